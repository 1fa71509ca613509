import { COMMA, SENTENCE_END } from './fold-message'
import type { Span } from './pattern'
import { wordSet } from '../../free-text/words'

/** After these a list goes on only if they deny a having: "not getting better, trouble breathing or swallowing". */
const DENIES_A_VERB = wordSet('not dont doesnt didnt hasnt havent wasnt isnt arent wouldnt never nunca')
const DENIES_A_QUALITY = wordSet('not isnt arent wasnt')
/** What is amiss where it is denied. */
const GOOD =
  /^(?:\w+ing|better|well|good|right|ok|okay|normal|awake|alert|conscious|himself|herself|myself|able|sure|hungry|responsive|drunk|high|asleep|there|now|only|just|yet|fully|really|very|much)$/
const HAVING = wordSet(
  'have has had having any been feel felt experience experienced experiencing notice noticed noticing seen see get got report tengo tiene tenido siento hay he ha han habia a an the',
)
/** What is lacking of itself: behind it something else is told. */
const LACKED = wordSet(
  `relief improvement improving better change changes help response luck idea clue doubt sleep appetite energy money insurance car ride job time phone doctor drugs drug smoking alcohol visitors answer
  reason cause trauma injury fall accident meds medications medicines allergies pmh hx history known prior previous matter longer
  mejora mejoria alivio cambio cambios apetito sueno ganas dinero carro trabajo tiempo papeles doctor seguro idea remedio medicinas alergias antecedentes`,
)
const LONGEST_ITEM = 4
const LONGEST_CHART_ITEM = 3
const LONGEST_LIST = 14

/** The parts of a list between commas. */
export function itemsOf(words: readonly string[]): readonly (readonly string[])[] {
  const items: string[][] = [[]]
  for (const word of words)
    if (word === COMMA) items.push([])
    else items.at(-1)!.push(word)
  return items
}

/** "She is not floppy, limp or blue". */
const isOfQualities = (denier: string, between: readonly string[]): boolean =>
  DENIES_A_QUALITY.has(denier) &&
  itemsOf(between).every((item) => item.length < 2 && !item.some((word) => GOOD.test(word)))

const LINKS = wordSet('or nor o ni u')
const DEEDS = wordSet('dont doesnt didnt')
const LONGEST_DEED = 2
const NOT_A_DEED = /^(?:i|im|ive|he|hes|she|shes|it|its|they|is|are|was|has|but|and|now|because|since|with|when)$/
const OF_HAVING = /^(?:have|feel|get|turn|go|had)$/

const LONGEST_TAIL = 6

/** "... , wet the bed or bite his tongue": the last two of a list stand together behind its last comma. */
const isLinkedBehind = (last: readonly string[], behind: readonly string[]): boolean => {
  const end = behind.findIndex((word) => word === COMMA || word === SENTENCE_END)
  const tail = behind.slice(0, end < 0 ? behind.length : end)
  const link = tail.findIndex((word) => LINKS.has(word))
  return last.length === 0 && link > 0 && link < LONGEST_TAIL && !tail.some((word) => NOT_A_DEED.test(word))
}

/** "I don't wheeze, cough or have chest pain", "she didn't cough, gag or vomit". */
function isOfDeeds(denier: string, between: readonly string[], behind: readonly string[]): boolean {
  const items = itemsOf(between)
  const [last = '', having = ''] = items.at(-1)!.slice(-2)
  return (
    DEEDS.has(denier) &&
    items.slice(0, -1).every((item) => item.length > 0 && item.length <= LONGEST_DEED) &&
    !between.some((word) => GOOD.test(word)) &&
    (isLinkedBehind(items.at(-1)!, behind) ||
      LINKS.has(items.at(-1)!.at(-1) ?? '') ||
      (LINKS.has(last) && OF_HAVING.test(having)))
  )
}

/** "No money, no car, chest pain or pressure": where each has a "no" of its own, what has none is told. */
const isOneOfMany = (words: readonly string[], at: number, between: readonly string[]): boolean =>
  words[at - 1] === COMMA &&
  words.slice(Math.max(0, words.lastIndexOf(SENTENCE_END, at)), at - 1).includes(words[at]!) &&
  !LINKS.has(between[between.lastIndexOf(COMMA) + 1] ?? '') &&
  !words.slice(at + 1 + between.length, at + 5 + between.length).includes('ni')

const OF_HISTORY = /^(?:\w+ )?(?:hx|history|histories|antecedentes?|historia) (?:of|de) /

const IN_CHARTS =
  /^(?:trauma|injury|fall|accident|med(?:ication)?s|allergies|alergias|drugs?|smoking|alcohol|sick|travel)$/

/** "No hx of trauma, crusting or fever", "no injury, fever, or rash": the list is closed behind what is lacked. */
const isClosedBehind = (words: readonly string[], between: readonly string[], from: number): boolean => {
  if (OF_HISTORY.test(between.slice(0, 3).join(' '))) return true
  if (!IN_CHARTS.test(between[0] ?? '')) return false
  const end = words.indexOf(SENTENCE_END, from)
  const list = [...between, ...words.slice(from, end < 0 ? words.length : end)]
  return list.some((word, place) => word === COMMA && LINKS.has(list[place + 1] ?? ''))
}

/** Whether the denial at a place, with words `between`, may go on over a comma. */
export function goesOverComma(words: readonly string[], at: number, between: readonly string[]): boolean {
  const denier = words[at]!
  const comma = between.indexOf(COMMA)
  if (comma < 0) return true
  if (isOneOfMany(words, at, between)) return false
  const isLack = between.slice(0, comma).some((word, place) => LACKED.has(word) && between[place + 1] !== 'of')
  if (isLack && !isClosedBehind(words, between, at + 1 + between.length)) return false
  if (DENIES_A_VERB.has(denier) && !HAVING.has(between[0]!))
    return isOfQualities(denier, between) || isOfDeeds(denier, between, words.slice(at + 1 + between.length))
  return between.length <= LONGEST_LIST || itemsOf(between).every((item) => item.length <= LONGEST_ITEM)
}

const CHART_MARKS =
  /\b(?:\d+ (?:y o|yo|yr|year old|wk|mo|month old|week old|day old) (?:m|f|male|female)|\d+ ?[mf] (?!\d)|hx|family history|pmh|pmhx|afeb|afebrile|nad|spo2|bilat|wbc|crp|hb|bp \d+|hr \d+|rr \d+|t \d\d|x ?\d+ (?:d|h|hrs?|wks?|mo|days?)|meds|dx|(?:masculino|femenin[oa]|paciente|px|varon) (?:de )?\d+|(?:ta|fc|fr) \d+|app|ahf|abdo?|exam|reg|utd)\b/g
const BEGINS_AS_CHART = /^(?:\| )?(?:a )?\d+ (?:year|month|week|day) old (?:m|f|male|female)\b/
const charts = new WeakMap<readonly string[], boolean>()

/** Whether a message is written in the short words of a chart. */
function isChart(words: readonly string[]): boolean {
  const known = charts.get(words)
  if (known !== undefined) return known
  const text = words.join(' ')
  const is = BEGINS_AS_CHART.test(text) || new Set(text.match(CHART_MARKS)).size > 1
  charts.set(words, is)
  return is
}

const NOT_A_NAME =
  /^(?:\d.*|x|\|and|but|y|since|now|today|then|after|with|when|while|is|was|are|has|had|looks?|feels?|worse|better|red|hot|warm|pale|gr[ae]y|blue|cold|clammy|sweaty|tender|numb|weak|dizzy|confused|drowsy|lethargic|unwell|floppy|stiff|rigid|hard|distended|short|unable|cant|wont|tachy\w*|febrile|hypo\w+|diaphoretic|swollen|started|positive|severe|sudden|acute|very|bad|worst|crushing|i|he|she|my|his|her|still|can|able|\w{3,}ly)$/
const MOST_ITEMS_BEFORE = 8

const isName = (item: readonly string[]) =>
  item.length > 0 && item.length <= LONGEST_CHART_ITEM && !item.some((word) => NOT_A_NAME.test(word))

/**
 * "No warmth, pus, streaks." in a chart: a sentence, or its last part, that is nothing but a list of three or more names. Two may be a
 * denial with what is there behind it.
 */
export function isChartList(words: readonly string[], denied: number, { first, last }: Pick<Span, 'first' | 'last'>) {
  const before = words[denied - 1]
  if (before !== undefined && before !== SENTENCE_END && before !== COMMA) return false
  const end = words.indexOf(SENTENCE_END, last)
  const items = itemsOf(words.slice(denied + 1, end < 0 ? words.length : end))
  if (items.length < 3 || items.length > MOST_ITEMS_BEFORE || first - denied > LONGEST_LIST * 2) return false
  return items.every(isName) && !LACKED.has(items[0]![0]!) && isChart(words)
}
