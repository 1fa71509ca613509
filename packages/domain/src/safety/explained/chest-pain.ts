import { hasGraveSign, hasHeartIllness, hasTurned, ownStory } from './heart-signs'
import { longestDays } from './how-long'
import { hasAny, type Reading } from './reading'

const EFFORT =
  '(?:walk\\w*|climb\\w*|run|runs|running|jog\\w*|exercis\\w*|exert\\w*|hurr(?:y|ies|ied|ying)|rush\\w*|carr(?:y|ies|ied|ying)|shovel\\w*|push(?:es|ing)?|mow\\w*|cycl\\w*|bik\\w*|hills?|stairs?|upstairs|uphill|flights?|effort|subo|sube|subir|cuestas?|escaleras?|camino|camina|caminar|corro|correr|esfuerzos?)'
const ON_EFFORT = new RegExp(
  `\\b(?:when\\w*|if|while|every time|each time|after|only|during|comes? (?:on )?with|on|with|by|cuando|al|si|con) (?:[^.,;!?\\n]{0,40} )?${EFFORT}\\b|\\b(?:exertional|effort) (?:chest|tight\\w*|pressure|discomfort|pain|angina|heaviness)`,
)
const EASES =
  '(?:goes?|going away|gone|stops?|eases?|eased|resolves?|subsides?|settles?|fades?|disappears?|passes|passing off|gets? better|relieved|better|lets? (?:go|up)|se (?:me |le )?(?:quita|pasa|alivia|va)|desaparece)'
const AT_REST =
  '(?:rest|resting|rests|stop|stops|stopping|sit|sitting|stand|standing(?: still)?|minutes?|mins?|descans\\w+|paro|parar|pararme|detengo|reposo)'
const RELIEVED = new RegExp(
  `\\b${EASES}\\b[^.;!?\\n]{0,40}\\b${AT_REST}\\b|\\b${AT_REST}\\b[^.;!?\\n]{0,40}\\b${EASES}\\b`,
)
const RESTING = '(?:rest|resting|sitting|seated|in bed|nocturnal|at night|reposo|descansando|sentad[oa]|acostad[oa])'
const NOT_NOW = new RegExp(
  `\\b(?:never|not|none|nothing|no|isnt|doesnt|hasnt|without|nunca)\\b[^.;!?\\n]{0,40}\\b${RESTING}\\b|\\ben reposo\\b[^.;!?\\n]{0,20}\\b(?:nunca|no|nada)\\b|\\b(?:right now|at (?:this|the) moment|currently)\\b[^.;!?\\n]{0,50}\\b(?:no|without|fine|nothing|well)\\b|\\bno (?:chest )?(?:pain|pressure|tightness) (?:right )?now\\b|\\bpain free (?:now|at rest)\\b|\\bahora\\b[^.;!?\\n]{0,30}\\b(?:no|bien|nada)\\b`,
)
const UNSTEADY =
  /\b(?:worse|worsening|more (?:often|frequent\w*|easily|and more)|less effort|shorter (?:walk|distance)|(?:also|even|now) (?:at|when|in|with)|at rest|today|tonight|this morning|yesterday|last night|just now|just started|hours? ago|first time|wakes?|woke|at night|longer|increasing\w*|severe|crushing|unbearable|cocaine|meth|peor|hoy|anoche|esta manana|ahorita|mas seguido|cocaina|this week|since (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/
const SINCE_THEN = /\b(?:day before yesterday|last there)\b[^.;!?\n]*|\b(?:quick\w*|how|should|who)\b[^.;!?\n]*\?/g

const WEEK = 7
const LONG_KNOWN = 56

/** Felt for a week or more only on effort, gone with rest, not there now, with no other sign of the heart. */
function isSteadyOnEffort(reading: Reading): boolean {
  if (hasGraveSign(reading) || hasAny(reading, ['nausea', 'dizzy']) || !NOT_NOW.test(reading.plain)) return false
  const own = ownStory(reading).replaceAll(SINCE_THEN, ' ')
  return (
    [ON_EFFORT, RELIEVED].every((sign) => sign.test(own)) &&
    longestDays(own) >= WEEK &&
    !UNSTEADY.test(own) &&
    !hasTurned(own)
  )
}

const UNCHANGED =
  /\b(?:unchanged|(?:not|hasnt|has not|never|havent|no) (?:\w+ )?(?:changed?|chang\w+)|no (?:change|more (?:often|frequent\w*))|not (?:lasting|more|worse|any)|same (?:way|hill|feeling|as (?:ever|always|before)|pattern|tightness|distance)|the same|the usual|as (?:always|ever)|stable|always|igual|lo mismo|la misma|el mismo|estable|siempre|no (?:ha cambiado|mas seguido))\b/

/** The same for two months or more, in one who has no heart illness to be made worse or knows it for angina. */
const isLongKnown = (reading: Reading): boolean =>
  longestDays(ownStory(reading)) >= LONG_KNOWN &&
  UNCHANGED.test(reading.plain) &&
  (!hasHeartIllness(reading) || /\bangina\b/.test(reading.plain))

/** New on effort within the last weeks. */
export const isOnEffortOnly = (reading: Reading): boolean =>
  isSteadyOnEffort(reading) && !isLongKnown(reading) && !hasHeartIllness(reading)

/** On effort for months or years and unchanged: stable angina. */
export const isStableAngina = (reading: Reading): boolean => isSteadyOnEffort(reading) && isLongKnown(reading)

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
  !hasGraveSign(reading) &&
  !hasAny(reading, ['nausea', 'dizzy', 'heart-disease']) &&
  [ON_ONE_SIDE, BLISTERS, FOR_DAYS].every((sign) => sign.test(reading.plain)) &&
  !OF_THE_HEART.test(reading.plain)

const BELLY = /\b(?:belly|stomach|abdom\w*|tummy|navel|groin|append\w*|vientre|barriga|panza|estomago|ombligo)\b/

/** "Right side of my chest" tells of no belly. */
export const isSideOfChest = ({ plain, said }: Reading): boolean =>
  (ON_ONE_SIDE.test(plain) || (said.has('pain-on-breathing-in') && said.has('cough'))) && !BELLY.test(plain)
