import type { Lexicon } from '../../lexicon/lexicon'

type Respell = (choice: string) => readonly string[]

/** "j ai", "qu il": typed without the apostrophe. */
const withoutApostrophes: Respell = (choice) => [choice.replaceAll(/\b(j|l|m|t|s|d|n|c|qu) (?=[aeiouyh])/g, '$1')]

/** "je peux" is typed "jpeux". */
const OF_MINE =
  'veux|peux|vais|sens|saigne|vois|perds|meurs|creve|dors|etouffe|vomis|pense|prefere|voudrais|tiens|respire|tremble|supporte|comprends|arrive|me|souffre|tousse|crache'
const STARTS_WITH_MINE = new RegExp(`^(?:${OF_MINE})\\b`)
const withShortI: Respell = (choice) => (STARTS_WITH_MINE.test(choice) ? [`j${choice}`] : [])

const withSlurredAm: Respell = (choice) =>
  /\bsuis\b/.test(choice)
    ? ['jsuis', 'chui', 'chuis', 'chu', 'jui'].map((am) => choice.replace(/\b(?:je )?suis\b/, am))
    : []

/** "peux plus" is "peux pu" in Quebec and in short messages. */
const withShortNot: Respell = (choice) => [
  choice.replaceAll(/(?<=[a-z] )plus\b/g, 'pu'),
  choice.replaceAll(/(?<=[a-z] )plus\b/g, 'plu'),
  choice.replaceAll(/(?<=[a-z] )pas\b/g, 'pa'),
]

/** "a frappe", "est tombe", "de respirer": what sounds alike is spelled one for the other. */
const asItSounds: Respell = (choice) => [
  choice.replace(/\b((?:m )?a|ai|est|ont) ([a-z]{2,}[^e\W])ee?$/, '$1 $2er'),
  choice.replace(/\b(de|d|a|pour) ([a-z]{3,})er$/, '$1 $2e'),
]

/** "œ" is folded away: "cœur" is read as "c ur". */
const withoutLigature: Respell = (choice) => [
  choice
    .replaceAll(/\b(c|s)oeur/g, '$1 ur')
    .replaceAll(/(?<= )oeil\b/g, 'il')
    .replaceAll(/^oeil(?= )/g, 'il'),
]

const RESPELLINGS: readonly Respell[] = [
  withoutLigature,
  asItSounds,
  withShortNot,
  withSlurredAm,
  withShortI,
  withoutApostrophes,
]

/** A choice and how else it is spoken or typed. */
export function asSpokenInFrench(choices: readonly string[]): readonly string[] {
  let all = choices
  for (const respell of RESPELLINGS) all = [...new Set(all.concat(all.flatMap(respell)))]
  return all
}

const inPattern = (written: string): string =>
  written
    .split(' ~ ')
    .map((part) => asSpokenInFrench(part.split('|')).join('|'))
    .join(' ~ ')

export const lexiconAsSpokenInFrench = (lexicon: Lexicon): Lexicon =>
  Object.fromEntries(Object.entries(lexicon).map(([concept, patterns]) => [concept, patterns.map(inPattern)]))
