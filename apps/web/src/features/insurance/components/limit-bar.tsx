import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden'
import { percentMark } from '../../../ui/percent'
import '../../../ui/range/range.css'
import './limit-bar.css'

interface LimitBarProps {
  /** The whole bar in one sentence. */
  readonly description: string
  readonly limitPercent: number
  readonly youPercent: number
  readonly limitText: string
  readonly youText: string
}

/** A limit, and where one stands: above or below it. */
export function LimitBar({ description, limitPercent, youPercent, limitText, youText }: LimitBarProps) {
  return (
    <div className="range limit-bar">
      <VisuallyHidden>{description}</VisuallyHidden>
      <span className="range__at" data-at={percentMark(youPercent)} aria-hidden="true">
        {youText}
      </span>
      <div className="range__bar" aria-hidden="true">
        <span className="range__from" data-at="0">
          <span className="range__band" data-at={percentMark(limitPercent)} />
        </span>
        <span className="range__mark" data-at={percentMark(youPercent)} />
      </div>
      <span className="range__at muted" data-at={percentMark(limitPercent)} aria-hidden="true">
        {limitText}
      </span>
    </div>
  )
}
