import { exportAccount } from '@careway/contracts/account/export-account'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import type { AccountParts } from './account-parts'
import { presentUser } from './account.presenter'

export const serveExportAccount = (parts: AccountParts): ServedEndpoint =>
  serve(exportAccount, async ({ caller: { user }, locale, header }) => {
    const answer = {
      exportedAt: parts.clock().toISOString(),
      user: presentUser(user),
      profile: await parts.records.profile(user.id),
      pathways: await parts.records.pathways(user.id, locale),
      bookmarks: await parts.records.bookmarks(user.id),
      feedback: await parts.records.feedback(user.id),
      corrections: await parts.records.corrections(user.id),
      modelConsents: await parts.records.modelConsents(user.id),
      conversations: await parts.records.conversations(user.id),
    }
    await parts.audit.record({ action: 'account.exported', actorId: user.id })
    header('content-disposition', 'attachment; filename="account.json"')
    return answer
  })
