/** The language a person is most at ease in: what an interpreter is asked for. English first. */
export const LANGUAGE_PREFERENCES = [
  'english', 'spanish', 'hindi', 'marathi', 'chinese', 'arabic', 'french', 'german', 'italian', 'portuguese', 'japanese',
  'korean', 'russian', 'dutch', 'polish', 'vietnamese', 'tagalog', 'bengali', 'gujarati', 'punjabi', 'telugu', 'tamil',
  'kannada', 'malayalam', 'urdu', 'nepali', 'thai', 'swahili', 'haitian_creole', 'amharic', 'somali',
] as const

export type LanguagePreference = (typeof LANGUAGE_PREFERENCES)[number]

/** What to say in English for the language: proper names, for asking an English-speaking desk for an interpreter. */
export const LANGUAGE_ENGLISH_NAMES: Readonly<Record<LanguagePreference, string>> = {
  english: 'English', spanish: 'Spanish', hindi: 'Hindi', marathi: 'Marathi', chinese: 'Chinese', arabic: 'Arabic',
  french: 'French', german: 'German', italian: 'Italian', portuguese: 'Portuguese', japanese: 'Japanese',
  korean: 'Korean', russian: 'Russian', dutch: 'Dutch', polish: 'Polish', vietnamese: 'Vietnamese',
  tagalog: 'Tagalog', bengali: 'Bengali', gujarati: 'Gujarati', punjabi: 'Punjabi', telugu: 'Telugu', tamil: 'Tamil',
  kannada: 'Kannada', malayalam: 'Malayalam', urdu: 'Urdu', nepali: 'Nepali', thai: 'Thai', swahili: 'Swahili',
  haitian_creole: 'Haitian Creole', amharic: 'Amharic', somali: 'Somali',
}
