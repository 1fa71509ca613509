import { hasGraveSign, hasHeartIllness, hasTurned, ownStory } from './heart-signs'
import { longestDays } from './how-long'
import { hasAny, type Reading } from './reading'
import { withoutDenials } from './told'

const BURNING =
  /\b(?:burn\w*|acid\w*|heart ?burn|reflux|sour|indigestion|brash|regurgitat\w*|ardor|arde|acidez|acidy|pyrosis|agruras|reflujo|quemazon|agri[oa])\b/
const AFTER_FOOD =
  /\b(?:meals?|dinners?|suppers?|lunch\w*|breakfasts?|eat\w*|ate|feasts?|food|foods|coffee|spicy|curry|pizza|lasagna|tomato\w*|chocolate|wine|fried|fatty|lie down|lying|lies|lay down|bend\w*|recumben\w*|comidas?|comer|cenas?|cenar|almorzar|cafe|picante|acost\w+|agach\w+|postprandial\w*|supine|barbecue|takeaway|alcohol)\b/
const ANTACID =
  '(?:antacids?|(?:chewable|indigestion) tablets?|calcium carbonate|tums|rolaids|gaviscon|rennies?|maalox|mylanta|alka ?seltzer|famotidine|ranitidine|omeprazole?|pantoprazole?|ppis?|milk|antiacidos?|famotidina|leche)'
const EASED =
  '(?:help\\w*|relie[fv]\\w*|resolv\\w*|clears?|history|settl\\w*|cur\\w+|gone|sorts?|promptly|eas\\w+|work\\w*|respon\\w+|goes away|better|after|with|quita|mejor\\w*|alivi\\w+|ayuda\\w*|calma)'
const EASED_BY_ANTACID = new RegExp(
  `\\b${ANTACID}\\b[^.;!?\\n]{0,40}\\b${EASED}\\b|\\b${EASED}\\b[^.;!?\\n]{0,30}\\b${ANTACID}\\b`,
)
const SOUR =
  /\b(?:sour|acid\w*|bitter)\b[^.;!?\n]{0,20}\b(?:taste|mouth|throat|brash)\b|\b(?:ris\w+|rose|up|burp\w*|belch\w*|regurgitat\w*)\b[^.;!?\n]{0,25}\b(?:throat|mouth|taste)\b|\b(?:sabor|boca)\b[^.;!?\n]{0,15}\b(?:acid[oa]|agri[oa]|amarg[oa])\b|\b(?:acid in|waterbrash)\b/
const EFFORTS =
  '(?:effort|exert\\w*|exercis\\w*|walk\\w*|climb\\w*|stairs|run|runs|ran|running|jog\\w*|swim\\w*|hik\\w*|tennis|marathons?|gym|sports?|jogging|cycl\\w*|bike|lift\\w*|hill|uphill|physical activity|esfuerzo|ejercicio|caminar|andar|subir|escaleras|gimnasio|trotar|futbol|correr)'
const UNTROUBLED =
  '(?:without (?:\\w+ )?(?:it|its|any|trouble|discomfort|symptoms?|pain|problems?|chest|getting)|no (?:\\w+ )?(?:trouble|discomfort|symptoms?|pain|problems?)|fine|not? (?:bother|affect|provoke|worse)\\w*|does not|doesnt|no me pasa|nada\\b|causes? nothing|nothing (?:of the sort|like it)|makes? no difference|no problem|sin (?:problemas?|molestias?|que|dolor)|bien\\b|normal\\b)'
const NO_EFFORT = new RegExp(
  `\\b(?:not|never|no|none|nor|without|doesnt|isnt|unrelated|nunca|sin)\\b[^.;!?\\n]{0,35}\\b${EFFORTS}\\b|\\b${EFFORTS}\\b[^.;!?\\n]{0,45}\\b${UNTROUBLED}|\\bno exertional\\b`,
)
const BY_EFFORT =
  /\b(?:when\w*|every time|each time|if|only|on|with|after|cuando|al) (?:\w+ ){0,4}(?:walk\w*|climb\w*|exert\w*|exercis\w*|hurry\w*|uphill|stairs|subo|subir|camino|caminar)\b/
const LIKE_A_HEART =
  /\b(?:pressure|tight\w*|squeez\w*|crush\w*|heav\w*|arms?|jaw|(?<!\b(?:bags?|packs?|straps?|purse|kid|child|load|sack) (?:on|over) (?:my|his|her|the|one) )shoulder|gray|grey|opresion|aprieta|presion|brazo|mandibula|right now|still there|wont go away|hasnt gone|constant\w*)\b/
const NOW_AND_THEN =
  /\b(?:occasional\w*|now and (?:then|again)|from time to time|once in a while|every so often|sometimes|intermittent\w*|recurr\w*|(?:once|twice|times?|couple)(?: or \w+)?(?: times?)? an? (?:week|month|year)|(?:most|after|every) (?:\w+ )?(?:meals?|dinners?|evenings?|nights?)|de vez en cuando|a veces|despues de (?:las )?(?:comidas|comer)|(?:for|hace) (?:many |several |muchos |varios )?(?:weeks|months|years|semanas|meses|anos))\b/
const TWO_WEEKS = 14

/** Burning after food or lying down, eased by an antacid or sour, again and again, with nothing like a heart. */
const isBurningOfFood = (reading: Reading, own: string): boolean =>
  [BURNING, AFTER_FOOD].every((sign) => sign.test(own)) &&
  (EASED_BY_ANTACID.test(own) || SOUR.test(own)) &&
  (NOW_AND_THEN.test(own) || longestDays(own) >= TWO_WEEKS) &&
  !LIKE_A_HEART.test(own) &&
  !hasTurned(own) &&
  !hasHeartIllness(reading)

/** Eased by an antacid each time, for weeks. */
const isEasedForLong = (reading: Reading): boolean =>
  EASED_BY_ANTACID.test(ownStory(reading)) && longestDays(ownStory(reading)) >= TWO_WEEKS

/** Burning after food that effort does not bring, or with a sour taste and eased by an antacid for weeks. */
export const isHeartburn = (reading: Reading): boolean =>
  !hasGraveSign(reading, isEasedForLong(reading) ? ['severe', 'clot-risk', 'post-surgery'] : ['severe']) &&
  (NO_EFFORT.test(reading.plain) || (SOUR.test(reading.plain) && isEasedForLong(reading))) &&
  !isByEffort(reading.plain) &&
  isBurningOfFood(reading, ownStory(reading))

/** Heartburn now and then, for no more than two weeks as far as is told. */
export const isOccasionalHeartburn = (reading: Reading): boolean =>
  isHeartburn(reading) && longestDays(ownStory(reading)) < TWO_WEEKS

const OF_PREECLAMPSIA = [
  'headache',
  'vision-change',
  'upper-belly-pain',
  'leg-swelling',
  'face-swelling',
  'bp-140',
  'dizzy',
]

/** Sour burning after supper in pregnancy, settled by an antacid. */
export const isHeartburnOfPregnancy = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return (
    reading.said.has('pregnant') &&
    !hasGraveSign(reading, ['pregnant']) &&
    !hasAny(reading, OF_PREECLAMPSIA) &&
    [SOUR, EASED_BY_ANTACID].every((sign) => sign.test(own)) &&
    isBurningOfFood(reading, own)
  )
}

const HURTS_WHEN_PRESSED =
  /\b(?:press(?:es|ed|ing)?|push(?:es|ed|ing)? (?:on|it|there|down)|pok(?:e|ed|ing)|touch\w*|palpat\w*|tender(?:ness)?|apretar\w*|presionar\w*|empujar|apriet[oa]|toco|tocar|presion(?:o|ar)|palpar\w*)\b/
const SORE =
  /\b(?:sore|hurts?|pain\w*|ache\w*|reproduc\w*|same|exactly|tender\w*|worse|spot|duele|dolor\w*|adolorid[oa])\b/
const FROM_STRAIN =
  /\b(?:lift\w*|mov(?:e|ed|ing)|push ?ups?|press ?ups?|gym|weights?|workout|bench|paint\w*|garden\w*|row(?:ed|ing)|cough\w*|furniture|box(?:es)?|carr(?:ied|ying)|help\w*|sneez\w*|strain\w*|pull\w*|session|hammer\w*|cut(?:ting)?|hedge|reach\w*|overhead|shovel\w*|fell|wrestl\w*|training|pesas|flexiones|lagartijas|gimnasio|empuj\w+|levant\w+|carg\w+|mudanza|cargu?[eé]|ejercicio|tos|mud(?:e|ar|amos|ando)|movi[o]?|movi(?:endo|mos))\b/
const A_DAY =
  /\b(?:since|on|last|desde(?: el)?) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bdesde (?:que )?el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b|\byesterday\b|\bayer\b|\bday after (?:\w+ )?(?:bench|chest|push ?ups?|gym|workout|weights|lifting)\b|\bdia despues de (?:\w+ ){0,2}(?:pesas|lagartijas|gimnasio|pecho)\b/
const FOR_SECONDS = /\b(?:lasted|for|duro|dura|solo) (?:\w+ ){0,2}(?:seconds?|segundos?)\b/
const YOUNG = 40

const LIKE_A_WEIGHT =
  /\b(?:pressure|tight\w*|squeez\w*|crush\w*|heaviness|heavy(?! (?:row\w*|lift\w*|box\w*|furniture|load\w*|weights?|bags?|session|object\w*|gard\w*|work\w*))|jaw|gray|grey|opresion|mandibula)\b/
const NO_WALL = ['body-blow', 'dangerous-accident', 'fever', 'temp-38', 'nausea', 'dizzy']

const isByEffort = (plain: string): boolean =>
  BY_EFFORT.test(withoutDenials(plain.replaceAll(new RegExp(NO_EFFORT, 'g'), ' ')))

/** Somebody whom effort does not trouble, or young. */
const isUntroubled = ({ plain, ages }: Reading): boolean =>
  !isByEffort(plain) && (NO_EFFORT.test(plain) || (ages.length > 0 && ages.every((age) => age < YOUNG)))

/** Sore where it is pressed, for days, after a strain, in somebody whom effort does not trouble: the chest wall. */
export const isChestWall = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return (
    !hasGraveSign(reading, ['severe', 'sudden']) &&
    !hasHeartIllness(reading) &&
    !hasAny(reading, NO_WALL) &&
    [HURTS_WHEN_PRESSED, SORE, FROM_STRAIN].every((sign) => sign.test(own)) &&
    (longestDays(own) >= 1 || A_DAY.test(own) || FOR_SECONDS.test(own)) &&
    isUntroubled(reading) &&
    !LIKE_A_WEIGHT.test(own) &&
    !hasTurned(own)
  )
}
