import { mentionsSomebodyElse } from '@careway/domain/letters/reading/read-circumstances'
import type { FactField } from './fact-fields'
import type { FactValues } from './fact-values'

export type Who = 'me' | 'somebody'

type Names = Pick<FactValues, 'patientName' | 'representativeName'>

/** For somebody else, whoever writes signs for the patient. */
export const whoOf = ({ representativeName = '' }: Names): Who => (representativeName === '' ? 'me' : 'somebody')

/** The name of the account stands once: as the patient's, or as that of whoever writes for the patient. */
export function namesFor(who: Who, account: string, { patientName = '' }: Names): Names {
  if (who === 'me') return { patientName: account, representativeName: '' }
  return { patientName: patientName === account ? '' : patientName, representativeName: account }
}

/** The names to begin with, by whether the story speaks of somebody else. */
export function firstNames(story: string, account: string, fields: readonly FactField[]): Names {
  const who = mentionsSomebodyElse(story) ? 'somebody' : 'me'
  if (fields.includes('representativeName')) return namesFor(who, account, {})
  return fields.includes('patientName') && who === 'me' ? { patientName: account } : {}
}
