import type { z } from 'zod'
import { updateCurrentUser, type updateCurrentUserBody } from '@careway/contracts/account/update-current-user'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { fault, refuseFields } from '../../calls/refusal'
import type { SignedInUser } from '../../ports/caller'
import type { AccountParts } from './account-parts'
import { presentUser } from './account.presenter'
import { emailKey } from './email-key'
import { passwordFaults } from './password-faults'
import { mailLink, mailPasswordChanged } from './send-link'

type Body = z.output<typeof updateCurrentUserBody>

/** @returns the hash of the password that was proven */
async function proveOwner(
  parts: AccountParts,
  user: SignedInUser,
  currentPassword: string | undefined,
): Promise<string> {
  await parts.limits.take('password-change', user.id)
  const account = await parts.accounts.findByEmail(emailKey(user.email))
  const hash = account?.passwordHash ?? undefined
  const isRight = await parts.hasher.verify(currentPassword ?? '', hash)
  if (!isRight || hash === undefined) throw refuseFields([fault('currentPassword', 'currentPasswordWrong')])
  await parts.limits.giveBack('password-change', user.id)
  return hash
}

/** The new values of the row; a new e-mail has to be confirmed again. */
async function changesOf(parts: AccountParts, user: SignedInUser, body: Body) {
  const email = body.email === user.email ? undefined : body.email
  const needsProof = email !== undefined || body.password !== undefined
  const provenHash = needsProof ? await proveOwner(parts, user, body.currentPassword) : undefined
  const faults =
    body.password === undefined ? [] : passwordFaults(body.password, email ?? user.email, parts.isCommonPassword)
  if (faults.length > 0) throw refuseFields(faults)
  // A new address is mailed a link: it counts as one asked for.
  if (email !== undefined) await parts.limits.take('verification', user.id)
  const passwordHash = body.password === undefined ? undefined : await parts.hasher.hash(body.password)
  return { firstName: body.firstName, lastName: body.lastName, email, passwordHash, provenHash }
}

export const serveUpdateCurrentUser = (parts: AccountParts): ServedEndpoint =>
  serve(updateCurrentUser, async ({ caller: { user, sessionId }, input: { body }, locale }) => {
    const { currentPassword: _proof, ...wanted } = body
    if (Object.keys(wanted).length === 0) throw refuseFields([fault('body', 'emptyUpdate')])
    const changes = await changesOf(parts, user, body)
    const updated = await parts.accounts.update(user.id, changes, sessionId)
    if (updated === 'password-outdated') throw refuseFields([fault('currentPassword', 'currentPasswordWrong')])
    if (updated === 'email-taken') throw refuseFields([fault('email', 'emailTaken')], 'email_taken')

    await parts.audit.record({
      action: changes.passwordHash ? 'account.password-changed' : 'account.changed',
      actorId: user.id,
    })
    if (changes.email) parts.afterwork.add('verification mail', () => mailLink(parts, 'verify_email', updated, locale))
    if (changes.passwordHash)
      parts.afterwork.add('password notice', () => mailPasswordChanged(parts, user.email, locale))
    return presentUser(updated)
  })
