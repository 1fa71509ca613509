import { readMessage } from '../reading/read-message'
import type { Explanation } from './explanation'
import type { Reading } from './reading'

const RELATIVE =
  '(?:father|mother|dad|mom|mum|aunt|uncle|brother|sister|cousin|grand\\w+|nan|parent|padre|madre|tia|tio|abuel[oa]|prim[oa]|herman[oa])'
/** Who died of it, or had it at an age that is told: nobody who is ill now. */
const RELATIVE_LONG_AGO = new RegExp(
  `\\b${RELATIVE}\\b(?:(?!\\b(?:now|just|today|tonight|ahora|hoy)\\b)[^.;]){0,50}\\b(?:died|went blind|had (?:lung|breast|bowel|colon|skin)|at (?:age )?\\d\\d|aged \\d\\d|in (?:old age|his|her)|was in|murio|a los \\d\\d)\\b[^.;]*`,
  'g',
)

/** The patient may be a relative who is named at once. */
const TOLD_FIRST = new RegExp(`^.{0,60}\\b${RELATIVE}\\b`)

/** Words of danger that the sentence they stand in gives another meaning. */
const OTHERWISE: readonly (readonly [concept: string, meant: RegExp, becomes?: string])[] = [
  [
    'mottled-skin',
    /\b(?:urine|pee|wee|stools?|poops?|motions|phlegm|orina|heces)\b(?:[, ]+\w+){0,4}? (?:pale\w*|palid\w+)|\b(?:pale\w*|palid\w+)[, ]+(?:\w+[, ]+){0,2}?(?:urine|pee|wee|stools?|yellow|pink|straw|cent(?:er|re)|middle|patch\w*|spots?|scar|ring|orina)|\b(?:paler|pale) (?:in the )?(?:middle|cent(?:er|re))/g,
  ],
  [
    'drowning',
    /\b(?:hand|finger|thumb|arm|wrist|foot|toe|leg|burn|it|skin)\b[^.;]{0,25}\bunder (?:the |a )?(?:cool|cold|running|lukewarm|tap|tepid)\b[^.;]*/g,
  ],
  [
    'fruity-breath',
    /\b(?:ketones?|cetonas?)\b[^.;,]{0,18}\b(?:0[.,]\d|1[.,][0-4]|negativ\w*|nil|none|trace|normal\w*|neg|bajas?)\b|\bno (?:ketones?|cetonas?)\b/g,
  ],
  ['lockjaw', /\b(?:vacuna (?:\w+ ){0,3})?tetanos\b[^.;]{0,15}\b(?:al dia|vigente|puesta|vacun\w+|hace)\b/g],
  [
    'unresponsive',
    /\b(?:woke|woken|wake|waking)\b[^.;]{0,50}\b(?:cant|couldnt|cannot|unable to) (?:turn|move|bend|lift|straighten|tilt|raise|rotate|look)\b|\b(?:bult\w+|nodul\w+|bolita|bola|ganglio|zona dura|lump|node|gland|nodule)\b[^.;]{0,70}\b(?:no se mueve|not moving|doesnt move|not mov\w+)/g,
  ],
  ['child-abuse', /\btouch(?:es|ed|ing)? (?:his|her|my|the|their) (?:chin|nose|toes|knees|ear)\b/g],
  [
    'cannot-breathe',
    /\b(?:isnt|not|wasnt|is not|doesnt) breath\w+ (?:any )?(?:fast\w*|hard\w*|heav\w+|quick\w*|rapid\w*|noisi\w*|deeply|oddly)\b|\bno (?:\w+ )?(?:difficulty|trouble|problems?) (?:with |in )?breathing\b(?: or \w+(?: \w+)?)?/g,
  ],
  [
    'one-side-weak',
    /\bno (?:rodea|afecta|toma|compromete|incluye|da la vuelta a) (?:\w+ ){0,2}(?:mano|dedos?|brazo)\b/g,
  ],
  [
    'extreme-pain',
    /(?<!\bno (?:\w+ )?)\b(?:aguant\w+|soport\w+|toler\w+) (?:bien )?(?:el |la )?(?:dolor|molestia)\b[^.;]{0,40}/g,
  ],
  ['jaundice', /\b(?:bruis\w*|bump|lump|swelling|egg|moreton\w*)\b[^.;]{0,90}\b(?:yellow\w*|amarill\w+)\b/g],
  ['black-stool', /\b(?:urine|pee|orina)\b[^.;]{0,25}\b(?:dark|oscura)\b[^.;]{0,25}\b(?:stools?|heces)\b[^.;]{0,12}/g],
  ['poison', /\bpoisons? (?:help ?line|line|cent(?:er|re)|information|hotline|service)\b[^.;]{0,12}/g],
  [
    'vision-loss',
    /\b(?:sight|vision|eyesight|vista) (?:has |had |have |is |se )?(?:gone|went|going|become|becoming|got|getting|grown|puesto) (?:a bit |a little |slightly |more |so )?(?:misty|cloudy|foggy|hazy|blurr\w+|fuzzy|dim\w*|milky|smear\w+|borros\w+|nublad\w+)\b/g,
    'vision-change',
  ],
  ['lethal-means', /\b(?:toy|model|electric|steam) (?:trains?|guns?|planes?)\b/g],
  [
    'choking',
    /\b(?:snor\w*|ronquid\w+|ronca\w*)\b[^.;]{0,30}\b(?:as if|like|como si)\b[^.;]{0,12}\b(?:chok\w+|atragant\w+)/g,
  ],
  [
    'cannot-keep-down',
    /\b(?:not|isnt|never|dont|doesnt|wasnt) drink\w* (?:any ?more|more|alcohol|much|heavily|beer|wine)\b|\b(?:does not|doesnt|dont|do not) drink\b(?= ?(?:[.,;|]|or|$))/g,
  ],
  [
    'sepsis',
    /\b(?:scared|afraid|worried|terrified|frightened|panick\w*|convinced) (?:of|about|it (?:could|might) be|this is|its) (?:\w+ )?sepsis\b/g,
  ],
  [
    'stroke',
    /\b(?:neighbou?r|friend|coworker|colleague|mother in law|google|internet) (?:says?|said|thinks?|joked|insists?) (?:that )?(?:it|this|its|i)\b[^.;]{0,40}/g,
  ],
  [
    'post-surgery',
    /\b(?:\w+oscop\w*|surgery|operation|\w+ectomy|bypass|biopsy|cirugia|operacion|operaron)\b[^.;]{0,30}\b(?:\w+ )?(?:years?|decades?) (?:ago|before|earlier)\b|\b(?:\w+oscop\w*|cirugia|operacion|operaron)\b[^.;]{0,20}\bhace (?:\w+ )?anos\b/g,
  ],
  ...['stroke', 'lung-clot', 'heart-attack', 'cancer', 'vision-loss', 'dangerous-accident', 'fainted'].map(
    (concept) => [concept, RELATIVE_LONG_AGO] as const,
  ),
  ['severe-pain', /\b(?:nunca|jamas|never)\b[^.;]{0,30}\b(?:dolor|pain)\b(?: \w+)?/g],
  [
    'eye-pain',
    /\b(?:pain|ache|aching|throb\w*|stab\w*|pulsing)\b (?:\w+ ){0,2}(?:over|above|behind|around) (?:one|my|the|her|his|left|right|an?) (?:\w+ )?eyes?\b/g,
    'headache',
  ],
]

const HEADACHE = /\b(?:migrain\w*|head ?aches?|queasy|lie in the dark)\b/

function isMeant(concept: string, meant: RegExp): Explanation['holds'] {
  return ({ plain }: Reading) => {
    if (meant === RELATIVE_LONG_AGO && TOLD_FIRST.test(plain)) return false
    if (plain.search(meant) < 0 || (concept === 'eye-pain' && !HEADACHE.test(plain))) return false
    return !readMessage(plain.replaceAll(meant, ' . ')).said.has(concept)
  }
}

/** "Pale urine" is no pale skin, "woke and cannot turn my head" no coma. */
export const MEANT_OTHERWISE: readonly Explanation[] = OTHERWISE.map(([concept, meant, becomes]) => ({
  of: [concept],
  holds: isMeant(concept, meant),
  ...(becomes === undefined ? {} : { becomes }),
}))
