import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'

export const dataSource = z.object({
  source: z.string(),
  title: z.string(),
  publisher: z.string(),
  licence: z.string(),
  url: z.string(),
  cadenceDays: z.number(),
  rows: z.number(),
  sourceVersion: z.string().nullable(),
  loadedAt: z.string().nullable(),
  isStale: z.boolean(),
  pullState: z.enum(['idle', 'pulling', 'offline', 'failed', 'off']),
  lastCheckedAt: z.string().nullable(),
  message: z.string().nullable(),
})

export type DataSource = z.infer<typeof dataSource>

export const listDataSources = defineEndpoint({
  id: 'administration.list-data-sources',
  method: 'GET',
  path: '/api/admin/data-sources',
  access: 'admin',
  summary: 'Each imported source: version, rows, age, and how the last pull went.',
  output: z.array(dataSource),
})
