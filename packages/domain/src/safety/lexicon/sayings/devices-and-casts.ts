import type { Lexicon } from '../lexicon'

/** Small signs about devices, casts, new medicines and contacts that only together are a danger. */
export const DEVICES_AND_CASTS: Lexicon = {
  'erection-giver': [
    'trazodone|viagra|sildenafil|cialis|tadalafil|levitra|vardenafil|trazodona|potency|trimix|papaverine',
    'sickle|drepanocit*|falciforme',
  ],
  'hard-for-hours': [
    'been|stayed|still|woke|stays =hard|stiff|erect since|for|hours|am|now|6|5|4',
    'woke =up =hard|erect|stiff',
    'llevo|sigo|desperte ~ parado|erecto|duro ~ horas|desde|madrugada',
  ],
  'device-fired-again': [
    'zapped|shocked|jolted|fired|kicked|went ~ twice|2|3|4|5|three|four|five|several|again|times',
    'descarg*|dio|disparo ~ dos|tres|cuatro|varias|2|3|4 ~ veces|descargas|toques',
  ],
  'in-a-cast': ['cast|casted|splinted|yeso|enyesad*|ferula|entablillad*'],
  'hurts-to-stretch': [
    'scream*|cries|crying|agony|worse|hurts|pain*|yells|grita|llora|duele ~ straighten*|stretch*|extend*|move|moving|estir*|mover* ~ fingers|toes|thumb|dedos',
  ],
  'has-trach': ['trach|trache|tracheostomy|tracheotomy|traqueo|traqueostomia'],
  'red-from-it': [
    'bright|fresh =red =blood|bleeding',
    'suction*|aspir* ~ blood|bloody|red|sangre|roja',
    'sangre =roja|fresca',
  ],
  'chickenpox-met': [
    'chickenpox|varicella|varicela|pox|shingles ~ kid|child|boy|girl|class|sat|lap|exposed|exposure|contact|nephew|niece|student|coworker|nino|nina|clase|escuela|sobrino|companero|alumno',
    'chicken =pox ~ kid|child|boy|girl|class|sat|lap|exposed|exposure|contact|nephew|student|coworker',
  ],
  'not-immune': [
    'never =had|got =it|chickenpox|the|that',
    'never|not|wasnt|werent|havent|isnt|nunca|no ~ vaccinat*|immune|vaccine|shot|vacun*|inmune|tuve|dio',
  ],
  'up-green': ['spit*|spat|spew*|regurg* ~ up ~ green', 'spit*|spat ~ its|turned|now|is|was ~ green'],
  'suicide-said': [
    'wrote|written|writing =letters|goodbyes|notes ~ gun|pistol|pills|rope|noose',
    'gave =away ~ letters|note|goodbye* ~ gun|pills|rope|car',
    'cartas ~ pistola|pastillas|soga ~ carro|lista|listas|mesa',
  ],
}

/** What weighs only together with another. */
export const DEVICE_HINTS = [
  'erection-giver',
  'hard-for-hours',
  'device-fired-again',
  'in-a-cast',
  'hurts-to-stretch',
  'has-trach',
  'red-from-it',
  'chickenpox-met',
  'not-immune',
]
