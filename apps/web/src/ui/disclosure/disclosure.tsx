import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '../icon/icon'
import './disclosure.css'

export type DisclosureProps = {
  summary: ReactNode
  /** What the summary says while it is open, such as "Hide steps". */
  openSummary?: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** The working beneath an answer. Works before any script has run. */
export function Disclosure({ summary, openSummary, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <details className="more" open={isOpenAtFirst}>
      <summary>
        {openSummary ? (
          <>
            <span className="when-closed">{summary}</span>
            <span className="when-open">{openSummary}</span>
          </>
        ) : (
          <span>{summary}</span>
        )}
        <Icon glyph={ChevronDown} />
      </summary>
      {children}
    </details>
  )
}
