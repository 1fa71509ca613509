import { z } from 'zod'
import { BY_WHEN, CRISES, SAFETY_ACTIONS } from '@careway/domain/safety/safety-assessment'
import { SAFETY_LEVELS } from '@careway/domain/safety/safety-level'
import { ANSWER_ENGINES, ANSWER_NOTICES } from '@careway/domain/vocabulary/assistant-terms'
import { INTERFACE_LANGUAGES } from '@careway/domain/vocabulary/interface-language'
import { citation } from '../pathways/pathway'

/** Something to do next. `href` is an address of this product, or `tel:`. */
export const recommendedAction = z.object({ id: z.string(), label: z.string(), href: z.string() })
export type RecommendedAction = z.infer<typeof recommendedAction>

/** What the safety gate says, in sentences of the reader's language. It stands before every answer. */
export const safetyNotice = z.object({
  level: z.enum(SAFETY_LEVELS),
  /** True where 911, 988 or an emergency room comes before anything else. */
  isEmergency: z.boolean(),
  action: z.enum(SAFETY_ACTIONS),
  byWhen: z.enum(BY_WHEN),
  crisis: z.enum(CRISES).nullable(),
  levelName: z.string(),
  /** What to do and where. */
  whatToDo: z.string(),
  when: z.string(),
  /** More to know in a crisis. */
  crisisHelp: z.string().nullable(),
  why: z.array(z.string()),
  /** What to do right away in an emergency, the most pressing first. */
  firstAid: z.array(z.string()),
  /** Numbers to call, the first first. */
  calls: z.array(recommendedAction),
  sources: z.array(citation),
})
export type SafetyNotice = z.infer<typeof safetyNotice>

/** What every answer of the assistant carries, whatever its text is called. */
export const assistantAnswer = z.object({
  conversationId: z.string(),
  /** Of the text and of what is recommended. */
  language: z.enum(INTERFACE_LANGUAGES),
  timestamp: z.string(),
  riskLevel: z.enum(SAFETY_LEVELS),
  safety: safetyNotice,
  recommendedActions: z.array(recommendedAction),
  /** The pages that the text rests on. */
  sources: z.array(citation),
  engine: z.enum(ANSWER_ENGINES),
  notices: z.array(z.enum(ANSWER_NOTICES)),
})
export type AssistantAnswer = z.infer<typeof assistantAnswer>
