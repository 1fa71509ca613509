import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { text } from '../kit/fields'
import { pathway } from './pathway'

export const SPECIFIC_NEED_MAXIMUM = 1000

export const analyzePathwaysBody = z.strictObject({
  /** In the person's own words. Read once, never stored. */
  specificNeed: text(SPECIFIC_NEED_MAXIMUM).trim().optional(),
  /** Look again: replaces what is still only identified. */
  regenerate: z.boolean('type').optional(),
})

export const analyzePathways = defineEndpoint({
  id: 'pathways.analyze',
  method: 'POST',
  path: '/api/pathways/analyze',
  access: 'signed-in',
  summary: 'Choose care pathways from my profile, recommended first, and keep them.',
  body: analyzePathwaysBody,
  bodyOptional: true,
  output: z.array(pathway),
  heard: ['specificNeed'],
  problems: ['profile_missing', 'profile_incomplete', 'unknown_zip_code', 'too_many_requests'],
})
