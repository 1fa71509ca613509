import { z } from 'zod'
import { CORRECTION_STATUSES, CORRECTION_TARGETS } from '@careway/domain/vocabulary/correction-terms'
import { TARGET_ID_MAXIMUM } from '../bookmarks/bookmark'
import { defineEndpoint } from '../kit/endpoint'
import { choice, requiredText, text, uuid } from '../kit/fields'
import { filter } from '../kit/filter'
import { pageQuery } from '../kit/pagination'

export const CORRECTION_MAXIMUM = 2000
export const CORRECTION_NOTE_MAXIMUM = 2000

export const sendCorrection = defineEndpoint({
  id: 'corrections.send',
  method: 'POST',
  path: '/api/corrections',
  access: 'public',
  summary: 'Say that something we show is wrong. No account needed.',
  body: z.strictObject({
    targetType: choice(CORRECTION_TARGETS, 'choice'),
    targetId: requiredText(TARGET_ID_MAXIMUM),
    message: requiredText(CORRECTION_MAXIMUM),
  }),
  /** The number to ask about it by. */
  output: z.object({ id: z.string(), status: z.enum(CORRECTION_STATUSES) }),
  status: 201,
  problems: ['not_found', 'too_many_requests'],
})

/** What the person who reported it may know: the number is the key, nothing of theirs comes back. */
export const getCorrectionStatus = defineEndpoint({
  id: 'corrections.status',
  method: 'GET',
  path: '/api/corrections/{id}',
  access: 'public',
  summary: 'What became of a correction.',
  params: z.strictObject({ id: uuid }),
  output: z.object({ id: z.string(), status: z.enum(CORRECTION_STATUSES), updatedAt: z.string() }),
  problems: ['not_found', 'too_many_requests'],
})

export const correction = z.object({
  id: z.string(),
  targetType: z.enum(CORRECTION_TARGETS),
  targetId: z.string(),
  targetTitle: z.string(),
  message: z.string(),
  status: z.enum(CORRECTION_STATUSES),
  note: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Correction = z.infer<typeof correction>

/** A correction as the person who sent it has it in the export. */
export const ownCorrection = correction.omit({ note: true })
export type OwnCorrection = z.infer<typeof ownCorrection>

export const listCorrections = defineEndpoint({
  id: 'corrections.list',
  method: 'GET',
  path: '/api/admin/corrections',
  access: 'admin',
  summary: 'What people say is wrong, newest first.',
  query: z.strictObject({ ...pageQuery.shape, status: filter(CORRECTION_STATUSES) }),
  output: z.array(correction),
})

export const updateCorrection = defineEndpoint({
  id: 'corrections.update',
  method: 'PATCH',
  path: '/api/admin/corrections/{id}',
  access: 'admin',
  summary: 'Say what became of a correction, or note something about it.',
  params: z.strictObject({ id: uuid }),
  body: z
    .strictObject({
      status: choice(CORRECTION_STATUSES, 'choice').optional(),
      note: text(CORRECTION_NOTE_MAXIMUM).nullable().optional(),
    })
    .refine((body) => Object.keys(body).length > 0, 'emptyUpdate'),
  output: correction,
  problems: ['not_found'],
})
