import type { Lexicon } from '../lexicon'

/** Dangers that people tell as a trifle: "just a pinprick", "it tasted sweet", "looked like the ones in the shop". */
export const DANGERS_MADE_LIGHT_OF: Lexicon = {
  poison: [
    'ate|eaten|eat|swallow*|chew*|comio|mastico|trago ~ oleander|foxglove|nightshade|hemlock|yew|monkshood|wolfsbane|castor|adelfa|ricino|dedalera|cicuta|toloache|belladona',
    'coolant|antifreeze|radiator|deicer|washer|wiper|brake|transmission|methanol|methylated|refrigerante|anticongelante ~ swallow*|swallows|drank|drunk|drink|gulp*|sip*|swig*|mouthful|trago|tragos|bebi|bebio|tome|tomo|sorbo',
    'windshield|windscreen|wiper|washer|brake|radiator =washer|fluid|liquid|coolant ~ drank|drunk|gulp*|sip*|swig*|swallow*|mouthful',
  ],
  'child-swallowed': [
    'metio|puso =a|en =la =boca ~ pastilla*|capsula*|medicina',
    'boca ~ pastilla|pastillita|pastillas|capsula ~ metio|escupio|saco',
    '<child>|he|she ~ pill|tablet|capsule ~ mouth|spat|spit',
  ],
  'wild-mushroom': [
    'mushroom*|toadstool*|hongos|hongo|setas|champinones ~ under|beneath|tree|trees|oak|pine|pines|forest|woods|garden|park|meadow|field|cerro|monte|bosque|parque|jardin|campo|pasto|encino|pino|arbol',
    'mushroom*|hongos|setas ~ junto|juntaron|juntamos|recogi*|recogimos|corto|cortaron|cortamos|encontr*|collected|foraging|app',
  ],
  'pressure-injection': [
    'airless|sprayer|injector ~ went|fired|shot|off ~ against|into|at ~ <digit>|index|thumb|palm|hand',
    'sprayer|injector|airless|washer|nozzle ~ went|fired|shot|hit|jet|sprayed|squirted|against|into|across ~ <digit>|hand|palm',
    'sprayer|injector|airless|nozzle|gun against|into|on|at <digit>|hand|palm|fingertip',
    'grease|paint|pressure|hydraulic =gun|sprayer|washer|jet ~ <digit>|hand|palm|fingertip',
    'hidrolavadora|pistola|compresor ~ <digit>|mano|palma',
  ],
  'same-day': [
    '<child> ~ swallow* ~ quarter|penny|nickel|dime|coin',
    'hijo|hija|nino|nina|bebe ~ trago ~ moneda|peso|monedita',
  ],
  'mouth-or-missing': ['unaccounted', 'dribbl*', 'babe*', 'not|isnt =there|anywhere', 'ya =no =esta'],
  'face-droop': ['smile|smiled|smiles|sonrie|sonrio ~ half|mitad ~ up|moved|lifted|sube|subio|movio'],
  'testicle-pain': ['testicle|testicles|testiculo|testiculos ~ scream|agony|unbearable|gritar'],
  'ill-baby': ['not|isnt|wont =waking|wake ~ feed|feeds|feeding|eat|bottle'],
  'dark-curtain': ['gray|grey|black|dark =cloth|sheet|film', 'trapo|tela =gris|negra|oscura|negro|oscuro'],
  'tight-limb': [
    'finger|thumb|dedo ~ sausage|fat|fatter|swollen|balloon|hinchado|salchicha ~ straighten|bent|estirar|doblado|estirarlo',
  ],
  'animal-bite': [
    'stray|kitten|cat|dog|puppy|raccoon|squirrel|rat|monkey ~ got|nipped|caught =me|him|her|my ~ <digit>|hand|knuckle|knuckles|wrist|arm|leg|ankle|face|holes|tooth|teeth',
    'holes|punctures|puncture ~ cat|kitten|dog|stray|teeth|tooth|fang|fangs',
  ],
}
