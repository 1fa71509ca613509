import { remembering } from './remembering'

const MARKS = /(?<=[.;:!?\n|])/
const PARTS =
  /(?<=,)| (?=(?:but|pero|although|aunque|though|and (?:now|then|today|i|he|she|it|my)|y (?:ahora|hoy|me|le)) )/
const NO =
  /\b(?:no(?! (?:longer|pued\w+|podia|pude|me entra|le entra|me deja))|(?<!can )not(?! able)|nothing|never|none|without|neither|nor|isnt|wasnt|arent|hasnt|havent|hadnt|doesnt|dont|didnt|denies|denied|denying|negative for|free of|sin|nada|ni|nunca|tampoco|niega|ningun[oa]?)\b.*/s
const LINKED = /^\W*(?:or|nor|and|ni|o|y)\b/
const LINKED_WITHIN = /\b(?:or|nor|ni|o)\b/
const SHORT = 5
const IS_NEWS = /\b(?:i|im|ive|he|she|it|is|are|was|has|have|had|now|today|my|me|mi|le|tengo|tiene|esta|ahora|hoy)\b/

/** "No rest pain, ulcers.": one bare word more in a list that begins with its denial. */
const IS_BARE = /^\W*\w+\W*$/
const BEGINS_DENIED = /^\W*(?:no|denies|denied|without|nil|sin|niega)\b/

const isItem = (part: string): boolean => part.trim().split(/\s+/).length <= SHORT && !IS_NEWS.test(part)

function toldIn(sentence: string): string {
  const parts = sentence.split(PARTS)
  const lastLinked = parts.findLastIndex((part) => LINKED.test(part) || LINKED_WITHIN.test(part))
  const isChart = BEGINS_DENIED.test(sentence)
  let isDenying = false
  return parts
    .map((part, at) => {
      const left = part.replace(NO, ' ')
      if (left !== part) isDenying = true
      else if (isDenying && ((at <= lastLinked && isItem(part)) || (isChart && IS_BARE.test(part)))) return ' '
      else isDenying = false
      return left
    })
    .join(' ')
}

/** A plain text without what it denies: each part of a sentence from its "no" on, and the items of a denied list. */
export const withoutDenials = remembering((plain: string): string =>
  plain.split(MARKS).map(toldIn).join(' ').replaceAll(/ +/g, ' '),
)

const RELATIVE =
  '(?:mothers?|fathers?|moms?|dads?|mum|brothers?|sisters?|uncles?|aunts?|grand\\w+|cousins?|parents|relatives?|family|fhx|fh|mama|papa|madre|padre|padres|herman[oa]s?|ti[oa]s?|abuel[oa]s?|prim[oa]s?|familia)'
const NAMES_RELATIVE = new RegExp(`\\b${RELATIVE}\\b`)
const OF_RELATIVE = new RegExp(
  `\\b(?:(?:my|his|her|a|an|the|mi|su|un|una) (?:\\w+ )?)?${RELATIVE}\\b(?! (?:says?|said|thinks?|insists?|told|dice))[^.;!?\\n]*`,
  'g',
)
const STORY_BEGINS = 90

/** Without what is told of the family of somebody else. Where a relative is the patient, named first, all stays. */
export const withoutRelatives = (plain: string): string =>
  NAMES_RELATIVE.test(plain) && !NAMES_RELATIVE.test(plain.slice(0, STORY_BEGINS))
    ? plain.replaceAll(OF_RELATIVE, ' ')
    : plain
