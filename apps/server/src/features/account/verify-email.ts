import { sendVerification, verifyEmail } from '@careway/contracts/account/verify-email'
import { DONE } from '@careway/contracts/kit/nothing'
import { serve, serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { AccountParts } from './account-parts'
import { hashOfToken } from './one-time-token'
import { mailLink } from './send-link'

export const serveVerifyEmail = (parts: AccountParts): ServedEndpoint =>
  serveOpenly(verifyEmail, async ({ input: { body }, address }) => {
    await parts.limits.take('link', address)
    const userId = await parts.accounts.verifyEmail(hashOfToken(body.token), parts.clock())
    if (!userId) throw refuse('link_invalid')
    await parts.audit.record({ action: 'account.email-verified', actorId: userId })
    return DONE
  })

export const serveSendVerification = (parts: AccountParts): ServedEndpoint =>
  serve(sendVerification, async ({ caller: { user }, locale }) => {
    await parts.limits.take('verification', user.id)
    if (!user.emailVerified)
      parts.afterwork.add('verification mail', () => mailLink(parts, 'verify_email', user, locale))
    return DONE
  })
