/** The language a person is most at ease in: what an interpreter is asked for. English first. */
export const LANGUAGE_PREFERENCES = [
  'english', 'spanish', 'hindi', 'marathi', 'chinese', 'arabic', 'french', 'german', 'italian', 'portuguese', 'japanese',
  'korean', 'russian', 'dutch', 'polish', 'vietnamese', 'tagalog', 'bengali', 'gujarati', 'punjabi', 'telugu', 'tamil',
  'kannada', 'malayalam', 'urdu', 'nepali', 'thai', 'swahili', 'haitian_creole', 'amharic', 'somali',
] as const

export type LanguagePreference = (typeof LANGUAGE_PREFERENCES)[number]
