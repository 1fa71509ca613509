const ENDINGS = [/(ces)$/u, /(es|os|as)$/u, /[aeo]s?$/u]
const SHORTEST = 5

/**
 * A light stem for folded Spanish words: the number and the gender come off, nothing else
 * (after J. Savoy, "Light stemming approaches for the French, Portuguese, German and Hungarian languages", 2006).
 */
export function stemSpanish(word: string): string {
  if (word.length < SHORTEST) return word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word
  if (ENDINGS[0]!.test(word)) return `${word.slice(0, -3)}z`
  const ending = ENDINGS.slice(1).find((each) => each.test(word))
  return ending ? word.replace(ending, '') : word
}
