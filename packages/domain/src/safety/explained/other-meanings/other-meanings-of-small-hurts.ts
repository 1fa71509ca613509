import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const MORE_THAN_AN_ELBOW =
  /\b(?:face|smile|mouth|legs?|speech|talk\w*|slur\w*|droop\w*|head|neck|fell|fall|crash\w*|car|bent|crooked|swollen|swelling|blue|purple|white|numb\w*|drows\w*|vomit\w*|fever|seizure|cara|boca|piernas?|habla|cabeza|cuello|cayo|caida|chuec[oa]|hinchad[oa]|morad[oa]|fiebre|vomit\w*)\b/
const OF_BREATH =
  /\b(?:lips?|mouth|tongue|face|nails|breath\w*|chok\w*|cough\w*|wheez\w*|chest|asthma|baby|labios?|boca|lengua|cara|respir\w*|tos|pecho)\b/
const CRUSHED =
  /\b(?:dropp?\w*|slamm?\w*|smash\w*|stubb\w*|jamm?\w*|hammer\w*|hit|bang\w*|caught|pinch\w*|stepped|kicked|shoes?|boots?)\b/
const TOO_MUCH =
  /\b(?:too (?:many|much)|bottle|handful|whole|overdos\w*|double|extra|on purpose|at once|[6-9] (?:pills|tablets|a day)|\d\d (?:pills|tablets)|every (?:hour|2|two)|demasiad[oa]s?|frasco)\b/
const OF_THE_BELLY =
  /\b(?:bell(?:y|ies)|stomach|abdom\w*|tummy|appendi\w*|vomit\w*|pregnan\w*|faint\w*|flank|panza|barriga|estomago|abdomen|vomit\w*|embaraz\w*)\b/

/** Small hurts and everyday medicines told in words that elsewhere tell of a stroke, a fit, blue lips or an overdose. */
export const OTHER_MEANINGS_OF_SMALL_HURTS: readonly OtherMeaning[] = [
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:wont|will not|refus\w+|not|stopped|doesnt|isnt) (?:to )?(?:use|using|move|moving|lift|lifting|bend|bending) (?:her|his|the|that) (?:\w+ )?arm\b[^.;!?\n]{0,40}\b(?:pull\w*|yank\w*|tugg?\w*|swung|swing\w*|jerk\w*|lifted (?:\w+ ){0,2}by)\b|\b(?:pull\w*|yank\w*|tugg?\w*|swung|swing\w*|jerk\w*|lifted (?:\w+ ){0,2}by)\b[^;!?\n]{0,50}\b(?:wont|refus\w+|not|stopped|doesnt|isnt) (?:to )?(?:use|using|move|moving|lift|lifting|bend|bending) (?:her|his|the|that|it)(?: \w+)?(?: arm)?\b|\bno (?:quiere )?(?:mueve|mover|usa|usar|levanta|levantar) (?:el|su) (?:bracito|brazo)\b[^.;!?\n]{0,40}\b(?:jal\w+|estir\w+|tir\w+)\b|\b(?:jal\w+|estir\w+)\b[^;!?\n]{0,50}\bno (?:lo )?(?:quiere )?(?:mueve|mover\w*|usa|usar\w*|levanta|levantar\w*)(?: (?:el|su) (?:bracito|brazo))?/g,
    unless: (plain) =>
      !/\b(?:toddler|baby|child|kid|son|daughter|grand\w+|boy|girl|little|yr|years? old|yo|month|nin[oa]|hij[oa]|bebe|niet[oa]|nen[ea])\b/.test(
        plain,
      ) || MORE_THAN_AN_ELBOW.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:it|this|that|burn|rash|wound|cut) (?:isnt|is not|wasnt) (?:on|near|over|around) (?:the|my|his|her|a) (?:hand|arm|leg|foot)s?\b/g,
  },
  {
    of: ['seizure'],
    meant:
      /\b(?:anti )?(?:seizures?|epilep\w*|convulsions?) (?:medicines?|medications?|meds?|pills?|tablets?|drugs?|prescription)\b|\b(?:pastillas?|medicinas?|medicamentos?|tratamiento) (?:\w+ )?(?:para|de|contra) (?:la |las )?(?:convulsion(?:es)?|epilepsia)\b/g,
    unless: (plain) => /\b(?:rash|skin|blister\w*|peel\w*|mouth sores|piel|ampollas|sarpullido|ronchas)\b/.test(plain),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:had|took|taken|taking|using|been on|tome|tomado|tomando) (?:\w+ ){0,2}?(?:ibuprofen\w*|advil|motrin|naproxen\w*|aleve|antacids?|tums|claritin|zyrtec|allergy pills?)\b[^.;,!?\n]{0,30}\b(?:all (?:week|month|summer|spring|winter)|toda la semana|todo el mes)\b/g,
    unless: (plain) => TOO_MUCH.test(withoutDenials(plain)),
  },
  {
    of: ['blue-lips', 'cold-limb'],
    meant:
      /\b(?:(?:toe|finger|thumb) ?)?nail (?:is |has |is turning |turned |went |got |gone |looks |going )(?:\w+ ){0,3}?(?:blue\w*|purpl\w*|black\w*|dark\w*)|\b(?:blue\w*|purpl\w*|black) (?:toe |finger |thumb )?nail\b/g,
    unless: (plain) => !CRUSHED.test(plain) || OF_BREATH.test(withoutDenials(plain)),
  },
  {
    of: words('severe-belly-pain flank-pain'),
    meant:
      /\b(?:stab\w*|sharp\w*|catch\w*|stitch)\b(?: \w+){0,2} in (?:my|his|her|the) (?:left |right )?(?:side|ribs) (?:\w+ )?when(?:ever)? (?:i|he|she) (?:cough\w*|breath\w*|inhale\w*|sneez\w*)|\b(?:punzada|piquete|pica|punza)\b(?: \w+){0,2} en (?:el|mi|un) (?:costado|lado) (?:\w+ )?(?:cuando|al) (?:tos\w*|respir\w*|estornud\w*)/g,
    becomes: 'pain-on-breathing-in',
    unless: (plain) => OF_THE_BELLY.test(withoutDenials(plain)),
  },
  {
    of: ['unresponsive'],
    meant:
      /\b(?:easier|better|wish\w*|rather|nicer|relief)\b[^.;!?\n]{0,25}\b(?:not (?:to )?|(?:i )?wouldnt |(?:i )?didnt |never )wak(?:e|ing) up\b|\b(?:mejor|ojala|quisiera|preferiria)\b[^.;!?\n]{0,20}\bno (?:despertar|despertarme|despierte)\b/g,
  },
  {
    of: ['drowsy'],
    meant:
      /\b(?:slept|sleeps?|sleeping) (?:only |just |about |maybe |like )?(?:[1-4]|one|two|three|four)(?: (?:or|to) \w+)? hours (?:a|per|each|every) night\b|\bduerm[eo] (?:\w+ )?(?:[1-4]|una|dos|tres|cuatro) horas? (?:por|cada|en la) noche\b/g,
  },
]
