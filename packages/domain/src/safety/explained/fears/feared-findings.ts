import { thoseThatMayStand } from '../../reading/may-stand'
import { findingsOf } from '../../find-findings'
import { isAtLeast } from '../../safety-level'
import { FINDINGS_OF_CHILDREN } from './feared-findings-of-children'
import { FINDINGS_OF_GROWN_UPS } from './feared-findings-of-grown-ups'
import { MEASURED_FINDINGS } from './feared-findings-measured'
import type { FearedFinding } from './feared-finding'
import type { Reading } from '../reading'
import { saysInNoList } from '../says'
import { isFelt } from '../wellness'
import { words } from '../../../free-text/words'

const FINDINGS: readonly FearedFinding[] = [...FINDINGS_OF_GROWN_UPS, ...FINDINGS_OF_CHILDREN, ...MEASURED_FINDINGS]
const findingsIn = thoseThatMayStand(FINDINGS, ({ tells }) => tells)

/** What the fear itself is heard as, and what any finding is called. */
const OF_FEAR = words(
  'stressed anxious insomnia mere-worry lump rash pain-other swelling-other skin-change mole cancer chronic-illness liver-disease needs-visit lasting long-lasting month-or-more always for-long for-long-alone mild hiccups weak-immunity weak-immunity-person overdose-look stroke heart-attack poison odd-mind',
)

const EVER_GONE = new Set([...OF_FEAR, ...FINDINGS.flatMap(({ explains = [] }) => explains)])

const without = (said: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...said].filter((each) => !gone.has(each)))

/** Whether anything is felt, or is for today, beside some concepts. */
function isForToday(said: ReadonlySet<string>, beside: ReadonlySet<string>): boolean {
  const left = without(said, beside)
  return isFelt({ said: left }) || findingsOf(left).some(({ level }) => isAtLeast(level, 'high'))
}

const holds = ({ tells, never, age }: FearedFinding, { plain, ages }: Reading): boolean =>
  tells.every((sign) => sign.test(plain)) &&
  !(age && ages.some((each) => each < age[0] || each >= age[1])) &&
  !(never && saysInNoList(plain, never))

/**
 * What is left to hear where a finding that people fear is told with all that makes it usual. Beside anything felt, or
 * anything that is for today, all stays as heard.
 */
export function withFearedFindings(reading: Reading): ReadonlySet<string> {
  if (isForToday(reading.said, EVER_GONE)) return reading.said
  const found = findingsIn(reading.plain).filter((finding) => holds(finding, reading))
  if (found.length === 0) return reading.said
  const gone = new Set([...OF_FEAR, ...found.flatMap(({ explains = [] }) => explains)])
  if (isForToday(reading.said, gone)) return reading.said
  return new Set([...without(reading.said, gone), 'harmless-sign'])
}
