import { foldWords } from './question-words'

const COVER =
  /\b(?:insur\w*|medicaid|medicare|obamacare|marketplace|cobra|enroll\w*|deductible\w*|copays?|bills?|billed|costs?|afford\w*|coverage|covered|appeal\w*|denied|denial|charity|aseguran\w*|seguros?|mercado|inscri\w*|deducibles?|cuentas?|factura\w*|cobr\w+|cuestan?|pagar|cobertura|apel\w*|negaron)\b/

/** Whether a message speaks of cover, a bill or a price, in English or Spanish. */
export const namesCover = (text: string): boolean => COVER.test(foldWords(text).join(' '))
