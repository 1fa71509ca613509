const Z_OF_95_PERCENT = 1.959964

/** A share with its Wilson score interval of 95 %, in words: `9 of 10 = 90.0 % (59.6 to 98.2)`. */
export function interval(right, total) {
  if (total === 0) return 'none'
  const z = Z_OF_95_PERCENT
  const share = right / total
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total)
  const reach = (z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))) / (1 + z ** 2 / total)
  const percent = (value) => (100 * value).toFixed(1)
  return `${right} of ${total} = ${percent(share)} % (${percent(Math.max(0, middle - reach))} to ${percent(Math.min(1, middle + reach))})`
}
