import { foldWords } from './fold-text'

const SPANISH = new Set(
  'el la los las de del que mi mis su por para con no y en una un fue es esta tengo tiene pero carta plan seguro'.split(
    ' ',
  ),
)
const ENGLISH = new Set('the a an of that my for with not and in on was is it letter they i to by from'.split(' '))
const BOTH = new Set(['no', 'a', 'plan'])

/** Whether more of a text's small words are Spanish than English. */
export function isSpanish(text: string): boolean {
  const words = foldWords(text).filter((word) => !BOTH.has(word))
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(SPANISH) > count(ENGLISH)
}
