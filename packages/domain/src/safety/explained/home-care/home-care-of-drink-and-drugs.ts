import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, BODY_OR_THROAT_FAILS, WELL_SINCE } from './home-care-words'

const HANGOVER =
  /\b(?:hang ?over|hung ?over|(?:since|after) (?:the )?(?:wedding|party|bachelor\w*|bar|drinks?)|resaca|cruda|guayabo)\b/
const EASES =
  /\b(?:eas\w*|better|improv\w*|wearing off|kept (?:\w+ )?down|every hour|mejor\w*|ya (?:casi )?se (?:me )?(?:quita|pasa))\b/
const AS_EVER =
  /\b(?:every (?:wedding|party|time)|always|usual|same as|as ever|each time|siempre|cada vez|como siempre)\b/

const GONE = /\b(?:gone|went away|settled|fine now|wore off|ya (?:paso|se (?:me|le) (?:quito|paso)|esta bien))\b/

/** What a drink, coffee or a smoke does, or doing without, each told as a whole (MedlinePlus, AAP, CDC, NHS, Poison Control). */
export const HOME_CARE_OF_DRINK_AND_DRUGS: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:hang ?over|resaca|crud[oa]|beers?|drinks|wine|tequila|shots|cervezas?|vodka|margaritas?)\b/,
      /\b(?:last night|party|wedding|this morning|this am|yesterday|anoche|fiesta|boda|amaneci)\b/,
      /\b(?:head\w*|ha|queasy|nause\w*|cabeza|shaky|throbbing)\b/,
      /\b(?:keep\w*|staying|stays?|tolerat\w+|hold\w*|retengo|retuve|tolero|tolera|tomo|tomando|tome|sips?|drinking) (?:\w+ ){0,4}(?:water|fluids|down|agua|liquidos|suero|caldo|electrolitos)\b|\bwater and \w+ (?:are|is) staying down\b/,
    ],
    explains: words('very-thirsty dry-mouth vomiting nausea cannot-keep-down bleeding tremor anxious'),
    without: ['fall', 'dizzy', 'belly-pain', 'poison'],
  },
  {
    tells: [
      /\b(?:energy drinks?|coffees?|espressos?|caffeine|red bull|monster|cafes?|cafeina|bebidas? energeticas?|energizantes?)\b/,
      /\b(?:jitter\w*|shaky|wired|tembloros\w+|tiemblan?|temblando|nervios\w*)\b/,
      /\b(?:fading|better|wearing off|settl\w+|gone|easing|mejor|pasando|bajando|quitando|se me (?:quito|paso))\b/,
    ],
    explains: ['tremor', 'anxious'],
    without: ['dizzy', 'vomiting', 'headache'],
  },
  {
    tells: [
      /\b(?:coffees?|caffeine|energy drinks?|cola|cafe|cafeina)\b/,
      /\b(?:gave up|giv\w+ up|quit\w*|stopped|cut (?:out|down)|cold turkey|without my|dej[eo])\b/,
      /\b(?:head ?aches?|head|cabeza)\b/,
    ],
    explains: ['headache', 'pain-other', 'tired', 'needs-visit'],
    without: ['vomiting', 'sudden', 'dizzy'],
  },
  {
    of: words('anxious stressed cough fussy-baby'),
    tells: [
      /\b(?:deje de fumar|dejando (?:de fumar|el cigarro)|quit (?:smoking|cigarettes|vaping))\b/,
      /\b(?:dias?|days?|semana|week)\b/,
      /\b(?:ansios[oa]|ansiedad|de malas|irritab\w+|hambre|anxious|cranky|irritab\w+|bad mood|hungry)\b/,
    ],
    never:
      /\b(?:pecho|chest|falta (?:de|el) aire|short of breath|breathless|sangr\w+|blood\w*|fiebre|fever|peso|weight|morir\w*|matar\w*|suicid\w*|voces|voices|silb\w+|wheez\w*|desmay\w*|faint\w*|temblor\w*|sacud\w+|alcohol|cerveza|drink\w*|meses|months)\b/,
    without: words('suicide-said suicide-named self-harm copd heart-disease pregnant'),
    explains: words('anxious stressed cough'),
    upTo: 14,
  },
  {
    tells: [HANGOVER, EASES, AS_EVER],
    unless: /\b(?:confus\w*|black|blood|seiz\w*|shak\w*|tremb\w*|chest|worst|neck is stiff|fever|sangre|tembl\w*)\b/,
    without: [...BODY_OR_THROAT_FAILS, ...words('withdrawal black-stool vomiting-blood head-injury suicide-said')],
    explains: words('headache needs-visit nausea photophobia head-pressure anxious'),
  },
  {
    of: words('palpitations tremor stressed anxious hand-shake'),
    tells: [
      /\b(?:energy drinks?|coffees?|espressos?|caffeine|red bulls?|monsters?|cafes?|bebidas? energeticas?|pre ?workout)\b/,
      GONE,
      /\b(?:ate|eat\w*|sleep\w*|yawn\w*|calm|normal|well|fine|ok|okay|play\w*|comio|com[ei]\w*|duerm\w*|tranquil\w*|bien)\b/,
    ],
    explains: words('palpitations tremor stressed anxious hand-shake withdrawal-danger'),
    without: words(
      'dizzy vomiting headache heart-disease pregnant drug-use street-drug age-65-plus sudden too-many-pills',
    ),
    upTo: 2,
    unless:
      /\b(?:weeks?|months?|semanas|meses|faint\w*|passed out|chest|collaps\w*|still|keeps?|again|every|adderall|cocaine|pills?|desmay\w*|pecho|sigue)\b/,
  },
  {
    of: words('red-eye dry-mouth needs-visit'),
    tells: [
      /\b(?:joint|weed|cannabis|marijuana|blunt|bong|pot|mota|marihuana|porro|churro)\b/,
      /\b(?:smok\w*|hit|puff\w*|fum\w+)\b/,
      /\b(?:dry mouth|cotton ?mouth|red eyes|munchies|hungry|pizza|boca seca|ojos rojos|hambre)\b/,
    ],
    unless:
      /\b(?:paranoi\w*|panic\w*|hear\w* (?:voices|things)|see\w* things|laced|spice|k2|heart|chest|faint\w*|vomit\w*|throw\w*|cant|baby|toddler|child|kid|pregnan\w*|eye pain|vision|driv\w*|corazon|pecho|vomit\w*|nin[oa]|no puedo|embaraz\w*)\b/,
    explains: words('red-eye dry-mouth needs-visit very-thirsty joint-word'),
  },
  {
    of: ['anxious'],
    tells: [
      /\b(?:marijuana|weed|cannabis|edibles?|gumm(?:y|ies)|brownies?|thc|mota|marihuana|gomitas?)\b/,
      /\b(?:(?:two|three|four|\d) days ago|last (?:week|weekend|month)|hace (?:dos|tres|cuatro|\d|una) (?:dias|semanas?)|el fin de semana)\b/,
      WELL_SINCE,
    ],
    unless: /\b(?:voices|seeing things|chest|faint\w*|child|toddler|voces|pecho|desmay\w*|embaraz\w*|pregnan\w*)\b/,
    without: [...BODY_FAILS, ...words('palpitations drug-use child-word infant-word odd-mind voices')],
    explains: words('anxious stressed'),
  },
  {
    of: words('needs-visit headache dry-mouth very-thirsty nausea'),
    tells: [
      /\b(?:hang ?over|hung ?over|resaca|cruda|crudo)\b/,
      /\b(?:drinking|drink|water|fluids|toler\w+|tom(?:o|ando)|bebo|agua|suero)\b/,
      /\b(?:what (?:\w+ )?(?:eat|helps?|to do)|best|fine|how long|que (?:como|me tomo|sirve)|para la cruda|bien)\b/,
    ],
    unless:
      /\b(?:every (?:day|morning)|cant keep|(?:threw|throwing) up blood|shak\w*|seiz\w*|black|chest|hit (?:my|his|her) head|fell|he|she|hes|shes|him|walk\w*|know|knows|confus\w*|altitude|mountains?|ft|weird|vision|numb\w*|belly|yellow|fever|worst|pills?|diario|no retengo|tembl\w+|negro|pecho|golpe\w*|me cai|ella|mi (?:espos[oa]|hij[oa]|novi[oa]|amig[oa])|camina\w*|sabe|confund\w*|vista|panza|amarill\w+|fiebre|pastillas?)\b/,
    without: [...BODY_FAILS, ...words('withdrawal tremor head-injury severe-headache black-stool upper-belly-pain')],
    explains: words('needs-visit headache dry-mouth very-thirsty nausea'),
    upTo: 2,
  },
]
