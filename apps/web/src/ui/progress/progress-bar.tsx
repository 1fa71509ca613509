import { percentMark } from '../percent'
import './progress.css'

/** `percent` runs from 0 to 100; `label` says what of; `valueText` may say it in words ("2 of 5 steps"). */
export function ProgressBar({ percent, label, valueText }: { percent: number; label: string; valueText?: string }) {
  return (
    <progress className="bar" max={100} value={percentMark(percent)} aria-label={label} aria-valuetext={valueText} />
  )
}
