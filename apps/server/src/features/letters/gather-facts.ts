import type { Profile } from '@careway/contracts/profile/profile'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { dollars } from '@careway/domain/kernel/cents'
import type { LetterFacts } from '@careway/domain/letters/letter-facts'
import { readLetterFacts } from '@careway/domain/letters/read-letter-facts'
import { mentionsSomebodyElse } from '@careway/domain/letters/reading/read-circumstances'
import type { SignedInUser } from '../../ports/caller'

interface Asker {
  readonly user: Pick<SignedInUser, 'firstName' | 'lastName'>
  readonly profile: Profile | undefined
}

/** What the account says of the person; nothing where the letter may be somebody else's. */
function ownFacts(context: string, { user, profile }: Asker): LetterFacts {
  if (mentionsSomebodyElse(context)) return {}
  const income = profile?.estimatedAnnualIncome ?? null
  return {
    patientName: `${user.firstName} ${user.lastName}`,
    ...(profile && { householdSize: profile.householdSize }),
    ...(income !== null && { annualIncomeCents: dollars(income) }),
  }
}

/** "Oscar denied my claim", written by or for an Oscar, may speak of the person and not of the insurer. */
function withoutOwnName({ planName, ...read }: LetterFacts, names: readonly string[]): LetterFacts {
  const words = names.join(' ').toLowerCase().split(' ')
  return planName === undefined || words.includes(planName.toLowerCase()) ? read : { ...read, planName }
}

/** All that a letter may be filled with: what was given stands before what the text says, and that before the account. */
export const gatherFacts = (context: string, given: LetterFacts, asker: Asker, asOf: CalendarDate): LetterFacts => ({
  ...ownFacts(context, asker),
  ...withoutOwnName(readLetterFacts(context, asOf), [
    asker.user.firstName,
    asker.user.lastName,
    given.patientName ?? '',
  ]),
  ...given,
})
