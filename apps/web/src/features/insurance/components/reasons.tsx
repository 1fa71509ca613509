import type { Said } from '@careway/contracts/coverage/coverage-answer'
import './citations.css'

/** Why: one sentence stands alone, several make a list. */
export function Reasons({ reasons }: { reasons: readonly Said[] }) {
  if (reasons.length === 0) return null
  if (reasons.length === 1) return <p className="small">{reasons[0]?.text}</p>
  return (
    <ul className="citations small">
      {reasons.map(({ code, text }) => (
        <li key={code}>{text}</li>
      ))}
    </ul>
  )
}
