import type { Reason } from '@careway/domain/kernel/decision'
import type { Say } from '@careway/domain/letters/render-letter'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import type { CatalogName } from '@careway/i18n/catalogs'
import type { Messages } from '@careway/i18n/create-messages'
import { isOfferedLocale, type OfferedLocale } from '@careway/i18n/locales'

const sayFrom =
  (messages: Messages, locale: OfferedLocale, catalog: CatalogName): Say =>
  (code: string, params: Reason['params'] = {}) =>
    messages.translateCode(locale, catalog, code, params)

/** The languages of one answer, as they are asked for. */
export interface AskedLanguages {
  readonly targetLanguage?: InterfaceLanguage | undefined
  readonly readerLanguage?: InterfaceLanguage | undefined
}

/** Words for one answer: those of letters for whom they are sent to and for the reader, and those around them. */
export interface LetterWords {
  readonly reader: OfferedLocale
  /** The language of the document before any model translates it. */
  readonly written: OfferedLocale
  readonly sayToReader: Say
  readonly sayInLetter: Say
  readonly sayAround: Say
}

/**
 * A letter in English may be for somebody who reads the product in Spanish: then the letter is English, and what
 * explains it Spanish. Who asks for Spanish reads Spanish, unless they say what they read.
 */
export function letterWords(
  messages: Messages,
  { targetLanguage = 'en', readerLanguage }: AskedLanguages,
  locale: OfferedLocale,
): LetterWords {
  const written = isOfferedLocale(targetLanguage) ? targetLanguage : 'en'
  const own = written === 'en' ? locale : written
  const reader = readerLanguage && isOfferedLocale(readerLanguage) ? readerLanguage : own
  return {
    reader,
    written,
    sayToReader: sayFrom(messages, reader, 'letters'),
    sayInLetter: sayFrom(messages, written, 'letters'),
    sayAround: sayFrom(messages, reader, 'assistance'),
  }
}
