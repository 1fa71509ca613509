import type { ReactNode } from 'react'
import { Card } from '../../../ui/card/card'
import { Scene } from '../../../ui/scene/scene'

export interface LeadCardProps {
  readonly titleId: string
  readonly eyebrow: string
  readonly title: string
  readonly text: string
  readonly note?: string
  /** Buttons, the main one first. */
  readonly children: ReactNode
}

/** What comes first on the page: one thing to do. */
export function LeadCard({ titleId, eyebrow, title, text, note, children }: LeadCardProps) {
  return (
    <Card variant="lead" aria-labelledby={titleId}>
      <div className="row row--between row--wide">
        <div className="grow stack">
          <div className="stack stack--2">
            <p className="eyebrow">{eyebrow}</p>
            <h2 id={titleId}>{title}</h2>
            {text ? <p className="muted">{text}</p> : null}
          </div>
          {note ? <p className="small muted">{note}</p> : null}
          <div className="actions">{children}</div>
        </div>
        <Scene isWideOnly />
      </div>
    </Card>
  )
}
