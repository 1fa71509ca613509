import { forgotPassword, resetPassword } from '@careway/contracts/account/recover-password'
import { DONE } from '@careway/contracts/kit/nothing'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse, refuseFields } from '../../calls/refusal'
import type { AccountParts } from './account-parts'
import { emailKey } from './email-key'
import { hashOfToken } from './one-time-token'
import { passwordFaults } from './password-faults'
import { mailLink, mailPasswordChanged } from './send-link'

/** Whether the e-mail is known is found out after the answer, so neither the answer nor its time tells. */
export const serveForgotPassword = (parts: AccountParts): ServedEndpoint =>
  serveOpenly(forgotPassword, async ({ input: { body }, address, locale }) => {
    const email = emailKey(body.email)
    await parts.limits.take('forgot-address', address)
    await parts.limits.take('forgot-account', email)
    parts.afterwork.add('password link', async () => {
      const account = await parts.accounts.findByEmail(email)
      await parts.audit.record({
        action: 'account.password-reset-asked',
        actorId: null,
        subjectId: account?.user.id ?? null,
      })
      if (account?.isActive) await mailLink(parts, 'reset_password', account.user, locale)
    })
    return DONE
  })

export const serveResetPassword = (parts: AccountParts): ServedEndpoint =>
  serveOpenly(resetPassword, async ({ input: { body }, address, locale, session }) => {
    await parts.limits.take('link', address)
    const tokenHash = hashOfToken(body.token)
    const owner = await parts.links.findOwner('reset_password', tokenHash, parts.clock())
    if (!owner) throw refuse('link_invalid')
    const faults = passwordFaults(body.password, owner.email, parts.isCommonPassword)
    if (faults.length > 0) throw refuseFields(faults)

    const passwordHash = await parts.hasher.hash(body.password)
    const userId = await parts.accounts.resetPassword(tokenHash, passwordHash, parts.clock())
    if (!userId) throw refuse('link_invalid')
    await session.end()
    // Strangers who guessed at the account must not keep its owner out, who has just proven to be it.
    const email = emailKey(owner.email)
    await parts.limits.forget('sign-in-account-day', email)
    await parts.limits.forget('sign-in-account', `${address} ${email}`)
    await parts.audit.record({ action: 'account.password-reset', actorId: userId })
    parts.afterwork.add('password notice', () => mailPasswordChanged(parts, owner.email, locale))
    return DONE
  })
