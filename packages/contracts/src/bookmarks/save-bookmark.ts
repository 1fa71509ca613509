import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { requiredText } from '../kit/fields'
import { bookmark, bookmarkDeadline, bookmarkNotes, bookmarkStatus, bookmarkType, TARGET_ID_MAXIMUM } from './bookmark'

export const saveBookmark = defineEndpoint({
  id: 'bookmarks.save',
  method: 'POST',
  path: '/api/bookmarks',
  access: 'signed-in',
  summary:
    'Save a plan, resource, program or provider. One bookmark a target. The same Idempotency-Key twice changes nothing the second time.',
  body: z.strictObject({
    type: bookmarkType,
    targetId: requiredText(TARGET_ID_MAXIMUM),
    /** `chosen` is for plans: the one chosen before is only saved from then on. */
    status: bookmarkStatus.optional(),
    notes: bookmarkNotes.nullable().optional(),
    deadline: bookmarkDeadline.nullable().optional(),
  }),
  output: bookmark,
  status: 201,
  problems: [
    'not_found',
    'bookmarks_full',
    'idempotency_key_reused',
    'requiresProfile',
    'requiresLocation',
    'invalidZipCode',
    'county_needed',
    'marketplace_unreachable',
    'too_many_requests',
  ],
})
