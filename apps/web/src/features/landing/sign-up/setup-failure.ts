import type { Translate } from '@careway/i18n/create-messages'
import { CallError, problemMessage } from '../../../platform/call'
import type { SetupOutcome } from './complete-setup'

type Failure = Exclude<SetupOutcome, { kind: 'done' }>

/** What the toast says: the server's words where it has some, and that it was the account where it was. */
export function failureText({ kind, error }: Failure, t: Translate<'landing'>): string {
  if (kind === 'profile-failed' || !(error instanceof CallError)) return problemMessage(error, t('wizard.failed'))
  const reason = error.problem?.message
  return reason ? t('wizard.accountFailedBecause', { reason }) : t('wizard.accountFailed')
}

/** The fields that the server refused, with its words for each. An e-mail that is taken is the e-mail's fault. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  const problem = error instanceof CallError ? error.problem : undefined
  if (!problem) return {}
  if (problem.code === 'email_taken') return { email: problem.message, ...problem.fieldErrors }
  return problem.fieldErrors ?? {}
}
