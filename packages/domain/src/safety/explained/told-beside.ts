import { findingsOf } from '../find-findings'
import { TRAITS } from '../lexicon/kinds'
import { readMessage } from '../reading/read-message'
import type { SafetyFinding } from '../safety-assessment'
import { readAges } from '../vitals/read-ages'
import { isAfraid, withoutQuestions } from './fears/feared'
import { HEART_AND_LUNG_CONCEPTS } from './heart-and-lung'
import { HOME_CARE } from './home-care/home-care'
import { criesOut } from './news'
import { PICTURE_CONCEPTS } from './pictures/pictures'
import { BODY_PICTURE_CONCEPTS } from './pictures/pictures-of-the-body'
import type { Reading } from './reading'
import { words } from '../../free-text/words'

/** Lesser stories: where one of them is told by the other sentences already, it has no need of this one. */
const STORIES = [...PICTURE_CONCEPTS, ...BODY_PICTURE_CONCEPTS, ...HEART_AND_LUNG_CONCEPTS, HOME_CARE]

/** Any small thing: it may only hold against one word. */
const HARMLESS = 'harmless-sign'
/** Of what, another sentence tells. */
const OF_A_DOSE = 'dose-mistake'

/** Dangers that people mostly name without having them. */
const NAMED = new Set(
  words(`
    stroke heart-attack sepsis poison anaphylaxis lung-clot cancer heart-disease electric-shock gunshot weapon violence-home violence-now harm-others suicide-said suicide-named suicide-past animal-bite
  `),
)

/** A line ends a thought, as a sentence of a story does not. */
const LINES = /\n+/
const SENTENCES = /(?<=[.!?]) +/
const IS_ITEM = /^\s*(?:[-*]|\d+[.)]|\w+(?: \w+)?:)/

/** "Has not peed" is of now. */
const PERFECT = /\b(?:have|has|havent|hasnt|ive|hes|shes)(?: not)? \w+ed\b/g
/** Over, likened, supposed, heard from others, thought or usual. */
const IS_NOT_NOW =
  /\b(?:was|were|had|did|felt|went|came|couldnt|[a-z]{3,}ed|ago|yesterday|until|when|if|like|would|could|basically|lol|jaja\w*|estaba|tenia|tuv[eo]|fue|hace|ayer|cuando|si|como|[a-z]{3,}aba|sent(?:i|ia)|se me (?:durmio|cayo|paso|quito)|dicen?|says?|said|dijo|told|swears|read|think|thinks|thought|convinced|pense|creo|used to|always|sometimes|usually|siempre|a veces|(?:for|past|last|of|desde|llevo) (?:\w+ ){0,3}(?:years|months|weeks|anos|meses|semanas)|(?:every|each|most|cada) (?!hour|hora|few|minute|pocos|media|\d))\b/

/** "No paro de vomitar" is no thought that will not go. */
const GOES_ON = /\bno (?:paro|dejo) de (?:vomit|sangr|tembl|tos|llor|sud|convuls)\w+/g

interface Part {
  readonly plain: string
  readonly rest: string
  readonly isLine: boolean
}

function partsOf(plain: string): readonly Part[] {
  const lines = plain.split(LINES).filter((line) => line.trim() !== '')
  const parts = lines.flatMap((line) => {
    const sentences = line.split(SENTENCES).filter((each) => each.trim() !== '')
    return sentences.map((each) => ({ plain: each, isLine: lines.length > 1 && !IS_ITEM.test(line) }))
  })
  return parts.map((part) => ({
    ...part,
    rest: parts
      .filter((each) => each !== part)
      .map((each) => each.plain)
      .join('\n'),
  }))
}

const urgentOf = (said: ReadonlySet<string>): readonly SafetyFinding[] =>
  findingsOf(said).filter(({ level }) => level === 'urgent')

const mayBeThere = ({ plain, isLine }: Part): boolean =>
  !plain.includes('?') &&
  !isAfraid(plain.replaceAll(GOES_ON, ' ')) &&
  (isLine || !IS_NOT_NOW.test(plain.replaceAll(PERFECT, ' ')))

const readAlone = (whole: Reading, plain: string): Reading => {
  const heard = readMessage(plain).said
  return { ...whole, said: heard, heard, plain, temperaturesC: [], ages: readAges(plain) }
}

/** What one sentence says, by itself and in the whole of the text, that makes it urgent. */
function dangerIn(whole: Reading, plain: string, explain: (reading: Reading) => Reading): readonly string[] {
  const alone = readAlone(whole, plain)
  if (urgentOf(alone.said).length === 0) return []
  return urgentOf(explain(alone).said)
    .filter(({ evidence }) => evidence.every((each) => !NAMED.has(each) && whole.said.has(each)))
    .flatMap(({ evidence }) => evidence)
}

/** What is measured or known of the person belongs to the story too. */
const withPerson = (whole: Reading, rest: Reading): Reading => ({
  ...rest,
  said: new Set([...rest.said, ...[...whole.said].filter((each) => TRAITS.has(each) || !whole.heard.has(each))]),
  temperaturesC: whole.temperaturesC,
  ages: whole.ages,
})

/** Whether the other sentences tell by themselves the lesser story that the whole was taken for, and nothing of the danger. */
function isBesideAStory(
  whole: Reading,
  left: Reading,
  { plain, rest }: Part,
  danger: readonly string[],
  explain: (reading: Reading) => Reading,
): boolean {
  const mayTell = danger.length > 1 && !danger.includes(OF_A_DOSE) ? [...STORIES, HARMLESS] : STORIES
  const stories = mayTell.filter((each) => left.said.has(each))
  if (stories.length === 0) return false
  const alone = readAlone(whole, rest)
  if (!criesOut(plain) && danger.every((each) => alone.said.has(each))) return false
  const { said } = explain(withPerson(whole, alone))
  return stories.some((each) => said.has(each))
}

/**
 * What is left of a message, with the danger that a sentence of it tells by itself beside a lesser story: what the story
 * explains must be told in the story.
 */
export function withDangerBeside(whole: Reading, left: Reading, explain: (reading: Reading) => Reading): Reading {
  if (!whole.hasEnglishOrSpanish || urgentOf(whole.said).length === 0 || urgentOf(left.said).length > 0) return left
  const beside = partsOf(whole.plain)
    .filter(mayBeThere)
    .flatMap((part) => {
      const danger = dangerIn(whole, withoutQuestions(part.plain), explain)
      const isOther = danger.length > 0 && isBesideAStory(whole, left, part, danger, explain)
      return isOther ? danger : []
    })
  return beside.length === 0 ? left : { ...left, said: new Set([...left.said, ...beside]) }
}
