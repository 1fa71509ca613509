/** What a person wants of the assistant. */
export const CONVERSATION_TYPES = ['symptom_check', 'care_navigation', 'resource_finder', 'health_education'] as const
export type ConversationType = (typeof CONVERSATION_TYPES)[number]

/** Who worded an answer: the product's own cards and rules, or a language model that was given them. */
export const ANSWER_ENGINES = ['embedded', 'model'] as const
export type AnswerEngine = (typeof ANSWER_ENGINES)[number]

/** What the reader is told about how an answer came to be. */
export const ANSWER_NOTICES = [
  'model_failed',
  'model_withheld',
  'model_limit_reached',
  'emergency_without_model',
  'english_only',
] as const
export type AnswerNotice = (typeof ANSWER_NOTICES)[number]

/** Kinds of paperwork that help is asked for. */
export const ASSISTANCE_TYPES = ['appeal', 'application', 'prior_auth', 'form_help'] as const
export type AssistanceType = (typeof ASSISTANCE_TYPES)[number]

export const CHAT_SPEAKERS = ['user', 'ai'] as const
export type ChatSpeaker = (typeof CHAT_SPEAKERS)[number]

/** Longest message to the assistant, in characters. */
export const ASSISTANT_INPUT_MAXIMUM = 10_000
