import { HELP_VALUES, LIKELIHOODS, VERIFICATIONS, type HelpValue } from '../vocabulary/help-terms'
import type { HelpDecision, HelpRecord } from './program'

/** A record with what was decided of it. `value` is a program's; a resource has none. */
export interface DecidedHelp {
  readonly record: Pick<HelpRecord, 'name' | 'verification'> & { readonly value?: HelpValue }
  readonly decision: Pick<HelpDecision, 'likelihood'>
}

const valuePlace = (value: HelpValue | undefined): number =>
  value === undefined ? HELP_VALUES.length : HELP_VALUES.indexOf(value)

function compare(one: DecidedHelp, other: DecidedHelp): number {
  return (
    LIKELIHOODS.indexOf(one.decision.likelihood) - LIKELIHOODS.indexOf(other.decision.likelihood) ||
    valuePlace(one.record.value) - valuePlace(other.record.value) ||
    VERIFICATIONS.indexOf(one.record.verification) - VERIFICATIONS.indexOf(other.record.verification) ||
    one.record.name.localeCompare(other.record.name, 'en')
  )
}

/** The published order: the likeliest first, then what is worth most, then what was verified, then by name. */
export const rankHelp = <Help extends DecidedHelp>(helps: readonly Help[]): readonly Help[] => helps.toSorted(compare)
