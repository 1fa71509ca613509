import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { pathway } from './pathway'

export const listPathways = defineEndpoint({
  id: 'pathways.list',
  method: 'GET',
  path: '/api/pathways',
  access: 'signed-in',
  summary: 'All pathways found for me, recommended first.',
  output: z.array(pathway),
})

export const listMyPathways = defineEndpoint({
  id: 'pathways.list-mine',
  method: 'GET',
  path: '/api/my-pathways',
  access: 'signed-in',
  summary: 'The pathways I pursue or have completed, newest change first.',
  output: z.array(pathway),
})
