import { signUp } from '@careway/contracts/account/sign-up'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { fault, refuseFields } from '../../calls/refusal'
import type { AccountParts } from './account-parts'
import { presentUser } from './account.presenter'
import { emailKey } from './email-key'
import { newPasswordCheck } from './password-faults'
import { mailLink } from './send-link'

export const serveSignUp = (parts: AccountParts): ServedEndpoint =>
  serveOpenly(
    signUp,
    async ({ input: { body }, address, session, locale }) => {
      const key = emailKey(body.email)
      await parts.limits.take('sign-up-address', address)
      await parts.limits.take('sign-up-account', key)

      const passwordHash = await parts.hasher.hash(body.password)
      const { email, firstName, lastName } = body
      const user = await parts.accounts.create({ email, passwordHash, firstName, lastName, emailVerified: false })
      if (!user) throw refuseFields([fault('email', 'emailTaken')], 'email_taken')

      await session.begin(user.id)
      await parts.audit.record({ action: 'account.signed-up', actorId: user.id })
      parts.afterwork.add('verification mail', () => mailLink(parts, 'verify_email', user, locale))
      return presentUser(user)
    },
    newPasswordCheck(parts.isCommonPassword),
  )
