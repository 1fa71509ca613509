import type { ReactNode } from 'react'
import { VisuallyHidden } from '../accessibility/visually-hidden'
import { percentMark } from '../percent'
import './range.css'

export type RangeProps = {
  /** The whole range in one sentence, for those who can't see the bar. */
  description: string
  /** Where the band begins and ends, in percent of the bar. */
  fromPercent: number
  toPercent: number
  /** A mark on the bar: the middle price, or where you are. */
  mark?: { percent: number; text?: ReactNode }
  lowText: ReactNode
  highText: ReactNode
}

/** A price is a range: low, middle, high. Its source and year stand beneath, as a `tiny` line. */
export function Range({ description, fromPercent, toPercent, mark, lowText, highText }: RangeProps) {
  return (
    <div className="range">
      {mark?.text ? (
        <span className="range__at" data-at={percentMark(mark.percent)}>
          {mark.text}
        </span>
      ) : null}
      <VisuallyHidden>{description}</VisuallyHidden>
      <div className="range__bar" aria-hidden="true">
        <span className="range__from" data-at={percentMark(fromPercent)}>
          <span className="range__band" data-at={percentMark(toPercent)} />
        </span>
        {mark ? <span className="range__mark" data-at={percentMark(mark.percent)} /> : null}
      </div>
      <div className="range__ends">
        <span>{lowText}</span>
        <span>{highText}</span>
      </div>
    </div>
  )
}
