import type { Reading } from './reading'
import { withoutDenials } from './told'

/** Where a pregnancy is named and none is told: a negative test, one not wanted, one long done with. */
const NAMED_ONLY =
  /\b(?:pregnancy tests?|hcg|bhcg|upt|prueba de embarazo)\b[^.;|]{0,40}?\bneg\w*|\bneg\w* (?:\w+ )?(?:pregnancy tests?|hcg|bhcg|upt)|\b(?:pregnancy )?tests? (?:was|is|came back|came out|were) neg\w*|\b(?:not|isnt|wasnt|cant be|couldnt be|dont want to be|didnt want to be|avoid\w*|prevent\w*|never been|before (?:i was|being)|no|nor|or|non|trying to (?:get|become|be)|want(?:s|ed)? to (?:get|become|be)|afraid of (?:getting|being)|(?:get|getting|become|becoming|got|fall)) (?:a |currently |any )?(?:pregnan\w*|embaraz\w*)|\b(?:no|nor|without|or) (?:\w+ |\w+\/)?pregnan\w* (?:contacts?|women|woman|wife|people|in (?:the )?house)|\b(?:lost|all|my|the|last|previous|first|second|since|during|after|of|pre) (?:\w+ )?pregnanc(?:y|ies)(?: (?:weight|wt|pounds|\d{4}))?|\b(?:no (?:estoy|esta) |sin estar |quedar |quiero )embaraz\w*|\btry\w* (?:for a baby|to conceive)/g
const PREGNANT_ALL_THE_SAME =
  /\b(?:pregnan\w*|embaraz\w*|expecting|trimest\w*|gestation\w*|antenatal|prenatal|sdg|late period|retraso|no me ha bajado|\d+ ?\/ ?40|(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) (?:weeks?|wks?|months?) (?:along|gone|in\b|pg))\b|\bin her \d+(?:th|st|nd|rd) week\b|\b(?:im|i am|at|she is|shes) (?:\d+|[a-z]+) (?:weeks|wks|semanas)\b|\bmissed (?:my |a |her |one )?period\b|\bbaby (?:moves|kicks|is moving|is kicking)\b/
const EARLY_LOSS = [
  'severe-belly-pain',
  'fainted',
  'shoulder-tip-pain',
  'dizzy',
  'feels-faint',
  'contractions',
  'fluid-leak',
]
const NEGATIVE = /\bneg\w*\b/

/** A pregnancy named only to say that there is none. A test may be too early: not beside signs of a pregnancy lost. */
export const isNotPregnant = ({ plain, said }: Reading): boolean => {
  const rest = plain.replaceAll(NAMED_ONLY, ' ')
  if (rest === plain || PREGNANT_ALL_THE_SAME.test(rest)) return false
  return NEGATIVE.test(plain) ? !EARLY_LOSS.some((each) => said.has(each)) : !said.has('vaginal-bleeding')
}

const CONTROL = /\bbirth control\b/g
const OF_A_BIRTH =
  /\b(?:birth|deliver\w*|post ?part\w*|posparto|bab(?:y|ies)|newborn|born|nurs\w*|breastfe\w*|c ?section|parto|cesarea|di a luz|dio a luz|pp)\b/

/** "Birth control" tells of no birth. */
export const isBirthControl = ({ plain }: Reading): boolean => {
  const rest = plain.replaceAll(CONTROL, ' ')
  return rest !== plain && !OF_A_BIRTH.test(rest)
}

const WEEKS_FIRST =
  /(?:^|[.!?,\n] |\b(?:but|pero) )\W*(?:im |i am |shes |at |about |now |estoy de |tengo )?(?:[5-9]|[1-3]\d|4[01]) ?(?:weeks?|wks?|semanas)\b(?! (?:old|ago|post|after|later|of|now|into|since|on|without|de edad|despues))/
const LATER_WEEKS_FIRST =
  /(?:^|[.!?,\n] |\b(?:but|pero) )\W*(?:im |i am |shes |at |about |now |estoy de |tengo )?(?:1[4-9]|[23]\d|4[01]) ?(?:weeks?|wks?|semanas) ?[,:.]/
const OF_A_BELLY =
  /\b(?:baby|belly|bump|bleed\w*|contractions?|cramp\w*|tighten\w*|kick\w*|midwife|fetal|trimester|spotting|nausea\w*|queasy|bebe|panza|sangr\w*|contracciones|colicos)\b/

/** "33 weeks, lower back aches, baby moves well": a text or sentence that begins with its weeks and speaks of a baby or a belly. */
export const withPregnancyByWeeks = (reading: Reading): ReadonlySet<string> =>
  LATER_WEEKS_FIRST.test(reading.plain) || (WEEKS_FIRST.test(reading.plain) && OF_A_BELLY.test(reading.plain))
    ? new Set([...reading.said, 'pregnant'])
    : reading.said

const MOVES_WELL =
  /\bfeel(?:ing)? (?:the |my |him |her )?(?:baby )?(?:flutter\w*|mov\w*|kick\w*) (?:\w+ )?(?:as (?:usual|always|ever)|normally|well|every day|a lot)\b|\bbaby (?:is |has been |keeps )?(?:still )?(?:mov(?:es|ing)|kick(?:s|ing)|active)(?: (?:well|lots|a lot|fine|normally|as usual|plenty|around))?(?=\s*(?:[.,;|]|$|and\b))|\bbebe (?:si )?se mueve(?: (?:bien|mucho|normal|como siempre|igual))?(?=\s*(?:[.,;|]|$|y\b))/
const MOVES_LITTLE =
  /\b(?:less|fewer|not|isnt|hasnt|havent|stopped|hardly|barely|decreas\w*|reduced|dont|cant|didnt|slow\w*)\b[^.|,]{0,25}\b(?:mov|kick)|\b(?:mov|kick)\w*[^.|,]{0,15}\b(?:less|fewer|not|stopped|slow\w*)|\b(?:casi no|apenas|ya no|dejo de|menos|no (?:lo |la )?(?:siento|se))\b[^.|,]{0,25}\b(?:muev|mov|pate)|\bmueve (?:menos|poco)/

/** "No bleeding, and the baby moves": the denial is of the bleeding. */
export const isMovingWell = ({ plain }: Reading): boolean => MOVES_WELL.test(plain) && !MOVES_LITTLE.test(plain)

const AT_TERM = /\b(?:3[7-9]|4[01])(?: ?(?:weeks?|wks?|w|semanas)\b|[+w]\d\b)/
const FAR_APART =
  /\b(?:every|each|cada) (?:1[0-9]|[2-6]0|[2-5]5|ten|fifteen|twenty|thirty|quince|veinte|treinta|diez)(?: (?:or|to|a|o) \d+)? ?(?:min\w*)|\b(?:1[0-9]|[2-6]0) min\w* apart\b|\bonce an hour\b|\bcada (?:media hora|hora)\b|\b(?:every|each) (?:half hour|hour)\b|\b(?:none|no contractions|nothing) (?:yet|so far)\b|\bhow far apart should\b|\birregular(?:es)?\b|\bbraxton\b|\bcada cuant[oa]s? (?:minutos )?(?:deben|debo|tienen)\b/
const NOT_EARLY =
  /\b(?:bleed\w*|blood|water broke|waters?|gush\w*|leak\w*|fluid|green|less|fewer|not moving|stopped moving|headache|vision|fever|constant|nonstop|severe|unbearable|cord|push\w*|breech|twins|c ?section|previa|sangr\w*|fuente|liquido|fiebre|no se mueve|dolor de cabeza|cesarea|gemel\w*)\b/
/** Near each other after all: "they were 20 minutes apart, now every 3". */
const CLOSE =
  /\b(?:every|each|cada) (?:[1-9]|one|two|three|four|five|six|seven|eight|nine|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|couple|few)\b(?! ?(?:hours?|horas?))|\b[1-9] ?min\w* apart\b|\b(?:closer|faster|stronger|longer)\b/
const INTACT =
  /\bwaters? (?:is |are )?(?:still )?intact\b|\bmembranes intact\b|\bsin (?:\w+ ){0,2}(?:agua|sangre|liquido)\b/g

/** At term, with contractions far apart or none yet, and nothing else told: time to rest, not to drive (ACOG: five minutes apart). */
export const isEarlyLaborAtTerm = ({ plain }: Reading): boolean =>
  AT_TERM.test(plain) &&
  FAR_APART.test(plain) &&
  !CLOSE.test(plain) &&
  !NOT_EARLY.test(withoutDenials(plain.replaceAll(INTACT, ' ')))

const UNBORN_WEEKS = /\b(?:[12]\d|3\d|4[0-2]) ?(?:weeks?|wks?|semanas)(?! (?:old|of age|de edad|de nacid[oa]))\b/
const IS_BORN =
  /\b(?:born|newborn|months? old|weeks? old|days? old|meses|nacid[oa]|nacio|crib|cuna|breath\w*|respira\w*|bottle|biberon|feed\w*|fever|fiebre|calentura)\b/

/** A baby in the womb that moves little or not at all: what does not move is not somebody who does not respond. */
export const isOfTheUnborn = ({ plain, said }: Reading): boolean =>
  said.has('baby-moves-less') && UNBORN_WEEKS.test(plain) && !IS_BORN.test(plain)
