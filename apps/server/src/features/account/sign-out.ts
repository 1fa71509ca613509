import { signOut } from '@careway/contracts/account/sign-out'
import { DONE } from '@careway/contracts/kit/nothing'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import type { AccountParts } from './account-parts'

export const serveSignOut = (parts: AccountParts): ServedEndpoint =>
  serveOpenly(signOut, async ({ findCaller, session }) => {
    const caller = await findCaller()
    await session.end()
    if (caller) await parts.audit.record({ action: 'account.signed-out', actorId: caller.user.id })
    return DONE
  })
