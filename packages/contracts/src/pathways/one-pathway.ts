import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { instant, requiredText, text, uuid, writtenNumber } from '../kit/fields'
import { done } from '../kit/nothing'
import { pathway } from './pathway'

export const NOTES_MAXIMUM = 2000
const byId = z.strictObject({ id: uuid })

export const getPathway = defineEndpoint({
  id: 'pathways.get',
  method: 'GET',
  path: '/api/pathways/{id}',
  access: 'signed-in',
  summary: 'One of my pathways.',
  params: byId,
  output: pathway,
})

/** Keeps a copy of an option found earlier, by its code: what a device that was offline sends when it is back. */
export const savePathway = defineEndpoint({
  id: 'pathways.save',
  method: 'POST',
  path: '/api/pathways',
  access: 'signed-in',
  summary: 'Put a care option on my plan. The same Idempotency-Key twice changes nothing the second time.',
  body: z.strictObject({
    option: requiredText(80),
    notes: text(NOTES_MAXIMUM).optional(),
    scheduledDate: instant.nullable().optional(),
  }),
  output: pathway,
  status: 201,
  problems: ['profile_missing', 'profile_incomplete', 'idempotency_key_reused', 'too_many_requests'],
})

export const updatePathway = defineEndpoint({
  id: 'pathways.update',
  method: 'PATCH',
  path: '/api/pathways/{id}',
  access: 'signed-in',
  summary: 'Note an appointment, write notes, or mark as completed.',
  params: byId,
  body: z
    .strictObject({
      scheduledDate: instant.nullable().optional(),
      notes: text(NOTES_MAXIMUM).nullable().optional(),
      status: z.literal('completed', 'choice').optional(),
    })
    .refine((body) => Object.keys(body).length > 0, 'emptyUpdate'),
  output: pathway,
})

export const pursuePathway = defineEndpoint({
  id: 'pathways.pursue',
  method: 'POST',
  path: '/api/pathways/{id}/pursue',
  access: 'signed-in',
  summary: 'Put a pathway on my plan. Only while it is identified.',
  params: byId,
  output: pathway,
  problems: ['pathway_not_identified'],
})

export const completeStep = defineEndpoint({
  id: 'pathways.complete-step',
  method: 'PATCH',
  path: '/api/pathways/{id}/steps/{index}',
  access: 'signed-in',
  summary: 'Tick or untick a step, by its index from 0.',
  params: z.strictObject({
    id: uuid,
    index: writtenNumber(z.number('type').int('type').min(0, 'range').max(50, 'range')),
  }),
  body: z.strictObject({ completed: z.boolean('type') }),
  output: pathway,
  problems: ['conflict'],
})

export const removePathway = defineEndpoint({
  id: 'pathways.remove',
  method: 'POST',
  path: '/api/pathways/{id}/remove',
  access: 'signed-in',
  summary: 'Take a pathway off my plan.',
  params: byId,
  output: done,
})

export const deletePathway = defineEndpoint({
  id: 'pathways.delete',
  method: 'DELETE',
  path: '/api/pathways/{id}',
  access: 'signed-in',
  summary: 'Delete one of my pathways for good.',
  params: byId,
  output: done,
})
