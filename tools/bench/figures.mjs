const NAME_WIDTH = 52
const VALUE_WIDTH = 12

/** A heading, then its figures. */
export const heading = (text) => console.log(`\n${text}`)

/** A line of what was measured without a limit, or of what was left out. */
export const note = (name, value = '') => console.log(`  ${name.padEnd(NAME_WIDTH)}${value.padStart(VALUE_WIDTH)}`)

/** @param {{ text: string, isKept: boolean }} limit what the figure is held against, and whether it keeps to it */
export const figure = (name, value, limit) =>
  console.log(
    `  ${name.padEnd(NAME_WIDTH)}${value.padStart(VALUE_WIDTH)}   limit ${limit.text.padEnd(10)} ${limit.isKept ? 'pass' : 'OVER'}`,
  )

export const atMost = (value, limit, unit) => ({ text: `<= ${limit} ${unit}`, isKept: value <= limit })
export const atLeast = (value, limit, unit) => ({ text: `>= ${limit} ${unit}`, isKept: value >= limit })

export const inMilliseconds = (value) => `${value.toFixed(1)} ms`

/** The value that this part of all values does not exceed; 0.5 is the middle one. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]
}

export const median = (values) => quantile(values, 0.5)
