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
/** A count of a course, of a supply or of a habit is no dose at once. */
const NO_ONE_DOSE =
  /\b(?:(?:a|per|each|every) (?:week|month|year)|months?|weeks?|years?|days? (?:supply|course)|(?:over|in|for|within|course of) (?:\w+ )?(?:\d+|two|three|five|seven|ten|several|many) days|daily|bottle of \d|pack|box of|count|prescri\w*|refill\w*|copay|bill\w*|insurance|pharmac\w+|al dia|diari\w+|por (?:mes|semana|\w+ dias)|meses|semanas|frasco de|caja (?:de|con)|recet\w*|antibiotic\w*|receipt)\b/

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

/** The concept of too many pills where a sentence counts or weighs them as swallowed. */
export function doseConcepts(sentence: string): readonly string[] {
  if (!SWALLOWED.test(sentence) || NO_ONE_DOSE.test(sentence)) return []
  const isTooMuch =
    [...sentence.matchAll(COUNTED)].some(([, count, what]) => isManyPills(Number(count), what!)) ||
    [...sentence.matchAll(WEIGHED)].some(([, figure, unit]) => isMuch(inGrams(figure!, unit!)))
  return isTooMuch ? ['too-many-pills'] : []
}
