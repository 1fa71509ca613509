/** A telephone number as a register prints it, told apart from its extension. */
export interface PhoneDigits {
  /** Ten digits. */
  readonly number: string
  readonly extension?: string
}

/** Undefined where there is no whole number of the North American plan. */
export function phoneDigits(printed: string): PhoneDigits | undefined {
  const [main = '', extension = ''] = printed.toLowerCase().split(/ext\.?|x|#/)
  const digits = main.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (!/^[2-9]\d{9}$/.test(digits)) return undefined
  const inside = extension.replaceAll(/\D/g, '')
  return inside === '' ? { number: digits } : { number: digits, extension: inside }
}
