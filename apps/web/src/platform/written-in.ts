import { localeOf, type LocaleCode } from '@careway/i18n/locales'

/** Attributes of words whose language may not be that of the page; none where nobody knows it. */
export const writtenIn = (language: LocaleCode | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  language === undefined ? {} : { lang: language, dir: localeOf(language).direction }
