import type { Reading } from './reading'

const ON_EFFORT =
  /\b(?:when(?:ever)?|if|while|every time|after|only (?:when|on|with)) (?:(?:i|he|she|im|hes|shes) )?(?:\w+ ){0,3}(?:walk\w*|climb\w*|run\w*|jog\w*|exercis\w*|exert\w*|hurry\w*|shovel\w*|hills?|stairs|uphill)|\b(?:on|with|by) (?:exertion|effort|exercise|exercising|climbing|walking)\b|\b(?:cuando|al|si) (?:\w+ ){0,2}(?:subo|sube|subir|camino|camina|caminar|corro|correr|esfuerzo)/
const EASES =
  '(?:goes? away|going away|stops?|eases?|resolves?|subsides?|settles|fades?|disappears?|gets better|gone|relieved|se (?:me )?(?:quita|pasa|alivia)|desaparece)'
const AT_REST = '(?:rest|resting|rests|stop|stopping|sit|sitting|minutes?|descans\\w+|paro|detengo|reposo)'
const RELIEVED = new RegExp(
  `\\b${EASES}\\b[^.;!?\\n]{0,40}\\b${AT_REST}\\b|\\b${AT_REST}\\b[^.;!?\\n]{0,40}\\b${EASES}\\b`,
)
const NOT_NOW =
  /\b(?:never|not|isnt|doesnt|hasnt|nunca|no)\b[^.;!?\n]{0,40}\b(?:at rest|resting|sitting|en reposo|descansando|sentad[oa])\b|\b(?:en reposo|descansando|sentad[oa])\b[^.;!?\n]{0,20}\b(?:nunca|no)\b|\bright now\b[^.;!?\n]{0,50}\b(?:no|without|fine|nothing)\b|\bno (?:chest )?(?:pain|pressure|tightness) (?:right )?now\b|\bahora\b[^.;!?\n]{0,30}\b(?:no|bien|nada)\b/
const FOR_A_WEEK = /\b(?:weeks?|months?|semanas?|mes|meses)\b/
const UNSTEADY =
  /\b(?:worse|worsening|more (?:often|frequent\w*|and more)|less effort|today|tonight|this morning|yesterday|last night|just now|just started|hours? ago|first time|wakes?|woke|at night|longer|severe|crushing|unbearable|even (?:at|when)|also (?:at|when)|cocaine|meth|peor|hoy|anoche|ayer|esta manana|ahorita|mas seguido|cocaina)\b/

/** Signs beside chest pain that make it one for 911 whatever brings it on. */
const HEART_SIGNS =
  'sweating nausea vomiting short-of-breath cannot-breathe pain-spreads dizzy fainted feels-faint palpitations sudden severe severe-pain extreme-pain heart-attack gray-look unusual-exhaustion getting-worse clot-risk leg-swelling-one pregnant postpartum post-surgery coughing-blood pain-on-breathing-in tearing-pain heart-disease heart-failure drug-use street-drug confused oxygen-low bp-low bp-180 pulse-very-fast'.split(
    ' ',
  )

const hasHeartSign = ({ said }: Reading) => HEART_SIGNS.some((sign) => said.has(sign))

/** Felt for a week or more only on effort, gone with rest, not there now, with no other sign of the heart. */
export const isOnEffortOnly = (reading: Reading): boolean =>
  !hasHeartSign(reading) &&
  [ON_EFFORT, RELIEVED, NOT_NOW, FOR_A_WEEK].every((sign) => sign.test(reading.plain)) &&
  !UNSTEADY.test(reading.plain)

const ON_ONE_SIDE =
  /\b(?:right|left|one) side of (?:(?:my|his|her|the|their) )?(?:chest|ribs|torso|trunk)\b|\b(?:chest|ribs|torso) on (?:the|my|his|her|one) (?:right|left|one)?|\b(?:lado|costado) (?:derecho|izquierdo) del? (?:pecho|torax)\b/
const BLISTERS =
  /\b(?:blister\w*|vesicl\w*|vesicular|pockets of (?:clear )?fluid|fluid filled|ampoll\w+|vesicul\w+|crust\w*)\b/
const FOR_DAYS =
  /\b(?:[2-9]|1\d|two|three|four|five|six|seven|several|few|dos|tres|cuatro|cinco|varios) ?(?:days?|dias)\b|\b(?:weeks?|semanas?)\b/
const OF_THE_HEART =
  /\b(?:pressure|tight\w*|squeez\w*|crush\w*|heav\w*|jaw|arm|today|this morning|just now|hours?|presion|aprieta|opresion|hoy|mandibula|brazo)\b/

/** Pain for days on one side of the chest where a rash of blisters followed. */
export const isOfShingles = (reading: Reading): boolean =>
  (reading.said.has('rash') || reading.said.has('shingles')) &&
  !hasHeartSign(reading) &&
  [ON_ONE_SIDE, BLISTERS, FOR_DAYS].every((sign) => sign.test(reading.plain)) &&
  !OF_THE_HEART.test(reading.plain)

const BELLY = /\b(?:belly|stomach|abdom\w*|tummy|navel|groin|append\w*|vientre|barriga|panza|estomago|ombligo)\b/

/** "Right side of my chest" tells of no belly. */
export const isSideOfChest = ({ plain }: Reading): boolean => ON_ONE_SIDE.test(plain) && !BELLY.test(plain)
