const BANDS: readonly (readonly [string, (age: number) => boolean])[] = [
  ['age-newborn', (age) => age < 28 / 365],
  ['age-under-3-months', (age) => age < 0.25],
  ['age-under-5-months', (age) => age < 5 / 12],
  ['age-under-2', (age) => age < 2],
  ['age-under-3', (age) => age < 3],
  ['age-under-18', (age) => age < 18],
  ['age-under-25', (age) => age < 25],
  ['age-45-plus', (age) => age >= 45],
  ['age-50-plus', (age) => age >= 50],
  ['age-60-plus', (age) => age >= 60],
  ['age-65-plus', (age) => age >= 65],
]

export const AGE_CONCEPTS = BANDS.map(([code]) => code)

/** Codes of all age bands that any of the ages lies in. */
export const ageConcepts = (ages: readonly number[]): readonly string[] =>
  BANDS.filter(([, holds]) => ages.some(holds)).map(([code]) => code)
