import type { Picture } from './picture'
import { STROKE_LIKE } from './words-of-pictures'
import { words } from '../../../free-text/words'

const HOT_LID =
  /\b(?:eye ?lids?|lids?|parpados?)\b[^.;!?\n]{0,50}\b(?:warm|hot|caliente)\b(?! (?:compress\w*|cloth|wash\w*|water))|\b(?:warm|hot)\b(?! (?:compress\w*|cloth|wash\w*|water))[^.;!?\n]{0,25}\b(?:eye ?lids?|lids?)\b/
const PUFFED = /\b(?:swell\w*|swollen|puff\w*|hinchad\w*)\b/

const EYE = /\b(?:eye|eyes|eyeball|cornea\w*|ojo|ojos|cornea)\b/
const SCRATCHED =
  /\b(?:scrap\w+|scratch\w*|pok\w+|brush\w*|grit|fb|rusty? (?:ring|spec\w*|dot)|speck|foreign body|dust|sawdust|sand|abrasion|fingernail|nail|branch|twig|mascara|rasgu\w+|astilla|basura|tierra|aran\w+)\b/
const EYE_STINGS =
  /\b(?:water\w*|gritty|scratchy|light|blink\w*|tears?|stream\w*|sore|hurts?|painful|red|llora\w*|lagrime\w*|arde|luz|molesta)\b/
const SEES =
  /\b(?:visions?|sights?|see|sees|reads?|acuity|va|veo|ve)\b[^.;!?\n]{0,30}\b(?:normal\w*|fine|well|clear\w*|unchanged|ok|okay|good|bien|20\W?\d\d|6\W?[69]|unaffected|perfect\w*|sharp)\b|\b(?:normal|clear|good) (?:vision|sight)\b|\b(?:can|able to) (?:still |just )?(?:read|see) (?:\w+ ){0,3}(?:fine|well|print|clearly|normally|everything|all the way)\b/
const EYE_PIERCED =
  /\b(?:eyeball|high speed|hammer\w*|chisel\w*|explo\w*|pierc\w*|stuck (?:deep|in (?:his|her|the) eyeball)|nail gun|shot into|teardrop|misshapen|jelly|leak\w*|blood (?:in|inside)|chemical|bleach|acid|lime|cement|dart|arrow|pencil|knife|glass|blur\w*|ball|martill\w+|cloro|vidrio|both eyes|months|meses|as (?:if|though) (?:\w+ ){0,3}(?:sand|grit|dust))\b/

const A_LITTLE_HAZY =
  /\b(?:slight\w*|a (?:bit|little|touch)|somewhat|mild\w*|un poco|algo|ligeramente) (?:\w+ )?(?:haz[ey]|blurr\w*|fogg\w*|cloudy|misty|fuzzy|borros\w*|nublad\w*|empanad\w*)\b/

const FLOATS = /\b(?:floaters?|cobweb\w*|specks?|spots|flies|threads?|moscas?|telaran\w+|hilos?)\b/
const FLASHES = /\b(?:flash\w*|flicker\w*|lightning|sparks?|arcs? of light|streaks of light|destell\w+|relampag\w+)\b/
const FIELD_LOST =
  /\b(?:curtain|shadow|veil|missing|shade|black (?:area|patch|spot)|dark (?:area|patch)|lost|cant see|hundreds|cortina|sombra|velo|no veo)\b/

const FLOATING_LONG =
  /\b(?:months?|years?|since (?:school|childhood|\d{4}|last)|long time|as long as|anos?|meses|desde siempre|desde hace mucho)\b/
const UNCHANGED =
  /\b(?:same|unchanged|no (?:change|new)|not (?:new|more|changed)|hasnt changed|havent changed|always|for (?:\w+ )?(?:a |\w+ )?years?|igual|mism\w+|no (?:han|ha) (?:aumentado|cambiado))\b/
const NEW_IN_EYE =
  /\b(?:flash\w*|curtain|shadow|shower|sudden\w*|new|more of them|many more|(?<!\b(?:read|article|heard|video|saw)\b[^.;]{0,40})(?:this (?:morning|week)|today|yesterday)|repente|cortina|destell\w*|hoy|ayer|nuev\w+)\b/

const ITCHY_EYES =
  /\b(?:itch\w*|pican?|comezon)\b[^.;]{0,30}\b(?:eyes?|ojos?)\b|\b(?:eyes?|ojos?)\b[^.;]{0,30}\b(?:itch\w*|pican?|comezon)/
const HAYFEVER =
  /\b(?:sneez\w*|pollen|spring|season\w*|may|april|june|hay ?fever|allerg\w*|cats?|dust|antihistamin\w*|loratadine|cetirizine|estornud\w*|polen|primavera|alergi\w*|loratadina)\b/

const LID = '(?:eye ?lids?|lids?|parpados?)'
const TWITCH = '(?:twitch\\w*|quiver\\w*|flicker\\w*|flutter\\w*|jump\\w*|tiembl\\w*|brinc\\w*|salta\\w*)'
const LID_TWITCHES = new RegExp(`\\b${LID}\\b[^.;]{0,60}\\b${TWITCH}|\\b${TWITCH} [^.;]{0,30}\\b${LID}\\b`)
const OF_TIREDNESS =
  /\b(?:on and off|comes and goes|a minute at a time|tired\w*|sleep|coffee|caffeine|screens?|stress\w*|energy drinks|days|weeks|va y viene|cansad\w+|cafe|estres|dias)\b/

/** Eyes that are to be seen today and are no emergency, or are told as their harmless kind. */
export const PICTURES_OF_EYES: readonly Picture[] = [
  {
    of: words('swelling-other swollen-eye eye-shut face-swelling eyelids-droop'),
    tells: [HOT_LID, PUFFED],
    never: /\b(?:bulg\w*|double|both eyes|hives|lips?|tongue)\b/,
    without: words('vision-loss vision-change eye-pain fever temp-38 headache drowsy short-of-breath age-under-18'),
    explains: words('swelling-other eyelids-droop'),
    becomes: 'same-day',
  },
  {
    of: words('eye-injury minor-cut eye-pain red-eye photophobia'),
    tells: [EYE, SCRATCHED, EYE_STINGS, SEES],
    never: EYE_PIERCED,
    without: words('vision-loss chemical-splash contact-lens head-injury blown-pupil eye-leak fever insect-sting'),
    explains: words('eye-injury minor-cut eye-pain red-eye photophobia'),
    becomes: 'eye-spot',
  },
  {
    of: ['red-eye'],
    tells: [EYE, A_LITTLE_HAZY],
    never:
      /\b(?:halos?|pupil|steamy|rainbow\w*|chemical|splash\w*|bleach|hit|struck|cant see|lost (?:\w+ )?(?:sight|vision))\b/,
    without: words(
      'vision-loss eye-leak chemical-splash head-injury headache vomiting nausea severe severe-pain fever temp-38 swollen-eye closed-angle shingles sudden',
    ),
    explains: ['vision-change'],
    becomes: 'same-day',
  },
  {
    of: words('flashes-floaters floaters floaters-many floaters-any'),
    tells: [FLOATS, SEES],
    says: [FLASHES],
    never: FIELD_LOST,
    without: words('vision-loss eye-pain eye-injury red-eye headache head-injury one-side-weak speech-trouble'),
    explains: words(
      'light-flashes flashes-floaters floaters floaters-many floaters-any seeing-sparkles sudden vision-change',
    ),
    becomes: 'floaters',
  },
  {
    of: words('floaters floaters-many flashes-floaters floaters-any'),
    tells: [FLOATING_LONG, UNCHANGED],
    never: NEW_IN_EYE,
    without: words('vision-loss eye-pain eye-injury red-eye headache diabetes'),
    explains: words('floaters floaters-many flashes-floaters'),
    becomes: 'floaters-any',
  },
  {
    of: words('hives red-eye'),
    tells: [ITCHY_EYES, HAYFEVER],
    never:
      /\b(?:one eye|light (?:hurts|bothers)|blurr\w*|lips?|tongue|throat (?:swell\w*|clos\w*|tight\w*)|pus|green|borros\w*|lengua)\b/,
    without: [
      ...STROKE_LIKE,
      ...words(
        'eye-pain vision-change photophobia contact-lens face-swelling short-of-breath wheezing newborn-word fever temp-38 swollen-eye vomiting',
      ),
    ],
    explains: words('hives red-eye allergy-trigger'),
    becomes: 'allergy-mild',
  },
  {
    of: words('face-droop tremor eyelids-droop'),
    tells: [LID_TWITCHES, OF_TIREDNESS],
    never: /(?<!nothing )\b(?:droop\w*|slurr\w*|numb\w*|weak\w*|whole side|mouth|cant close|caid\w+|boca|dormid\w+)\b/,
    without: [...STROKE_LIKE, ...words('one-side-weak headache sudden vision-change')],
    explains: words('face-droop tremor eyelids-droop'),
    becomes: 'eyelid-twitch',
  },
]
