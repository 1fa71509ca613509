/** How much of a pill is told as swallowed at once: "30 of the 500s", "12 grams of Tylenol". */

const DRUG =
  '(?:tylenols?|acetaminophens?|paracetamol(?:es)?|acetaminofen(?:es)?|tempra|advils?|motrins?|ibuprofens?|ibuprofenos?|aspirins?|aspirinas?|aleves?|naproxens?|naproxenos?|excedrins?|benadryls?|diphenhydramine|unisom|nyquil|melatonins?|caffeine|gabapentins?|zolofts?|prozacs?|lexapros?|celexas?|wellbutrins?|bupropion|trazodones?|seroquels?|effexors?|amitriptylines?|xanax|klonopins?|ativans?|valiums?|ambiens?|clonazepam(?:es)?|diazepam(?:es)?|tramadol(?:es)?|norcos?|vicodins?|percocets?|oxys?|adderalls?|metformins?|metforminas?|propranolols?|metoprolols?|lithiums?|sertralina|fluoxetina|difenhidramina)'
const FORM =
  '(?:pills?|tablets?|tabs|capsules?|caplets?|gel ?caps|500s|650s|325s|200s|800s|pastill(?:a|it)as?|tabletas?|capsulas?|comprimidos?)'
const BETWEEN =
  '(?:(?:of|the|those|these|my|his|her|moms?|dads?|extra|double|regular|maximum|strength|generic|grandmas?|grandpas?|mgs?|milligrams?|\\d{2,4}(?: ?mgs?)?|pm|de|las|los|esas|esos|mis|sus|miligramos) ){0,5}?'
const COUNTED = new RegExp(
  `\\b(\\d{2,3})(?! ?m(?:g|il)) ${BETWEEN}(${DRUG}|${FORM})(?![\\w ]* (?:left|prescribed|refill\\w*))\\b`,
  'g',
)
const WEIGHED = new RegExp(
  `\\b(\\d{1,3}(?:,\\d{3}|\\d{2})?(?:\\.\\d+)?) ?(mgs?|milligrams?|miligramos|g|grams?|gramos)(?: ${BETWEEN}|(?: \\w+){0,2} )(?:tylenols?|acetaminophen|paracetamol|acetaminofen|ibuprofen|ibuprofeno|aspirin|aspirina)\\b`,
  'g',
)
const SWALLOWED =
  /\b(?:took|taken|taking|swallow\w*|ate|eaten|eats|popped|downed|chugged|gulped|necked|it was|ingest\w*|overdid|od|had (?:like|about|around|maybe)|(?:in|out of|leaves?) (?:my|your|his|her|the) (?:system|stomach|body)|tome|tomo|tomad[oa]s?|tomaron|tomarme|trague|trago|tragado|meti|metio|comio|comi|eche|echo)\b/
const TAKES = /\b(?:takes|toma|toman|tomando)\b/
/** A count of a course, of a supply or of a habit is no dose at once. */
const NO_ONE_DOSE =
  /\b(?:(?:a|per|each|every) (?:week|month|year)|months?|weeks?|years?|days? (?:supply|course)|(?:over|in|for|within|course of) (?:\w+ )?(?:\d+|two|three|five|seven|ten|several|many) days|daily|bottle of \d|pack|box of|count|prescri\w*|refill\w*|copay|bill\w*|insurance|pharmac\w+|al dia|diari\w+|por (?:mes|semana|\w+ dias)|meses|semanas|frasco de|caja (?:de|con)|recet\w*|antibiotic\w*|receipt)\b/

const SMALL_NUMBERS =
  'one two three four five six seven eight nine ten|uno dos tres cuatro cinco seis siete ocho nueve diez'
    .split('|')
    .flatMap((words) => words.split(' ').map((word, at): readonly [string, number] => [word, at + 1]))
const MORE_NUMBERS: readonly (readonly [string, number])[] = [
  ['a', 1],
  ['an', 1],
  ['un', 1],
  ['una', 1],
  ['twelve', 12],
  ['doce', 12],
  ['fifteen', 15],
  ['quince', 15],
  ['twenty', 20],
  ['veinte', 20],
  ['thirty', 30],
  ['treinta', 30],
  ['forty', 40],
  ['cuarenta', 40],
  ['fifty', 50],
  ['cincuenta', 50],
  ['sixty', 60],
  ['sesenta', 60],
  ['eighty', 80],
  ['ochenta', 80],
]
const NUMBER_OF: ReadonlyMap<string, number> = new Map([...SMALL_NUMBERS, ...MORE_NUMBERS])
const COUNT = `(\\d{1,2}|${SMALL_NUMBERS.map(([word]) => word).join('|')})`
const EVERY_FEW_HOURS = new RegExp(
  `\\b${COUNT} (?:(?:of|the|my|extra|strength|de|las|los|pastillas|\\d{3}(?: ?mg)?) ){0,4}(?:tylenols?|acetaminophens?|paracetamol|acetaminofen|tempra)(?: (?:pills?|tablets?|pm|extra|strength|\\d{3}(?: ?mg)?|pastillas?)){0,3} (?:every|each|cada) ${COUNT} ?(?:hours?|hrs?|h|horas)\\b`,
  'g',
)
/** Of acetaminophen in a day: twice the most that FDA allows, where each has 500 mg. */
const MOST_PILLS_A_DAY = 16
const HOURS_A_DAY = 24

const isTooManyADay = (count: string, hours: string): boolean =>
  ((NUMBER_OF.get(count) ?? Number(count)) * HOURS_A_DAY) / (NUMBER_OF.get(hours) ?? Number(hours)) >= MOST_PILLS_A_DAY

const AMOUNT = `(\\d{1,3}(?:\\.\\d{1,2})?|half|${[...SMALL_NUMBERS, ...MORE_NUMBERS].map(([word]) => word).join('|')})`
const MEASURE_OF =
  '(ml|cc|mg|tablespoons?|tbsp|teaspoons?|tsp|droppers?|capfuls?|drops?|units?|unidades|mililitros|cucharadas?|cucharaditas?|gotas)'
/** "5 teaspoons instead of 5 ml", "25 ml ... the dose was 2.5", "diez mililitros en vez de uno". */
const INSTEAD = new RegExp(
  `\\b${AMOUNT} ?${MEASURE_OF}(?: (?:of|de) (?:[a-z]+ ){1,3}?| )(?:instead of|rather than|not|en vez de|en lugar de|and it was|y eran?) ${AMOUNT}?(?: an?)? ?${MEASURE_OF}?`,
  'g',
)
const TOLD_TO = '(?:says?|said|told me|dijo|dice|wrote|le tocaban|was told)'
const GIVEN = '(?:gave|injected|took|taken|shot|drew up|puse|inyecte|di|tome)'
/** "The box says 2.5 and I gave 20", "took twelve, the bottle says one". */
const MEANT_THEN_GIVEN = new RegExp(
  `\\b${TOLD_TO} (?:to (?:give|take) )?${AMOUNT} ?${MEASURE_OF}?[^.;|]{0,20}?(?:but|and|y|,) (?:i |he |she |we |le )?${GIVEN}(?: [a-z]+){0,3}? ${AMOUNT} ?(?:${MEASURE_OF}|of)`,
  'g',
)
const GIVEN_THEN_MEANT = new RegExp(
  `\\b${GIVEN}(?: [a-z]+){0,4}? ${AMOUNT} ?(?:${MEASURE_OF}|of)[^.;|]{0,40}?,? (?:the |la |el )?(?:box|bottle|label|doctor|nurse|pharmacist|caja|frasco|etiqueta|doctora?) ${TOLD_TO} ${AMOUNT} ?${MEASURE_OF}?`,
  'g',
)
const MILLILITRES: readonly (readonly [RegExp, number])[] = [
  [/^(?:tablespoon|tbsp|cucharadas?$)/, 15],
  [/^(?:teaspoon|tsp|cucharadita)/, 5],
  [/^capful/, 15],
  [/^dropper/, 1],
  [/^(?:drops?|gotas)$/, 0.05],
]
const inOneMeasure = (amount: string, measure: string): number =>
  (amount === 'half' ? 0.5 : (NUMBER_OF.get(amount) ?? Number(amount))) *
  (MILLILITRES.find(([named]) => named.test(measure))?.[1] ?? 1)
/** How many times as much was given as was meant. */
const timesAsMuch = (
  given: string,
  of: string | undefined,
  meant: string | undefined,
  meantOf: string | undefined,
): number => inOneMeasure(given, of ?? meantOf ?? '') / inOneMeasure(meant ?? '1', meantOf ?? of ?? '')

/** How many times as much, each time it is told of a text. */
const timesIn = (text: string): readonly number[] => [
  ...[...text.matchAll(INSTEAD)].map(([, given, of, meant, meantOf]) => timesAsMuch(given!, of, meant, meantOf)),
  ...[...text.matchAll(GIVEN_THEN_MEANT)].map(([, given, of, meant, meantOf]) =>
    timesAsMuch(given!, of, meant, meantOf),
  ),
  ...[...text.matchAll(MEANT_THEN_GIVEN)].map(([, meant, meantOf, given, of]) =>
    timesAsMuch(given!, of, meant, meantOf),
  ),
]
const MAY_BE_MISTAKEN = /\b(?:instead|rather|not|vez|lugar|say|says|said|told|dijo|dice|wrote|tocaban|and it was|y era)/
const TOO_MANY_TIMES = 2.5
const NEARLY = 1.3

/** "5.5 ml instead of 5 ml". */
export function isNearlyWhatWasMeant(plain: string): boolean {
  const times = timesIn(plain)
  return times.length > 0 && times.every((each) => each <= NEARLY)
}

const LEAST_NAMED = 12
const LEAST_UNNAMED = 15
const MOST = 199
const LEAST_GRAMS = 7.5
const MOST_GRAMS = 200
const IS_NAMED = new RegExp(`^${DRUG}$`)

const isManyPills = (count: number, what: string): boolean =>
  count >= (IS_NAMED.test(what) ? LEAST_NAMED : LEAST_UNNAMED) && count <= MOST

const inGrams = (figure: string, unit: string): number =>
  Number(figure.replace(',', '')) / (unit.startsWith('m') ? 1000 : 1)

const isMuch = (grams: number): boolean => grams >= LEAST_GRAMS && grams <= MOST_GRAMS

/** The concepts of too many pills, at once or day after day, where a sentence counts or weighs them as swallowed. */
export function doseConcepts(sentence: string): readonly string[] {
  if (MAY_BE_MISTAKEN.test(sentence) && timesIn(sentence).some((each) => each >= TOO_MANY_TIMES))
    return ['dose-mistake', 'risky-medicine']
  const isSwallowed = SWALLOWED.test(sentence)
  if (
    (isSwallowed || TAKES.test(sentence)) &&
    [...sentence.matchAll(EVERY_FEW_HOURS)].some(([, count, hours]) => isTooManyADay(count!, hours!))
  )
    return ['many-acetaminophen']
  if (!isSwallowed || NO_ONE_DOSE.test(sentence)) return []
  const isTooMuch =
    [...sentence.matchAll(COUNTED)].some(([, count, what]) => isManyPills(Number(count), what!)) ||
    [...sentence.matchAll(WEIGHED)].some(([, figure, unit]) => isMuch(inGrams(figure!, unit!)))
  return isTooMuch ? ['too-many-pills'] : []
}
