import { NOT_DENIED } from './spanish-sayings'

const DENIES_VACCINE = '(?<!\\b(?:no|nunca|sin|falta|faltan|jamas|ni|toca)\\b[^.,;|]{0,25})'
const OF_WHEN = '(?: (?:ya )?(?:desde|en|del?|hace) (?:hace )?(?:el )?(?:(?:19|20)\\d\\d|\\w+ (?:anos?|meses)))?'
const ENDS = '(?= *(?:[,;:!?|]|$)'
const AMISS = '(?!, (?:como |muy |toda? |medio |pero )?(?:dormid|pesad|rar|fri|entum|debil|adorm|hormig))'
const IN_PAIN = '(?! y (?:llora|grita|le duele|me duele|se queja|no))'

/** Spanish words that tell of a vaccine, of a part that is well or of nothing found: said otherwise, and what is meant. */
export const SPANISH_PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:vitamina|vitamin|hepatitis|tipo|grupo|plan|parte|clase|i|he|she|we|they|you) )\bd (?=(?:la|el|los|las|mi|mis|su|sus|una?|arriba|abajo|afuera|adentro|nada|que|repente|papel|cloro|sangre|agua|leche|aire|cabeza|pecho|panza|estomago|espalda|garganta|edad|(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos?|meses|mes|semanas?|dias?|horas?|pulgadas?))\b)/g,
    'de ',
  ],
  [/(?<=\b(?:hij[oa]|nin[oa]|bebe|niet[oa]|nen[ea]) )d (?=\d)/g, 'de '],
  [
    new RegExp(
      `${DENIES_VACCINE}\\b(?:la|una|mi|su) (?:vacuna |inyeccion )?(?:del|de el|contra el|de) tetanos?\\b${OF_WHEN}|${DENIES_VACCINE}\\btetanos? (?:ya )?(?:aplicad[oa]|puest[oa]|vigente|vacunad[oa])\\b`,
      'g',
    ),
    ' vaccine ',
  ],
  [
    /\b(?:vacunas?|refuerzos?|dosis|inyeccion(?:es)?) (?:del?|contra|para|anti) ?(?:el |la |los )?(?:covid(?: 19)?|influenza|gripe|gripa|flu|neumonia|neumococo|vph|papiloma|culebrilla|herpes zoster)\b/g,
    ' vaccine ',
  ],
  [
    new RegExp(
      `\\b(?:dobl[ao]|gir[ao]|volte[ao])${NOT_DENIED} (?:bien )?(?:el|su) (?:cuello|pescuezo)(?: (?:bien|normal|sin (?:problemas?|dolor|molestias?|quejarse)|para todos lados|hasta el pecho))?${IN_PAIN}${ENDS}| +(?:y|ni|sin)\\b)`,
      'g',
    ),
    ' esta bien ',
  ],
  [
    new RegExp(
      `\\b(?:siento|siente)${NOT_DENIED} (?:bien )?(?:la|el|los|las|mis?|sus?) (?:dedos?|manos?|pies?|puntas?|piernas?|brazos?)(?: (?:bien|normal(?:es)?))?${AMISS}${ENDS}| +y (?:los|las|la|el|puedo|puede|muevo|mueve|camin\\w+|estan? (?:tibi|calient|rosad|rosit)\\w*)\\b)`,
      'g',
    ),
    ' esta bien ',
  ],
  [
    /\bno (?:le|les|se le|se les) (?:veo|ve|vemos|vi|vio|noto|encuentro|encontre|hallo) (?:ni )?(?:(?:ningun[oa]?|una?|la|el|las|los|mas) )?(?=(?:mordid|mordedura|marcas?\b|herida|piquete|rasgun|aran|pus\b|sangre|moret|hinch|ronch|manch|nada\b|garrapata|punt|chich|golpe|cortad|raspon)\w*)/g,
    ' no tiene ',
  ],
  [
    new RegExp(
      `\\b(?:toma|agarra|come|mama|succiona)${NOT_DENIED} (?:(?:el |su |del |de )?(?:pecho|seno|teta|biberon|leche|formula|mamila) )?(?:muy |super |re )?(?:bien|riquisimo|rico|con ganas)\\b`,
      'g',
    ),
    ' come bien ',
  ],
  [
    /\b((?:sale|salio|regurgita|regresa|devuelve|escurre|leche|boca)(?: (?!esta\b|anda\b|queda\b|quedo\b|y\b|pero\b|luego\b|se\b)\w+){0,5}) sin (?:mucha |tanta |nada de )?fuerza\b/g,
    '$1 suave',
  ],
  [
    /(?<=(?:^|[,;]) ?(?:y |pero )?)(fiebre|calentura|vomitos?|nauseas?|sangre|pus|mareos?|convulsiones|diarrea|dolor) no(?! ?\w)/g,
    'no tiene $1',
  ],
  [/\bse (?:me|le|nos) (va|iba) a (?=\w+[aei]r(?:se)?\b)/g, 'se $1 a '],
  [
    /\b(?:que|q|cual(?: es)?(?: la)?) diferencia (?:hay |existe |es )?entre (?:un |una |el |la )?\w+(?: \w+){0,2}? y (?:un |una |el |la )?(?!lo\b|esto\b|mi\b)\w+(?: (?:cerebral|cardiaco|respiratorio))?/g,
    ' it ',
  ],
]
