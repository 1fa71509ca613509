import { z } from 'zod'
import type { FieldFault } from '@careway/contracts/kit/field-issue'
import type { BodyCheck } from '../../calls/endpoint-handler'
import { fault } from '../../calls/refusal'
import type { IsCommonPassword } from '../../ports/password-hasher'
import { emailKey } from './email-key'

/** The part before the @ counts only when it is long enough to give a password away. */
const LOCAL_PART_MINIMUM = 5

function containsEmail(password: string, email: string): boolean {
  const asked = password.normalize('NFKC').toLowerCase()
  const address = emailKey(email)
  const localPart = address.split('@', 1)[0]!
  return asked.includes(address) || (localPart.length >= LOCAL_PART_MINIMUM && asked.includes(localPart))
}

/** Why a password of the right length may still not be used. */
export function passwordFaults(password: string, email: string, isCommon: IsCommonPassword): readonly FieldFault[] {
  if (containsEmail(password, email)) return [fault('password', 'passwordContainsEmail')]
  return isCommon(password) ? [fault('password', 'passwordTooCommon')] : []
}

const given = z.object({ email: z.string(), password: z.string() })

/** The same for a form that carries both, before it is known to be valid. */
export const newPasswordCheck =
  (isCommon: IsCommonPassword): BodyCheck =>
  (body) => {
    const form = given.safeParse(body)
    return form.success ? passwordFaults(form.data.password, form.data.email, isCommon) : []
  }
