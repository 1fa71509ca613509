import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { pageQuery } from '../kit/pagination'
import { bookmark, bookmarkType } from './bookmark'

export const listBookmarks = defineEndpoint({
  id: 'bookmarks.list',
  method: 'GET',
  path: '/api/bookmarks',
  access: 'signed-in',
  summary: 'What I saved, newest change first.',
  query: pageQuery.extend({ type: bookmarkType.optional() }),
  output: z.array(bookmark),
})
