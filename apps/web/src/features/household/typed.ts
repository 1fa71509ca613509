/** A number as people write it, such as `$1,250.50`. Undefined where nothing is written, `NaN` where it is no number. */
export const numberIn = (text: string): number | undefined => {
  const digits = text.replaceAll(/[,$\s]/g, '')
  return digits === '' ? undefined : Number(digits)
}

export const textOf = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** Without what is undefined, so that a body says only what was said. */
export const saidOf = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T
