import { HIGH, usualOfChild } from '../usual-of-child'
import type { Picture } from './picture'
import { ILL_OR_BLUE, ILL_OR_POISONED } from './words-of-pictures'
import { words } from '../../../free-text/words'

const PINK_EYE =
  /\b(?:pink ?eye|(?:pink|red|watery|gritty|crust\w*|goopy)[^.|]{0,40}\beyes?|eyes?[^.|]{0,60}(?:pink|red|watery|gritty|crust\w*)|ojos? (?:rojo|rosado|lloroso)s?|conjuntivitis|conjunctivitis)\b/
const SEES_WELL =
  /\b(?:(?:vision|sight|sees?) (?:is )?(?:\w+ )?(?:clear|normal|fine|well|good)|light (?:does not|doesnt) (?:bother|hurt)|not in pain|no pain|no (?:photophobia|light sensitivity)|ve bien|sin dolor|no le duele|la luz no)\b/
const EYE_DANGERS = words('vision-loss eye-pain photophobia eye-injury eye-shut severe newborn-eye')

const LID_RED =
  /\b(?:(?:eye ?)?lids?|parpado)(?: (?!not\b|isnt|arent|no\b)[\w/,]+){0,6}? (?:red|warm|puffy|swollen|roj[oa]|hinchad[oa]|caliente)\b|\b(?:red|puffy|swollen) (?:\w+ ){0,2}(?:eye ?)?lid\b|\b(?:swelling|redness|hinchazon)\b[^.;]{0,30}\b(?:eye ?lids?|lids?|parpado)\b/
const EYE_MOVES_WITHOUT_PAIN =
  /\b(?:eom|moves? (?:\w+ )?(?:normal\w*|freely|without pain)|looks? (?:\w+ ){0,4}(?:directions?|around|ways?) without pain|no (?:proptosis|bulging|pain (?:on|when|with) (?:moving|eye))|eye itself|white of (?:the )?eye|vision (?:is )?(?:normal|fine|clear)|mueve bien)\b/

const LID = /\b(?:eye ?lids?|lids?|parpados?)\b/
const LID_SWOLLEN = /\b(?:swoll?en|puffy|swelling|red|hinchad[oa]|roj[oa]|inflamad[oa])\b/
const SEES_AND_MOVES =
  /\b(?:(?:sees?|vision|sight)[^.;!?\n]{0,15}\b(?:fine|ok|okay|good|well|normal\w*|clear)|(?:can|could) (?:\w+ )?see|ve bien)\b/
const EYE_MOVES =
  /\b(?:(?:eyes?|it)[^.;!?\n]{0,15}\b(?:moves?|moving)\b[^.;!?\n]{0,12}\b(?:fine|ok|okay|good|well|normal\w*|freely|all)|(?:can|could) (?:\w+ ){0,2}(?:move|look)|moves? (?:it|the eye|his eye|her eye|his eyes|her eyes)|(?:lo|los) mueve|mueve (?:bien )?(?:el|los) oj\w+|ojo se mueve)\b/

const TURNS_IN =
  /\b(?:eye|eyes|ojos?)\b[^.|]{0,60}\b(?:drift\w*|turn\w*|wander\w*|cross\w*|squint\w*|in toward\w*|outward|desv\w+|bizc\w+|(?:se )?(?:le )?(?:va|van|mete|meten|voltea|tuerce|jala) (?:\w+ )?(?:para |hacia |pa )?(?:adentro|afuera|dentro|la nariz|un lado))\b|\bse (?:le )?(?:va|van|mete|meten|voltea|tuerce) (?:\w+ ){1,2}ojos? (?:\w+ )?(?:para |hacia |pa )?(?:adentro|afuera|dentro|la nariz|un lado)|\b(?:lazy eye|squint|strabism\w*|cross eyed|bizc[oa]|estrabismo)\b/

const MILK_TOOTH =
  /\b(?:(?:lost|loses|losing|wiggly|loose|first) (?:\w+ )?(?:baby |milk )?tooth|(?:baby|milk) tooth|diente de leche)\b/

/** Children's pink eyes, lids, squints and milk teeth (AAP symptom pages, HealthyChildren.org, CDC, NHS 111, MedlinePlus). */
export const CHILD_PICTURES_OF_EYES_AND_TEETH: readonly Picture[] = [
  usualOfChild({
    tells: [PINK_EYE, SEES_WELL],
    without: [...EYE_DANGERS, ...HIGH],
    age: [0.25, 18],
    explains: ['red-eye', 'contact-lens', 'clot-risk', 'eye-word'],
    never: /\b(?:blurr\w*|swollen shut|bulg\w*|pus|thick|green|yellow|wears? contact)\b/,
  }),
  {
    becomes: 'soon-of-child',
    tells: [LID_RED, EYE_MOVES_WITHOUT_PAIN],
    age: [0.5, 18],
    explains: ['eye-shut', 'face-swelling', 'insect-sting'],
    without: ['vision-loss', 'vision-change', 'drowsy', 'stiff-neck', 'temp-394'],
  },
  {
    becomes: 'soon-of-child',
    tells: [LID, LID_SWOLLEN, SEES_AND_MOVES, EYE_MOVES],
    age: [0.5, 18],
    below: 39,
    never:
      /\b(?:bulg\w*|hurts (?:\w+ )?(?:to )?(?:move|look)|swollen shut|double|headache|vomit\w*|sleepy|doble|le duele mover)\b/,
    without: words(
      'vision-loss vision-change eye-hurts-to-move eye-bulges drowsy stiff-neck temp-394 eye-pain high-fever',
    ),
    explains: words('swollen-eye fever temp-38 eye-shut face-swelling eye-word'),
  },
  {
    becomes: 'visit-of-child',
    tells: [TURNS_IN],
    age: [0.34, 18],
    without: [...ILL_OR_BLUE, 'headache', 'vomiting', 'sudden', 'vision-loss', 'eye-pain', 'balance-loss'],
    explains: ['flashes-floaters', 'red-eye', 'face-droop', 'eye-word'],
    never: /\b(?:sudden\w*|white (?:pupil|reflex|glow)|bulg\w*)\b/,
  },
  {
    becomes: 'usual-of-child',
    tells: [MILK_TOOTH],
    age: [4, 13],
    without: [
      ...ILL_OR_POISONED,
      'tooth-swelling',
      'face-swelling',
      'severe-bleeding',
      'fall',
      'blood-thinner',
      'dangerous-accident',
    ],
    never: /\b(?:knocked|hit|fell|pus|swollen|keeps bleeding)\b/,
    explains: ['tooth-pain', 'bleeding', 'mouth-sore'],
  },
]
