import { setUp } from '@careway/contracts/account/set-up'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { fault, refuse, refuseFields } from '../../calls/refusal'
import type { AccountParts } from './account-parts'
import { presentUser } from './account.presenter'
import { hashOfToken } from './one-time-token'
import { newPasswordCheck } from './password-faults'

export const serveSetUp = (parts: AccountParts): ServedEndpoint =>
  serveOpenly(
    setUp,
    async ({ input: { body }, address, session }) => {
      await parts.limits.take('link', address)

      const { email, firstName, lastName } = body
      const passwordHash = await parts.hasher.hash(body.password)
      const made = await parts.accounts.createFirstSuperAdmin(
        { email, passwordHash, firstName, lastName, emailVerified: false },
        hashOfToken(body.token),
        parts.clock(),
      )
      if (made === 'link-invalid') throw refuse('link_invalid')
      if (made === 'email-taken') throw refuseFields([fault('email', 'emailTaken')], 'email_taken')

      await session.begin(made.id)
      await parts.audit.record({ action: 'account.set-up', actorId: made.id })
      return presentUser(made)
    },
    newPasswordCheck(parts.isCommonPassword),
  )
