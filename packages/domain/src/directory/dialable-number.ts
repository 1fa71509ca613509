/** A number as people in the United States dial it. */
export interface DialableNumber {
  /** Ten digits, or a short code of three to six. */
  readonly digits: string
  readonly extension?: string
}

const KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'].flatMap((letters, at) =>
    [...letters].map((letter) => [letter, String(at + 2)]),
  ),
)

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Letters on the keys, where the number is spelled: `1-800-QUIT-NOW`. */
const unspelled = (text: string) =>
  /^[\d\s().+-]*\d{3}[\s().-]+[a-z\d-]{7,}$/.test(text)
    ? text.replaceAll(/[a-z]/g, (letter) => KEYS[letter] ?? '')
    : text

const isAreaAndExchange = (digits: string) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)

/** Whether a text can be a phone number anywhere: 3 to 15 digits, and nothing but what numbers are written with. */
export function isPhoneNumber(printed: string): boolean {
  const digits = digitsOf(unspelled(printed.toLowerCase()))
  const isWritten = /^[\d\s()+./"'*#,;:a-z-]*$/i.test(printed)
  return isWritten && digits.length >= 3 && digits.length <= 21 && /^\W*\d/.test(printed)
}

/** Undefined where it is no number of the North American plan and no short code: a foreign or an invented number. */
export function dialableNumber(printed: string): DialableNumber | undefined {
  const [main = '', behind = ''] = printed.toLowerCase().split(/\s*(?:extension|ext\.?|x|#)\s*(?=\d)/)
  const digits = digitsOf(unspelled(main.trim())).replace(/^1(?=\d{10}$)/, '')
  const isShort = /^[2-9]\d{2}$|^[1-9]\d{4,5}$/.test(digits)
  if (!isShort && !isAreaAndExchange(digits)) return undefined
  const extension = digitsOf(behind)
  return extension === '' ? { digits } : { digits, extension }
}
