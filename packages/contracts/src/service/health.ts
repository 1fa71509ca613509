import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'

export const getHealth = defineEndpoint({
  id: 'service.health',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: '200 when the server can serve: the database is reached and migrated.',
  output: z.object({ status: z.literal('ok'), database: z.enum(['pglite', 'postgresql']) }),
  problems: ['busy'],
})
