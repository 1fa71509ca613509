import { onlyOne } from './span'

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
}
const COUNT = `(?<count>\\d{1,2}|${Object.keys(WORDS).join('|')})`
const SAYS = [
  new RegExp(`\\b(?:household|family|familia|hogar)\\s+(?:size\\s*)?(?:of|de|:|is|somos)\\s+${COUNT}\\b`, 'giu'),
  new RegExp(
    `\\b${COUNT}\\s+(?:people|persons|personas)\\s+(?:in|live in|en)\\s+(?:my|our|the|mi|nuestr[oa]|la|el)\\s+(?:household|home|house|hogar|casa|familia)`,
    'giu',
  ),
  new RegExp(`\\bsomos\\s+${COUNT}\\s+(?:personas\\b|en (?:la|mi) (?:casa|familia))`, 'giu'),
]

/** How many live in the household, where it is said in so many words. */
export function readHouseholdSize(text: string): number | undefined {
  const counts = SAYS.flatMap((says) => [...text.matchAll(says)]).map(({ groups }) => {
    const count = groups!['count']!.toLowerCase()
    return WORDS[count] ?? Number(count)
  })
  const size = onlyOne(counts)
  return size !== undefined && size > 0 && size <= 20 ? size : undefined
}
