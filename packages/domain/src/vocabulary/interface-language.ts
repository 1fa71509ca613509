/** Codes of the languages that the interface is made for, and that letters may be asked for in. */
export const INTERFACE_LANGUAGES = ['en', 'es', 'zh', 'ar', 'hi', 'fr', 'ko', 'vi', 'ru', 'pt', 'tl', 'ja'] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]
