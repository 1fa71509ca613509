import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import { useMessages } from '../../../platform/language'
import { Citation } from '../../../widgets/citation/citation'

interface BenchmarkNoteProps {
  readonly source: CoverageEstimate['slcspSource']
  /** The year asked for: premiums of another year say so. */
  readonly year: number
}

/** What the benchmark is, where its price comes from, and of which year. */
export function BenchmarkNote({ source, year }: BenchmarkNoteProps) {
  const t = useMessages('insurance')
  if (!source) return t('working.benchmarkNote')
  const isOlder = source.planYear !== year
  return (
    <>
      {t('working.benchmarkNote')}. <Citation source={{ ...source, asOf: source.asOf ?? String(source.planYear) }} />
      {isOlder ? `. ${t('working.benchmarkOlder', { year: source.planYear })}` : null}
    </>
  )
}
