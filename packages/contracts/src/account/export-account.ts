import { z } from 'zod'
import { conversation } from '../assistant/conversations'
import { modelConsentRecord } from '../assistant/model-consent'
import { bookmark } from '../bookmarks/bookmark'
import { ownCorrection } from '../corrections/corrections'
import { defineEndpoint } from '../kit/endpoint'
import { pathway } from '../pathways/pathway'
import { profile } from '../profile/profile'
import { currentUser } from './current-user'

export const exportAccount = defineEndpoint({
  id: 'account.export',
  method: 'GET',
  path: '/api/auth/export',
  access: 'signed-in',
  summary: 'All that is stored about the account, for its owner.',
  output: z.object({
    exportedAt: z.string(),
    user: currentUser,
    profile: profile.nullable(),
    pathways: z.array(pathway),
    bookmarks: z.array(bookmark),
    feedback: z.array(z.object({ type: z.string(), message: z.string(), createdAt: z.string() })),
    corrections: z.array(ownCorrection),
    modelConsents: z.array(modelConsentRecord),
    conversations: z.array(conversation),
  }),
})
