import { useEffect, useRef, type ReactNode } from 'react'
import * as Primitive from 'radix-ui/tabs'
import { Badge } from '../badge/badge'
import './tabs.css'

export type Tab = { value: string; label: ReactNode; count?: ReactNode; content: ReactNode }

export type TabsProps = {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/**
 * Scrolls the row alone. `scrollIntoView` would also move where the tab key goes on from: a new visitor would start behind the
 * search.
 */
function bringIntoSight(row: HTMLElement, chosen: Element) {
  const from = row.getBoundingClientRect()
  const { left, right } = chosen.getBoundingClientRect()
  if (left < from.left) row.scrollLeft -= from.left - left
  else if (right > from.right) row.scrollLeft += right - from.right
}

/** Two or three views of one thing. Not for steps. Where the row is wider than the screen, the chosen one is in sight. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = value === undefined ? undefined : row.current?.querySelector('[aria-selected="true"]')
    if (row.current && chosen) bringIntoSight(row.current, chosen)
  }, [value])
  return (
    <Primitive.Root value={value} defaultValue={defaultValue ?? tabs[0]?.value} onValueChange={onValueChange}>
      <Primitive.List ref={row} className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count === undefined ? null : <Badge className="num">{tab.count}</Badge>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="tabs__panel">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
