/** Whether the digits have the check digit of a payment card (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  const total = [...digits].toReversed().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits.length >= 13 && digits.length <= 19 && total % 10 === 0
}
