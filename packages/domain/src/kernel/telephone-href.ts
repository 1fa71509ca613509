/** The address that calls a number, or texts it. @param digits ten of them, or a short code such as 988 */
export const telephoneHref = (digits: string, way: 'tel' | 'sms' = 'tel'): string =>
  `${way}:${digits.length === 10 ? '+1' : ''}${digits}`
