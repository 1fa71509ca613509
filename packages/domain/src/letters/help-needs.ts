import { findPhrase, type PhraseSpan } from '../free-text/find-phrase'
import { CLAUSE_END, foldWords } from '../free-text/fold-text'
import { mentionsAsWritten } from '../free-text/mentions-as-written'
import type { ProgramCoverage } from '../programs/program'
import { HELP_NEEDS, type HelpCircumstance, type HelpNeed, type ResourceType } from '../vocabulary/help-terms'
import { NEED_PHRASES, SAID_OUTRIGHT } from './help-need-phrases'

interface NeedRule {
  readonly resourceType: ResourceType
  /** Programs that cover one of these are for it. */
  readonly coverage: readonly ProgramCoverage[]
  /** What the rules of help may take as said. */
  readonly circumstances?: readonly HelpCircumstance[]
}

export const NEED_RULES: Readonly<Record<HelpNeed, NeedRule>> = {
  rides: { resourceType: 'transportation', coverage: ['rides', 'travel-and-lodging'] },
  medicine: { resourceType: 'financial_aid', coverage: ['prescriptions'] },
  insulin: { resourceType: 'financial_aid', coverage: ['prescriptions'], circumstances: ['insulin'] },
  bills: { resourceType: 'financial_aid', coverage: ['medical-bills', 'deductibles', 'copays'] },
  cover: { resourceType: 'health', coverage: ['doctor-visits', 'premiums'] },
  legal: { resourceType: 'legal_aid', coverage: ['advice'] },
  interpreter: { resourceType: 'interpreter', coverage: [] },
  food: { resourceType: 'financial_aid', coverage: ['food'], circumstances: ['needs_food'] },
  energy: { resourceType: 'financial_aid', coverage: ['energy-bills'] },
  housing: { resourceType: 'financial_aid', coverage: ['housing'] },
  cash: { resourceType: 'financial_aid', coverage: ['cash'] },
}

/** The same thing in other letters, brought to the form in which the phrases are written. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:havent|have not|hasnt|not) been able to\b|\bnot able to\b/g, 'unable to'],
  [/\b(?:can not|cannot|can t)\b/g, 'cant'],
  [/\b(?:do not|don t|havent got)\b/g, 'dont'],
  [/\bdoes not\b/g, 'doesnt'],
  [/\bwill not\b/g, 'wont'],
  [/\bhave not\b/g, 'havent'],
  [/\b(is|are|was|were)nt\b/g, '$1 not'],
  [/\bi (?:am|m)\b/g, 'im'],
  [/\b(?:is|are) (?:going to be|about to be|getting|being) /g, ''],
  [/\bco (pay|insurance)/g, 'co$1'],
  [/\b(?:got no|(?:ran out of|run out of|out of)(?: any)?) (?=food|insulin|meds|medicine|money)/g, 'have no '],
]

const BUT = '(?: but | except | just | only | pero | solo | sino |\\|)'
const NOT_NEEDED = new RegExp(
  ` (?:(?:dont|doesnt|didnt|no longer) (?:need|want(?! to ))|not (?:asking|looking) for|no need for|(?:ya )?no necesit(?:o|amos|a)|(?:ya )?no qu(?:iero|eremos)(?! \\w+[aei]r(?:me|nos|lo|la)? )|no busco|no me hace falta) .*?(?=${BUT}|$)`,
  'g',
)

/** The comma in $2,000 ends no clause. */
const withoutThousands = (text: string): string => text.replaceAll(/(?<=\d),(?=\d{3})/g, '')

/** The words without what the person says they do not need. */
const neededText = (text: string): string =>
  FORMS.reduce(
    (said, [form, plain]) => said.replaceAll(form, plain),
    ` ${foldWords(withoutThousands(text)).join(' ')} `,
  ).replaceAll(NOT_NEEDED, ` ${CLAUSE_END} `)

const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(` (?:${phrases.join('|').replaceAll('*', '\\w*')})(?= )`, 'g')

/** For each need the phrases that mean something else, as one pattern. */
const OTHERWISE: ReadonlyMap<HelpNeed, RegExp> = new Map(
  HELP_NEEDS.map((need) => [need, anyOf(NEED_PHRASES[need].otherwise)]),
)

/** What the person has is nothing they ask for. */
const HAS =
  /(?:(?:^|\| |\b(?:i|we|already|and|but) )(?:already )?(?:(?:have|got)|(?:(?:ya|y|pero) )?(?:tengo|tenemos))|(?:^|\| |\b(?:and|but|because|since) )(?:(?:i|we) (?:already |now |still )?(?:get|receive)|(?:im|were|we are) (?:already |now |still )?on|(?:yo )?(?:ya )?(?:recibo|recibimos)))(?: (?:my|own|plenty|of|enough|some|an?|the|good|suficientes?|una?|buena?|mi|el|la))*$/
/** What makes a trouble of what one has: "housing problems", "renta atrasada". */
const IN_TROUBLE =
  /^(?:stamps? )?(?:problem|issue|trouble|question|insecur|due|overdue|past due|late|debt|needs?|emergenc|concern|crisis|i cant|to pay|problema|pregunta|atrasad|vencid|pendiente|que no puedo|cut|stopped|denied|but (?:its?|they(?:re)?|thats|not enough)(?: |$))/
/** Words before it that may say whose it is. */
const LOOKS_BACK = 12

const isHad = (words: readonly string[], { first, last }: PhraseSpan): boolean =>
  HAS.test(words.slice(Math.max(0, first - LOOKS_BACK), first).join(' ')) &&
  !IN_TROUBLE.test(words.slice(last + 1, last + 4).join(' '))

const mentionsThing = (words: readonly string[], things: readonly string[]): boolean =>
  things.some((thing) => findPhrase(words, thing).some((span) => !isHad(words, span)))

function isHeard(text: string, need: HelpNeed): boolean {
  const { things = [], troubles } = NEED_PHRASES[need]
  const words = wordsOf(text.replaceAll(OTHERWISE.get(need)!, ` ${CLAUSE_END}`))
  return mentionsThing(words, things) || mentionsAsWritten(words, troubles)
}

export interface HeardNeeds {
  /** In the order of `HELP_NEEDS`. */
  readonly needs: readonly HelpNeed[]
  readonly circumstances: Readonly<Partial<Record<HelpCircumstance, true>>>
}

/** What a text asks help with, and what the rules of help may take from it as said. English and Spanish. */
export function hearHelpNeeds(text: string): HeardNeeds {
  const needed = neededText(text)
  const words = wordsOf(needed)
  const needs = HELP_NEEDS.filter((need) => isHeard(needed, need))
  const said = Object.entries(SAID_OUTRIGHT).filter(([, phrases]) => mentionsAsWritten(words, phrases))
  const circumstances = [
    ...needs.flatMap((need) => NEED_RULES[need].circumstances ?? []),
    ...said.map(([circumstance]) => circumstance),
  ]
  return { needs, circumstances: Object.fromEntries(circumstances.map((each) => [each, true as const])) }
}
