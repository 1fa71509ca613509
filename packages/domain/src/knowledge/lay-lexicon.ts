import { ENGLISH_LEXICON } from './lay-lexicon-english'
import { SPANISH_LEXICON } from './lay-lexicon-spanish'

/** Words people use, folded, and the words of the cards that they stand for. A phrase stands as it is said. */
export type LayLexicon = Readonly<Record<string, string>>

export const layLexiconOf = (language: 'en' | 'es'): LayLexicon =>
  language === 'es' ? SPANISH_LEXICON : ENGLISH_LEXICON
