import type { Lexicon } from '../../lexicon/lexicon'

type Respell = (choice: string) => string

const NO_GERUNDS = new Set(['quando', 'mando', 'comando', 'lindo', 'provocando', 'brincando'])
const INFINITIVES: Readonly<Record<string, string>> = { ando: 'ar', endo: 'er', indo: 'ir' }

/** "sangrando", as Portugal and Africa say it: "a sangrar". */
const asProgressive: Respell = (choice) =>
  choice.replaceAll(
    /\b(?:(me|se) )?([a-z]+?)(ando|endo|indo)\b/g,
    (whole, pronoun: string | undefined, stem, ending) => {
      if (NO_GERUNDS.has(`${stem}${ending}`) || stem.length < 1) return whole
      return `a ${stem}${INFINITIVES[ending as string]}${pronoun ? ` ${pronoun}` : ''}`
    },
  )

const NO_VERBS = 'eu|ele|ela|eles|elas|nao|a|o|os|as|for|fosse|tem|tiver|ta|esta'

/** "me bateu", as Portugal and Africa say it: "bateu-me". */
const withPronounAfter: Respell = (choice) =>
  choice.replace(new RegExp(`\\b(me|se|nos) (?!(?:${NO_VERBS})\\b)([a-z]+)`), '$2 $1')

/** "ta", "to", "pra": written in full. */
const inFull: Respell = (choice) =>
  choice
    .replaceAll(/\bta\b/g, 'esta')
    .replaceAll(/\bto\b/g, 'estou')
    .replaceAll(/\btava\b/g, 'estava')
    .replaceAll(/\bpra\b/g, 'para')
    .replaceAll(/\bpro\b/g, 'para o')

const iAmHere: Respell = (choice) => choice.replaceAll(/\b(?:to|estou)\b/g, 'tou')
const shortNot: Respell = (choice) => choice.replaceAll(/\bnao\b/g, 'n')
const slurredNot: Respell = (choice) => choice.replaceAll(/\bnao\b/g, 'num')
const shortThat: Respell = (choice) => choice.replaceAll(/\bque\b/g, 'q')

const RESPELLINGS: readonly Respell[] = [
  inFull,
  iAmHere,
  asProgressive,
  withPronounAfter,
  shortNot,
  slurredNot,
  shortThat,
]

/** A choice and how else it is spoken or typed, on either side of the ocean. */
export function asSpokenInPortuguese(choices: readonly string[]): readonly string[] {
  let all = choices
  for (const respell of RESPELLINGS) all = [...new Set(all.concat(all.map(respell)))]
  return all.filter((each) => each !== 'num')
}

const inPattern = (written: string): string =>
  written
    .split(' ~ ')
    .map((part) => asSpokenInPortuguese(part.split('|')).join('|'))
    .join(' ~ ')

export const lexiconAsSpokenInPortuguese = (lexicon: Lexicon): Lexicon =>
  Object.fromEntries(Object.entries(lexicon).map(([concept, patterns]) => [concept, patterns.map(inPattern)]))
