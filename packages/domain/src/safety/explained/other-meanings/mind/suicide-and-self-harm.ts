import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { DESPAIR, DESPAIR_OR_POISON } from '../vocabulary'

const OF_A_POOL = /\b(?:agua de (?:la )?(?:piscina|alberca)|(?:swimming )?pool water|water (?:from|in) the pool)\b/
const HARMED_BY_POOL =
  /\b(?:cough\w*|tos\w*|vomit\w*|breath\w*|respir\w*|throat|garganta|eyes?|ojos?|drows\w*|somnolient\w*|tablets?|pastillas?|bottle|botella|galon|bote|pure|puro|foam\w*|espuma)\b/
const MONEY =
  /\b(?:renta|deudas?|pagar|pago|luz|biles|cuentas|banco|prestamo|cobr\w+|dinero|hipoteca|tarjetas?|impuestos|rent|bills?|debt|loan|mortgage)\b/

/** Words about suicide and self harm that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_SUICIDE_AND_SELF_HARM: readonly OtherMeaning[] = [
  {
    of: ['lethal-means'],
    meant:
      /\b(?:iron|vitamin(?: \w)?|fiber|calcium|magnesium|fish oil|water|birth control|thyroid|cholesterol|allergy) (?:pills?|tablets?)(?= (?:be )?enough\b)|\b(?:pastillas?|tabletas?) de (?:hierro|vitaminas?|calcio|magnesio)\b/g,
  },
  { of: ['lethal-means'], meant: /\b(?:toy|model|electric|steam) (?:trains?|guns?|planes?)\b/g },
  {
    of: ['poison-thing'],
    meant: /\b(?:con|tiene|tenia|traia|lleva) (?:mucho )?cloro\b|\b(?:full of|with|has|had) chlorine\b/g,
    unless: (plain) => !OF_A_POOL.test(plain) || HARMED_BY_POOL.test(withoutDenials(plain)),
  },
  {
    of: words('suicide-said suicide-named lethal-means violence-home'),
    meant: /\bcon (?:la|una|el) (?:soga|cuerda|mecate|lazo) (?:al|en el) cuello\b/g,
    unless: (plain) =>
      !MONEY.test(plain) || DESPAIR.test(plain) || /\b(?:estoy parad[oa]|silla|arbol|techo)\b/.test(plain),
  },
  {
    of: ['self-harm'],
    meant:
      /\bprickl\w*|\bsafety (?:sheet|data|briefing|rules?|glasses|goggles|label|cap|warnings?)\b|\b(?:pins|needles) and needles\b/g,
  },
  {
    of: ['lethal-means'],
    meant:
      /\b(?:pee\w*|piss\w*|urinat\w*|poop\w*|swallow\w*|pass\w*|orin\w+|mear|meo|meando|tragar|trag[ao]\w*)"? (?:\w+ )?(?:like |como )?(?:an? |broken |hot |rusty |una? )*(?:razor blades?|razors?|blades|knives|glass|barbed wire|navajas?|vidrios?|hojas de afeitar)\b/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: ['burden'],
    meant: /\b(?:wants?|told|tells|asked|says) me to put\b[^.;!?\n]*/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: words('poison-thing poison snake-bite'),
    meant:
      /\b(?:boca|saliva|mordida|lengua|dientes)\b[^.;!?\n]{0,25}\b(?:trae|tiene|tienen|traen|es|lleva) (?:mas |puro |mucho )?(?:veneno|ponzona)(?:(?: y|,)? ?(?:mas |que |la |el |de |del |un |una )*(?:perr[oa]|gat[oa]|vibora))?|\b(?:mouth|spit|saliva)\b[^.;!?\n]{0,30}\b(?:more|full of|pure) (?:poison|venom)\b(?: than (?:an? )?\w+)?/g,
    unless: (plain) => /\b(?:cascabel|alacran|arana|trago|tomo|bebio|snake|spider|scorpion|swallow\w*)\b/.test(plain),
  },
  {
    of: ['wont-be-here'],
    meant:
      /\bya no (?:voy a estar|vamos a estar|estare|estaremos|estoy|estaria)(?: mas)? (?:en (?!este mundo|esta vida|la tierra|sus vidas|el camino|este plano)|asegurad|cubiert|afiliad|trabaj|disponible|viviendo en|de (?:turno|viaje|vacaciones)|con (?:ese|el) (?:plan|seguro|doctor))\w*/g,
  },
  {
    of: ['wont-be-here'],
    meant:
      /\bya no (?:va a estar|estara|esta|van a estar)(?: mas)? (?:en (?!este mundo|esta vida|la tierra|nuestras vidas)|de (?:turno|viaje|vacaciones)|con (?:ese|el) (?:plan|seguro|doctor)|disponible|abiert|caro|caliente|hinchad|roj|inflamad)\w*/g,
  },
  {
    of: words('farewell suicide-said'),
    meant:
      /\b(?:goodbye|farewell) (?:letters?|cards?|notes?|speech|party|emails?|lunch|gifts?) (?:to|for) (?:my|the|our|his|her) (?:[a-z]+ ){0,3}?(?:class|students|coworkers|team|office|clients|patients|gym|church|company|neighbou?rs|teachers?|boss)\b|\b(?:doctors?|nurses?|therapist|staff|hospital|they|boss) (?:say|says|said|told me) (?:goodbye|bye|farewell)\b/g,
  },
  {
    of: words('self-harm'),
    meant: /\bscratch\w* (?:[a-z]+ ){0,4}?(?:till|until) (?:[a-z]+ ){0,2}?bleed\w*/g,
    unless: (plain) => !/\b(?:itch\w*|rash|eczema|hives|bites?|scabies|psoriasis|pic(?:a|azon)|comezon)\b/.test(plain),
  },
]
