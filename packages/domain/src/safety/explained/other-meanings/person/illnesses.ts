import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { NO_DOCTOR } from '../vocabulary'

const WHEN_PRESSED = /\b(?:press\w*|push (?:on|there)|pok(?:e|ing)|touch\w*|apriet\w*|toco|presiono)\b/
const OF_THE_HEART =
  /\b(?:sweat\w*|arms?|jaw|nause\w*|vomit\w*|breath\w*|faint\w*|pressure|tight\w*|crush\w*|squeez\w*|heav\w*|dizz\w*|sud\w+|brazo|mandibula|aire|presion|mare\w+)\b/
const UP_TO_GROWTH =
  '(?:(?!\\b(?:tiene|tengo|tuvo|tuve|diagnostic\\w+|encontr\\w+|detect\\w+|salio)\\b)[^.;!?\\n]){0,60}?'
const GROWTH = '(?:leucemia|linfoma|cancer|sida|tumor)(?: (?:de|en) (?:la |el )?\\w+)?'
/** A growth only feared, read of, or named by people who are no doctors. */
const FEARED_GROWTH = new RegExp(
  [
    `${NO_DOCTOR}\\b(?:dice|dicen|decian|dijo|grit[ao]|gritaba|jura|cree|piensa|preguntan?|lei|leo|leyo|leyendo|vio|oi|busque)\\b${UP_TO_GROWTH}\\b${GROWTH}`,
    `\\b(?:pensar|pienso|pensando|miedo|temor|terror|temo|preocup\\w+|imagin\\w+|angusti\\w+)\\b${UP_TO_GROWTH}\\b${GROWTH}`,
    `\\b(?:da|dan|causa|provoca|produce) (?:el |la )?${GROWTH}`,
    `(?<=[.;!?\\n] ?)(?:y |o |es |sera )?${GROWTH} ?\\?`,
    `\\b(?:vecin|amig|companer|prim|conocid|jef|maestr)[oa] (?:\\w+ )?(?:fallecio|murio|se murio) (?:\\w+ ){0,2}?${GROWTH}`,
  ].join('|'),
  'g',
)
/** What is grave in somebody who only carries the trait. */
const OF_TRAIT_TOO =
  /\b(?:desmay\w+|colaps\w+|orina\w*|montana|altura|altitud|costado izquierdo|calor|faint\w*|passed out|collaps\w*|urine|pee|altitude|mountains?|left side|heat|cant walk|no pued[eo] caminar)\b/
const IMMUNITY = words('weak-immunity weak-immunity-person chronic-illness cancer')

/** Words about illnesses that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_PERSON_ILLNESSES: readonly OtherMeaning[] = [
  {
    of: ['copd', 'cancer', 'heart-disease'],
    meant:
      /\b(?:my |his |her )?(?:nan|nana|gran|granny|grandad|granddad|grandpop|gramps|neighbou?r|coworker|colleague)\b[^.;!?\n]*/g,
  },
  {
    of: words('cancer chronic-illness weak-immunity weak-immunity-person'),
    meant:
      /\b(?:\w+ )?cancer (?:forums?|boards?|sites?|videos?|stories|threads?|pages|worry|worries|fears?|scare|anxiety)\b|\b(?:is|are|could|can|might|was) (?:it|this|that|these|they) (?:be )?(?:already )?(?:an? )?(?:\w+ )?(?:cancer\w*|tumou?rs?|leukemia|lymphoma)\b|(?<=[.!?,] )(?:but )?(?:\w+ )?(?:cancer|tumou?r|leukemia|lymphoma)(?: \w+)? ?\?|\b(?:test|check|screen)\w* (?:him|her|me|them|us) for (?:leukemia|cancer|lymphoma)\b|\b(?:sera|puede ser|podria ser) (?:un )?(?:cancer|tumor|leucemia)\b/g,
    unless: (plain) =>
      /\b(?:cancer|leukemia|lymphoma)\b[^.;!?\n]{0,20}\b(?:back|again|return\w*|spread\w*)\b/.test(plain),
  },
  {
    of: words('heart-disease heart-attack'),
    meant:
      /\b(?:it|this|that) (?:cant|couldnt|cannot|can|could|might) (?:possibly )?be (?:an? |my )?heart attack\b|\b(?:is|can|could) (?:it|this|that) (?:be )?an? heart attack\b|\b(?:sera|puede ser) (?:un )?infarto\b|\bheart attack or (?:am i|is it|just|not|what|muscle)\b|\binfarto o (?:solo|nada mas|no|es|que)\b/g,
    unless: (plain) => !WHEN_PRESSED.test(plain) || OF_THE_HEART.test(withoutDenials(plain)),
  },
  {
    of: words('weak-immunity weak-immunity-person had-cancer cancer chronic-illness liver-disease'),
    meant: FEARED_GROWTH,
  },
  {
    of: ['sickle-cell'],
    meant:
      /\brasgo (?:de )?(?:la |las )?(?:anemia |celulas? )?(?:falciforme\w*|drepanoc\w+)|\bportador[a]? (?:\w+ ){0,4}(?:falciforme\w*|drepanoc\w+)|\bsickle(?: cell)? trait|\bcarrier (?:of|for) (?:the )?sickle(?: cell)?/g,
    unless: (plain) => OF_TRAIT_TOO.test(withoutDenials(plain)),
  },
  {
    of: IMMUNITY,
    meant:
      /\b(?:immune system (?:is |was )?(?:\w+ )?(?:normal|fine|healthy|ok|good|strong)|(?:normal|healthy|good|strong) immune system|sistema inmun\w+ (?:\w+ )?(?:normal|san[oa]|bien|fuerte)|defensas (?:\w+ )?(?:normales|bien|buenas|altas))\b/g,
  },
  {
    of: IMMUNITY,
    meant:
      /\b(?:(?:pense|penso|pensando|miedo|preocupad[oa]) (?:en|de|por|a|que sea|que fuera|que tenga) (?:\w+ )?(?:leucemia|linfoma|sida|vih)|(?:give|gives|giving|gave) (?:me|him|her|us|you) (?:leukemia|lymphoma|cancer)|me (?:va a )?(?:de|dar|da|dara) (?:leucemia|cancer)|(?:thought|thinking|worried|scared|afraid|googled|panicked) (?:of|about|its|it was|that its|it might be) (?:\w+ )?(?:leukemia|lymphoma|aids|hiv))\b/g,
  },
  {
    of: IMMUNITY,
    meant:
      /\b(?:lady|woman|guy|man|someone|somebody|girl|influencer|video|senora|muchacha|tipo|alguien|video) (?:\w+ ){0,4}(?:tiktok|tik tok|youtube|instagram|facebook|internet|online|reddit)\b[^.;!?\n]{0,40}\b(?:cancer|leukemia|lymphoma|lupus|hiv|leucemia|linfoma|vih)\b/g,
  },
  {
    of: IMMUNITY,
    meant:
      /\b(?:hearing|bought|buy|cheap|teaching|mobility|visual|training) aids\b|\baids (?:off|for (?:my|his|her) (?:ears?|hearing))\b/g,
  },
]
