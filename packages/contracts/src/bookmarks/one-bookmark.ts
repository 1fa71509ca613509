import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { uuid } from '../kit/fields'
import { done } from '../kit/nothing'
import { bookmark, bookmarkDeadline, bookmarkNotes, bookmarkStatus } from './bookmark'

const byId = z.strictObject({ id: uuid })

export const updateBookmark = defineEndpoint({
  id: 'bookmarks.update',
  method: 'PATCH',
  path: '/api/bookmarks/{id}',
  access: 'signed-in',
  summary: 'Say where a saved thing stands, write notes, or set a deadline.',
  params: byId,
  body: z
    .strictObject({
      status: bookmarkStatus.optional(),
      notes: bookmarkNotes.nullable().optional(),
      deadline: bookmarkDeadline.nullable().optional(),
    })
    .refine((body) => Object.keys(body).length > 0, 'emptyUpdate'),
  output: bookmark,
})

export const deleteBookmark = defineEndpoint({
  id: 'bookmarks.delete',
  method: 'DELETE',
  path: '/api/bookmarks/{id}',
  access: 'signed-in',
  summary: 'Delete one of my bookmarks for good.',
  params: byId,
  output: done,
})
