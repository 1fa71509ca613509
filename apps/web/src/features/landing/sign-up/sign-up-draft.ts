import { saveDraft } from '../../../platform/draft'

export const SIGN_UP_DRAFT = 'landing-sign-up'
/** Never kept anywhere. */
export const SECRET_FIELDS = ['password'] as const
const ACCOUNT_FIELDS = ['firstName', 'lastName', 'email']

/** Keeps the open step and what was typed so far, the password left out. A form nobody touched leaves nothing. */
export function keepSignUpDraft(stepIndex: number, values: object): void {
  const entries = Object.entries(values)
  const open = entries.filter(([field]) => !(SECRET_FIELDS as readonly string[]).includes(field))
  const hasName = open.some(([field, value]) => ACCOUNT_FIELDS.includes(field) && value !== '')
  if (stepIndex > 0 || hasName) saveDraft(SIGN_UP_DRAFT, { stepIndex, values: Object.fromEntries(open) })
}
