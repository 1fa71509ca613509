import { z } from 'zod'
import { LIKELIHOODS, PROGRAM_TYPES } from '@careway/domain/vocabulary/help-terms'
import { defineEndpoint } from '../kit/endpoint'
import { text, zipCode } from '../kit/fields'
import { filter } from '../kit/filter'
import { SEARCH_MAXIMUM } from '../resources/help-fields'
import { assistanceProgram } from './assistance-program'

export const listAssistancePrograms = defineEndpoint({
  id: 'programs.list',
  method: 'GET',
  path: '/api/assistance-programs',
  access: 'public',
  summary:
    'Every program that may help, the likeliest first, then the most valuable. Signed in, decided from the profile; a ZIP code given stands for the profile’s.',
  query: z.strictObject({
    type: filter(PROGRAM_TYPES),
    zipCode: zipCode.optional(),
    search: text(SEARCH_MAXIMUM).trim().optional(),
    likelihood: filter(LIKELIHOODS),
  }),
  output: z.array(assistanceProgram),
  problems: ['unknown_zip_code', 'too_many_requests'],
})

export const getAssistanceProgram = defineEndpoint({
  id: 'programs.get',
  method: 'GET',
  path: '/api/assistance-programs/{id}',
  access: 'public',
  summary: 'One assistance program.',
  params: z.strictObject({ id: text(200) }),
  query: z.strictObject({ zipCode: zipCode.optional() }),
  output: assistanceProgram,
  problems: ['not_found', 'unknown_zip_code', 'too_many_requests'],
})
