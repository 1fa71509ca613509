import { WORD_CLASSES } from '../lexicon/word-classes'
import { isVitaminTwice } from './doses-of-little'
import type { Reading } from './reading'

export const DOSE_DOUBLED = 'dose-doubled'

/** Taken once or twice a day by the clock, so that one time more is one too many. */
const BY_THE_CLOCK = [
  WORD_CLASSES.heartPill,
  WORD_CLASSES.medicine,
  'eliquis|apixaban|xarelto|rivaroxaban|plavix|clopidogrel|metformin\\w*|januvia|jardiance|farxiga|levothyroxine|synthroid|levotiroxina|\\w+(?:sartan|pril|prilo|statin|statina|olol|dipine|dipino|azepam|azolam|pidem)',
  'zoloft|sertraline|sertralina|lexapro|escitalopram|prozac|fluoxetin[ea]|celexa|citalopram|paxil|paroxetin[ea]|effexor|cymbalta|duloxetin[ea]|trazodon[ea]|remeron|mirtazapin[ea]',
  'seroquel|quetiapin[ea]|abilify|aripiprazole?|risperdal|risperidon[ea]|zyprexa|olanzapin[ea]|lamictal|depakote|tegretol|carbamazepin[ea]|gabapentina?|lyrica|pregabalina?|topamax|topiramato?|baclofeno?',
  'adderall|ritalin|concerta|vyvanse|strattera|xanax|klonopin|ativan|valium|ambien|hydrochlorothiazide|hctz|furosemida?|lasix|spironolacton[ea]|singulair|montelukast|methotrexate|metotrexato',
]
const OF_ITS_USE =
  '(?:(?:blood )?(?:pressure|sugar|thinner|cholesterol)|heart|thyroid|seizure|diabetes|antidepressant|sleep(?:ing)?|anxiety|birth control|water)'
const PILLS = '(?:pills?|tablets?|capsules?|meds?|medicines?|medications?|doses?)'
const PASTILLAS = '(?:pastillas?|tabletas?|capsulas?|medicinas?|medicamentos?|dosis|jarabe|gotas)'
const AS_NEEDED =
  'tylenol|acetaminophen|acetaminofen|paracetamol|advil|motrin|ibuprofen[os]?|ibuprofenos|aleve|naproxeno?|aspirinas?|benadryl|antibiotics?|antibioticos?|amoxicillin|amoxicilina'
const REGULAR = `(?:${BY_THE_CLOCK.join('|')}|antidepressants?|antidepresivos?|blood thinners?|anticoagulantes?|insulina?|${OF_ITS_USE} ${PILLS}|${PASTILLAS} (?:de|para) (?:la |el )?(?:presion|corazon|azucar|diabetes|tiroides|colesterol|convulsiones|dormir|depresion|anticonceptiv\\w+)|la de la presion)`
const ANY = `(?:${REGULAR}|${AS_NEEDED}|${PILLS}|${PASTILLAS})`
const NOT = '(?<!\\b(?:not|never|havent|hasnt|hadnt|wasnt|nunca|no) (?:(?:me|se|le|les|has|have|had) )?)'
const TOOK = `${NOT}\\b(?:took|taken|swallowed|gave|given|tome|tomado|(?:se|me|le) (?:tome|tomo|di|dio|dimos|dieron|puse|puso)|di(?= (?:doble|dos|el doble|de mas)))`
const OF = '(?: (?:\\w+ ){0,3}?)'
const TIMES = '(?:twice|two times|2 times|dos veces|2 veces)'
/** "Twice a day" is how it is to be taken. */
const AS_ORDERED =
  '(?! (?:(?:a|per|each|every|al|por|cada|a la|en la) (?:day|week|night|dia|semana|noche)|daily|diari))'
const UNMEANT =
  '(?:by (?:accident|mistake)|accidental\\w*|mistaken\\w*|without (?:meaning|thinking)|forgot\\w*|instead of (?:one|once)|por (?:error|accidente|equivocacion)|sin querer|en vez de una?|olvid\\w+|me equivoque|se equivoco)'
const TWO = '(?:two|2|three|3|dos|tres)'

const WAYS: readonly RegExp[] = [
  `${TOOK}${OF}${REGULAR} ${TIMES}${AS_ORDERED}`,
  `${TOOK} ${TIMES}${AS_ORDERED}${OF}${REGULAR}`,
  `${TOOK}(?: \\w+){0,6} (?:medicines?|medicinas?|medicamentos?|jarabe|dosis) (?:dos|2) veces${AS_ORDERED}`,
  `${TOOK}${OF}(?:a )?(?:double|doble|el doble|twice (?:the|as much|my|his|her)|two doses|2 doses|(?:an? |one )(?:extra|second) dose|dos dosis|2 dosis|dosis doble)${OF}${ANY}`,
  `${TOOK} (?:\\w+ )?(?:una? )?(?:double|doble|dos|2|extra) dos(?:e|es|is)\\b`,
  `${TOOK} (?:too much|de mas)${OF}${REGULAR}`,
  `${TOOK} de mas (?:de )?(?:mi|mis|la|las|su|sus)${OF}${ANY}`,
  `${TOOK} ${TWO}${OF}${REGULAR} ${UNMEANT}`,
  `${TOOK}(?: \\w+){0,4} ${TWO}(?: \\w+){0,3} ${ANY} ${UNMEANT}`,
  `${UNMEANT}(?: \\w+){0,5} ${TOOK}(?: \\w+){0,3} ${TWO}${OF}${ANY}`,
  `${TOOK}${OF}(?:the )?wrong (?:dose|dosage|amount|medicine|medication|pills?|strength)`,
  `${TOOK}${OF}(?:dosis|medicina|pastilla|cantidad) equivocada`,
  `\\bme pase (?:de|con) (?:la |las |el )?(?:dosis|insulina|${PASTILLAS})`,
  `\\bi (?:\\w+ )?(?:doubled|double dosed)(?: up)?(?: on)? (?:my|his|her)${OF}${ANY} (?:today|tonight|this morning|by|without|${UNMEANT})`,
].map((way) => new RegExp(way))

const LONG_AGO =
  /\b(?:years? ago|months? ago|last (?:year|month)|hace (?:\w+ )?(?:anos?|meses)|lawsuit|suing|demanda(?:r|mos|ron)?)\b/
/** Asked of what may be; and that it was done all the same. */
const ASKED = /\b(?:what (?:if|happens)|que pasa(?:ria)? si)\b/
const DONE =
  /\b(?:hace (?:una?|media|\w+) (?:horas?|minutos?|rato)|(?:an hour|hours?|minutes?) ago|just (?:took|now)|ahorita|acabo de|i (?:\w+ )?(?:took|gave)|me tome|le di)\b/
/** Taken as somebody said: by mistake it was not. */
const ORDERED =
  /\b(?:supposed to|as (?:directed|prescribed|told)|told (?:me|him|her) to (?:take|give|double)|(?:doctor|dr|nurse|np|pa|dentist|surgeon|specialist|cardiolog\w+|psychiatr\w+|psiquiatra|pharmacist|doctora?|enfermera|farmaceutic[oa]) (?:\w+ ){0,2}(?:(?:said|told me) (?:to take|i (?:can|could|should|may)|take|its (?:ok|okay|fine))|dijo que (?:tom\w+|pued\w+|la tom\w+)|subio|aumento|doubled|raised|increased|gave me|me dio)|prescribed (?:it|me|him|her|two|double|twice)|(?:me|le|nos) (?:lo |la )?recet\w+|como (?:me|le) (?:dijo|dijeron|recet\w+)|indicaron)\b/
const MISTAKEN = new RegExp(`\\b(?:${UNMEANT}|(?:and|but|pero|y) (?:i )?(?:took|gave|me tome|tome|le di))\\b`)
/** Vaccines, animals, bills, and doses as far apart as a label says. */
const OF_ELSE =
  /\b(?:shingrix|vaccin\w*|vacuna\w*|booster\w*|dogs?|cats?|pupp\w+|perr\w+|gat[oa]s?|billed|charged|the (?:\w+ )?bill|bill says|amount of leave|en la cuenta|cobr(?:aron|an|o)|so far|(?:hours?|horas?) (?:apart|after|entre)|cada \w+ horas|como dice la (?:caja|receta))\b/
/** Most messages tell of nothing taken. */
const TELLS_OF_TAKING =
  /\b(?:took|taken|swallowed|gave|given|tom[eo]|tomado|di|dio|dimos|dieron|puse|puso|pase|doubled|double dosed)\b/

/**
 * Whether a medicine was taken twice, in double or by mistake: for every one of them Poison Help is asked before waiting (HRSA,
 * Poison Help), but for vitamins.
 */
export const isDoseTakenWrong = (reading: Reading): boolean =>
  TELLS_OF_TAKING.test(reading.plain) &&
  !reading.said.has('extra-dose') &&
  !OF_ELSE.test(reading.plain) &&
  !LONG_AGO.test(reading.plain) &&
  (!ASKED.test(reading.plain) || DONE.test(reading.plain)) &&
  (!ORDERED.test(reading.plain) || MISTAKEN.test(reading.plain)) &&
  WAYS.some((way) => way.test(reading.plain)) &&
  !isVitaminTwice(reading)
