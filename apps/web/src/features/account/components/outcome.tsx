import { useEffect, useRef, type ReactNode } from 'react'
import { PageHead } from '../../../ui/page-head/page-head'
import './account-form.css'

export interface OutcomeProps {
  readonly title: string
  readonly text: string
  /** The one next step. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Takes the place of a form when there is nothing more to fill in, and takes the focus with it. */
export function Outcome({ title, text, action, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="account narrow stack stack--6">
      <PageHead title={title} lead={text} titleRef={heading} />
      {action ? <div className="actions">{action}</div> : null}
      {children}
    </div>
  )
}
