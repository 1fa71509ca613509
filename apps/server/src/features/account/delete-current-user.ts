import { deleteCurrentUser } from '@careway/contracts/account/delete-current-user'
import { DONE } from '@careway/contracts/kit/nothing'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { AccountParts } from './account-parts'

export const serveDeleteCurrentUser = (parts: AccountParts): ServedEndpoint =>
  serve(deleteCurrentUser, async ({ caller: { user }, session }) => {
    const outcome = await parts.accounts.remove(user.id)
    if (outcome === 'last-super-admin') throw refuse('last_super_admin')
    await session.end()
    await parts.audit.record({ action: 'account.deleted', actorId: null })
    return DONE
  })
