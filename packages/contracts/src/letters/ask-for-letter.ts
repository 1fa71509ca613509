import { z } from 'zod'
import {
  CENTS_FIELDS,
  DATE_FIELDS,
  LETTER_FIELDS,
  LONGEST_TELLING,
  TEXT_FIELDS,
  type CentsField,
  type DateField,
  type TextField,
} from '@careway/domain/letters/letter-fields'
import { DENIAL_REASONS, LETTER_KINDS, PLAN_TYPES } from '@careway/domain/letters/letter-kinds'
import {
  ANSWER_ENGINES,
  ANSWER_NOTICES,
  ASSISTANCE_TYPES,
  ASSISTANT_INPUT_MAXIMUM,
} from '@careway/domain/vocabulary/assistant-terms'
import { INTERFACE_LANGUAGES } from '@careway/domain/vocabulary/interface-language'
import { recommendedAction, safetyNotice } from '../assistant/assistant-answer'
import { defineEndpoint } from '../kit/endpoint'
import { choice, requiredText, text } from '../kit/fields'
import { citation } from '../pathways/pathway'

const fieldsOf = <Field extends string, Value extends z.ZodType>(fields: readonly Field[], value: Value) =>
  Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, Value>

const day = z.iso.date('format')

/** What a letter may be told besides the text. All of it is optional: what is missing is a labelled blank. */
export const letterFacts = z.strictObject({
  ...fieldsOf<TextField, z.ZodOptional<z.ZodString>>(TEXT_FIELDS, text(LONGEST_TELLING).optional()),
  ...fieldsOf<DateField, z.ZodOptional<typeof day>>(DATE_FIELDS, day.optional()),
  ...fieldsOf<CentsField, z.ZodOptional<z.ZodNumber>>(
    CENTS_FIELDS,
    z.number('type').int('type').min(0, 'range').optional(),
  ),
  householdSize: z.number('type').int('type').min(1, 'range').max(30, 'range').optional(),
  /** Empty where it is not known, whatever the text says. */
  planType: z.enum([...PLAN_TYPES, ''], 'choice').optional(),
  denialReason: z.enum([...DENIAL_REASONS, ''], 'choice').optional(),
  isUrgent: z.boolean('type').optional(),
  endsApprovedCare: z.boolean('type').optional(),
  isCareGiven: z.boolean('type').optional(),
  isUnder21: z.boolean('type').optional(),
  usesInsurance: z.boolean('type').optional(),
  programId: text(120).optional(),
})

/** Facts in which people tell how they are. */
export const HEARD_FACTS = ['symptoms', 'medicalReason'] as const satisfies readonly TextField[]
export type HeardFact = (typeof HEARD_FACTS)[number]

const HEARD_IN_LETTERS = ['context', ...HEARD_FACTS.map((fact) => `facts.${fact}`)]

const about = {
  context: requiredText(ASSISTANT_INPUT_MAXIMUM),
  /** Left out for English. */
  targetLanguage: z.enum(INTERFACE_LANGUAGES, 'choice').optional(),
  /** Of what explains the document. Left out: that of a document in Spanish, else that of the request. */
  readerLanguage: z.enum(INTERFACE_LANGUAGES, 'choice').optional(),
}

/** A document to download, print or copy. A form feed begins a new page; what follows it is not sent. */
export const assistanceDocument = z.object({
  name: z.string(),
  type: z.string(),
  content: z.string(),
  language: z.enum(INTERFACE_LANGUAGES),
})

export const letterDeadline = z.object({
  label: z.string(),
  /** Null where the day it counts from is not known. */
  date: z.string().nullable(),
  isPast: z.boolean(),
  source: citation,
})

/** A fact that would complete the letter. */
export const letterQuestion = z.object({
  field: z.enum([...LETTER_FIELDS, 'planType', 'denialReason', 'letterKind', 'programId'] as const),
  label: z.string(),
  /** The likely answers, the likeliest first; empty for free text. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const assistance = z.object({
  /** What was drafted and what to do with it, or why nothing was. Plain text. */
  response: z.string(),
  documents: z.array(assistanceDocument),
  letterKind: z.enum(LETTER_KINDS).nullable(),
  /** What was asked for here or found in the text; what a next request may send back, corrected. */
  facts: letterFacts,
  questions: z.array(letterQuestion),
  deadlines: z.array(letterDeadline),
  recommendedActions: z.array(recommendedAction),
  sources: z.array(citation),
  /** The language of the first document. */
  language: z.enum(INTERFACE_LANGUAGES),
  engine: z.enum(ANSWER_ENGINES),
  notices: z.array(z.enum(ANSWER_NOTICES)),
  /** Where the text tells of danger. */
  safety: safetyNotice.nullable(),
})
export type Assistance = z.infer<typeof assistance>

export const askForLetter = defineEndpoint({
  id: 'letters.ask',
  method: 'POST',
  path: '/api/ai/admin-help',
  access: 'signed-in',
  summary: 'Help with paperwork: an appeal, an application, a prior authorization or a form, drafted as documents.',
  body: z.strictObject({
    ...about,
    assistanceType: choice(ASSISTANCE_TYPES, 'assistanceType'),
    letterKind: z.enum(LETTER_KINDS, 'choice').optional(),
    facts: letterFacts.optional(),
  }),
  output: assistance,
  heard: HEARD_IN_LETTERS,
  problems: ['too_many_requests'],
})

export const analyzeResources = defineEndpoint({
  id: 'letters.analyze-resources',
  method: 'POST',
  path: '/api/ai/resource-analysis',
  access: 'signed-in',
  summary: 'Which programs and places fit what I tell, why, and in what order to ask them, as a document.',
  body: z.strictObject({
    ...about,
    assistanceType: z.literal('resource_analysis', 'choice').default('resource_analysis'),
    facts: letterFacts.optional(),
  }),
  output: assistance,
  heard: HEARD_IN_LETTERS,
  problems: ['too_many_requests'],
})
