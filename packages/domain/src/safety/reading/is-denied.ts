import { COMMA, SENTENCE_END } from './fold-message'
import type { Span } from './pattern'

const DENIERS = new Set(
  'no not never nunca without denies deny denied denying negative sin ningun ninguna niega niego pas aucun aucune sem nao jamais isnt hasnt havent dont doesnt didnt wasnt arent wouldnt nor ni tampoco'.split(
    ' ',
  ),
)
/** After these a verb of having is needed: "I don't know why I have chest pain" denies nothing. */
const NEEDS_HAVING = new Set('dont doesnt didnt havent hasnt not no never nunca'.split(' '))
const FILLERS = new Set(
  `me se nos le have has had having get got been being feel feeling felt experience experienced any more other further severe real
  new a an the of for my un una el la los las mas de en con tengo tiene tuve tuvo hay siento siente he ha tenido known
  reported current currently signs sign symptoms acute complaints obvious significant actual are is presenta refiere
  tener este esta algun alguna really or and o y nor ni to want wants plan plans thoughts thinking about intend
  didees esta es estan son fue ideas idea d du des um uma tenho tive tem ha um black tarry bloody red dark green yellow purple blue quiero quiere pienso pensando soy estoy estaba am was prior history`.split(
    /\s+/,
  ),
)
const CONTRAST = new Set(
  'but however though except until till before because since pero aunque excepto hasta porque sino just only now yet still'.split(
    ' ',
  ),
)
const LINKS = new Set(['or', 'nor', 'o', 'ni', 'u'])
const REACH = 14
const CLOSE = 6
const TAKEN_BACK =
  /^(?:\w+ ){0,3}(?:until|till|before (?:today|now|this|and|but)|like this|this bad|so bad|hasta|asi|tan fuerte|como (?:este|esta|ahora))\b/

const isTakenBack = (words: readonly string[], last: number) => {
  const end = words.indexOf(SENTENCE_END, last)
  const after = words.slice(last + 1, end < 0 ? last + 7 : Math.min(end, last + 7))
  return TAKEN_BACK.test(after.join(' '))
}

function isLinkedList(words: readonly string[], between: readonly string[], last: number): boolean {
  if (between.some((word) => LINKS.has(word))) return true
  const end = words.indexOf(SENTENCE_END, last)
  const rest = words.slice(last + 1, end < 0 ? words.length : end)
  const link = rest.findIndex((word) => LINKS.has(word))
  return (
    link >= 0 &&
    link < REACH &&
    (between.includes(COMMA) || rest.slice(0, link).includes(COMMA)) &&
    !rest.slice(0, link).some((word) => CONTRAST.has(word))
  )
}

const VERB_OF_NOW = new Set('i im ive she hes shes he have has tengo tiene siento feel started is am are'.split(' '))

function carries(words: readonly string[], denier: string, between: readonly string[], last: number): boolean {
  if (between.some((word) => CONTRAST.has(word))) return false
  const isPlain = between.every((word) => FILLERS.has(word))
  if (isPlain) return between.length <= CLOSE
  if (NEEDS_HAVING.has(denier) && between[0] === 'know') return false
  const after = between.slice(1)
  if (after.some((word) => VERB_OF_NOW.has(word))) return false
  return isLinkedList(words, between, last)
}

/** "My chest is not hurting": a denial right before the last word of a span, not itself part of what is looked for. */
function isDeniedWithin(
  words: readonly string[],
  first: number,
  last: number,
  isPart: (at: number) => boolean,
): boolean {
  let at = last - 1
  while (at > first && !isPart(at) && FILLERS.has(words[at]!)) at -= 1
  return at > first && !isPart(at) && DENIERS.has(words[at]!)
}

/**
 * Whether the words before deny what stands at `span`: "no chest pain", "denies fever, cough or chest pain", "sin
 * fiebre ni tos". Where in doubt it is not denied.
 */
export function isDenied(words: readonly string[], { first, last, isPart }: Span): boolean {
  if (isTakenBack(words, last)) return false
  if (isDeniedWithin(words, first, last, isPart)) return true
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    const word = words[at]!
    if (word === SENTENCE_END) return false
    if (DENIERS.has(word) && carries(words, word, words.slice(at + 1, first), last)) return true
  }
  return false
}
