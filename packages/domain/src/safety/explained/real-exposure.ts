import { readMessage } from '../reading/read-message'
import type { Reading } from './reading'
import { withoutDenials } from './told'

const NEEDLE = /\b(?:needles?|syringes?|lancet|jeringas?|agujas?)\b/
const PRICKED =
  /\b(?:stuck|prick\w*|poked|went (?:right |straight )?(?:through|into)|jabbed|stepped on|trod on|stabbed|punctur\w*|pinch\w+|pique|pico|clav\w+|pise)\b/
const USED =
  /\b(?:used|someone elses|patients?|park|beach|litter|trash|garbage|street|sidewalk|discarded|found|dirty|junkie|addict|usada|basura|calle|playa|parque|tirada|paciente)\b/
const NO_NEEDLE = /\b(?:cap|no needle|(?:wasnt|isnt) any needle|new needle|clean needle|sewing|tapa|sin aguja)\b/

/** A prick by a used needle: medicine against HIV is to begin within hours. */
export const isUsedNeedle = ({ plain }: Reading): boolean =>
  NEEDLE.test(plain) && PRICKED.test(plain) && USED.test(plain) && !NO_NEEDLE.test(plain)

const BRAIN_FEVER = /\b(?:meningitis|meningococ\w*)\b/
const HAS_IT =
  /\b(?:admitted|diagnosed|confirmed|tested positive|has|got|hospital\w*|came down|internad[oa]|tiene|confirmaron|diagnosticaron)\b/
const CLOSE =
  /\b(?:boyfriend|girlfriend|husband|wife|partner|roommate|flatmate|we live|same (?:house|room|dorm|household|bed)|kiss\w*|share\w*|my (?:son|daughter|brother|sister|baby)|novi[oa]|espos[oa]|vivimos|mi (?:hij[oa]|herman[oa])|compart\w+|beso|bese)\b/
const NOT_CLOSE =
  /\b(?:different|another (?:class|building|school|city)|not close|no treatment|viral|years? ago|(?:another|different) grade|doesnt (?:even )?know (?:him|her)|otro (?:salon|edificio|grupo|grado)|otra (?:clase|escuela)|(?:ni|no) l[oa] conoce|(?:ni|no) se (?:sentaron|juntaron)|hace (?:\w+ )?(?:anos?|meses)|el ano pasado|last year|months ago|curad[oa]|cured)\b/
const MEASLES = /\b(?:measles|sarampion|rubella|rubeola)\b/
const CHICKENPOX = /\b(?:chicken ?pox|varicella|varicela)\b/
const AT_RISK =
  /\b(?:pregnant|pregnancy|im (?:[1-3]?\d|4[0-2]) weeks|embaraz(?:ada|o)|semanas de (?:embarazo|gestacion)|chemo|quimio\w*|immun\w+ (?:system|suppress\w*)|defensas|infliximab|humira|remicade|infusiones|transplant|trasplante|newborn|recien nacid[oa])\b/
const NEVER_HAD =
  /\b(?:never had|not (?:been )?vaccinated|wasnt vaccinated|not immune|no immunity|non immune|unvaccinated|(?:nor|never had|never got|not had) the (?:shots?|vaccine)|no la (?:he|ha) tenido|nunca (?:le |me )?(?:dio|tuve|ha (?:tenido|dado))|no (?:le|me) ha dado|ni me (?:dio|vacun\w+)|no (?:se|me) (?:puso|puse|pusieron) (?:esa|la) vacuna)\b/
const MET_IT =
  /\b(?:exposed|exposure|beside|next to|same room|sat|contact|waiting room|confirmed|with measles|broke out|came out|spent|played|play\w*|nephew|niece|lap|class|going round|(?:has|have|tiene|amanecio con|le (?:dio|salio)|esta con) (?:the )?(?:chicken ?pox|varicela|sarampion|measles)|expuest[oa]|contacto|junto|pijamada|salon|sala de espera)\b/
const UNGUARDED =
  /\b(?:baby|infant|newborn|months? old|\d+ months|pregnant|unvaccinated|(?:not|never|isnt|hasnt|wasnt|havent) (?:been |had (?:it|them) |had |gotten |got )?(?:the |his |her |my |a )?(?:vaccinat\w*|mmr|shots?)|no mmr|immun\w+ (?:system|suppress\w*)|chemo|bebe|meses|embarazada|sin vacuna\w*|no (?:esta|estoy) vacunad[oa])\b/

const all = (plain: string, signs: readonly RegExp[]): boolean => signs.every((sign) => sign.test(plain))

/** Lived with somebody who has the meningitis that spreads, or an unguarded person met measles: medicine in a day or so. */
export const isContactOfContagion = ({ plain }: Reading): boolean =>
  (all(plain, [BRAIN_FEVER, HAS_IT, CLOSE]) && !NOT_CLOSE.test(plain)) ||
  all(plain, [MEASLES, MET_IT, UNGUARDED]) ||
  all(plain, [CHICKENPOX, MET_IT, AT_RISK, NEVER_HAD])

const IS_KNOWN =
  /\b(?:confirm\w*|health department|broke out|came down|tested positive|dio positivo|(?:has|have|tiene|amanecio con|le (?:dio|salio)|esta con) (?:the )?(?:chicken ?pox|varicela|sarampion|measles))\b/

/** The same, where it is known that the other has it. */
export const isKnownContagion = (reading: Reading): boolean =>
  IS_KNOWN.test(reading.plain) && isContactOfContagion(reading)

const BAT = /\b(?:bats?|murcielagos?)\b/
const FLIES =
  /\b(?:flapp\w*|fly\w*|flew|swoop\w*|rabies|wings?|attic|cave|net|bedroom|caught|rabia|vol\w+|murcielagos?|cot|crib)\b/
const NEAR_SLEEP =
  /\b(?:bedroom|asleep|sleeping|slept|woke|awoke|crib|cot|bed|net|nursery|tent|in (?:the|my|our) room|recamara|cuarto|dormid[oa]s?|durmiendo|desperte|despertamos|amaneci\w*|cuna)\b/

export const isBatAnimal = ({ plain }: Reading): boolean => BAT.test(plain) && FLIES.test(plain)
/** A bat where people slept: bites may not be seen (CDC, bats and rabies). */
export const isBatBySleeper = (reading: Reading): boolean =>
  isBatAnimal(reading) &&
  NEAR_SLEEP.test(reading.plain) &&
  !/\b(?:campfire|wide awake|outside the (?:window|tent))\b/.test(reading.plain)

/** "My cat, she bit me": an animal's bite. */
export const isBiteOfPet = ({ plain }: Reading): boolean =>
  /\b(?:cat|kitten|dog|puppy|hamster|rabbit|parrot|ferret|gat[oa]|perr[oa])\b[^.|]{0,30}[.,]? ?(?:\w+ ){0,3}(?:bit|nipped|scratched|mordio|rasguno) (?:me|my)\b|\b(?:cat|gat[oa])\b[^|]{0,60}\b(?:bit me|me mordio)\b/.test(
    plain,
  ) && !/\b(?:husband|boyfriend|wife|girlfriend|partner|ex|he hit|she hit|punched|esposo|marido|novi[oa])\b/.test(plain)

const BEAST =
  /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|monkeys?|raccoons?|fox|squirrels?|bats?|skunks?|gat[oa]s?|perr[oa]s?|monos?|changos?|mapaches?|zorrillos?|murcielagos?)\b[^|]{0,120}\b(?:it|he|she) (?:\w+ )?(?:bit|scratched|nipped|clawed) (?:his|her|my|me|him|our|on)\b|\b(?:gat[oa]|perr[oa]|mono|chango|mapache|murcielago)\b[^|]{0,120}\b(?:me|le|lo|la) (?:mordio|rasguno|arano|araño)\b/
const IS_RISK =
  /\b(?:stray|rabies|wild|street|vacation|abroad|monkey|raccoon|fox|skunk|bat|callejer[oa]|rabia|calle|mono|chango|mapache)\b/
const BITTEN_BY =
  /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|gat[oa]s?|perr[oa]s?)\b[^|]{0,120}\b(?:(?:it|he|she) (?:\w+ )?bit (?:his|her|my|me|him|our|on)|(?:me|le|lo|la) mordio)\b/
const IS_INFLAMED =
  /\b(?:is|looks?|are|got|turned|now|all|esta|se puso) (?:\w+ ){0,2}?(?:red|warm|puffy|swollen|throbbing|hot|hinchad[oa]|roj[oa]|caliente)\b|\b(?:pus|red streaks?)\b/

const SKIN_WHOLE =
  /\b(?:no (?:me |le |nos )?(?:rompio|abrio|traspaso|corto|perforo|atraveso|alcanzo a romper) (?:la |mi |su )?piel|sin romper(?:me|le)? (?:la )?piel|no hay (?:piel rota|herida)|(?:didnt|did not|never) (?:even )?(?:break|pierce|puncture) (?:the |my |his |her )?skin|skin (?:is |was )?(?:not|isnt|wasnt) broken)\b/
const OWN_PET = /\b(?:mi|nuestr[oa]|my|our|de la casa) (?:\w+ )?(?:perr\w+|gat\w+|cachorr\w+|dog|cat|puppy|kitten)\b/
const IS_VACCINATED =
  /\b(?:vacunad[oa]|vacunas (?:al dia|completas)|vaccinated|(?:has|had) all (?:his|her|its) shots)\b/
const WILD_OR_WOUND =
  /\b(?:callejer[oa]|stray|murcielago|mapache|zorr\w+|rata|bat|raccoon|sangr\w+|bled|bleeding|herida|hoyito|agujer\w+|puncture|(?:no (?:esta|estaba)|not|isnt|never) vac\w+)\b/

/** The teeth of one's own vaccinated pet that left the skin whole: nothing gets in (CDC, rabies). */
export const isBiteWithoutWound = (plain: string): boolean =>
  [SKIN_WHOLE, OWN_PET, IS_VACCINATED].every((sign) => sign.test(plain)) && !WILD_OR_WOUND.test(withoutDenials(plain))

/** "I petted a stray cat and it bit my thumb": the animal stands far before its bite. */
export const isBiteByStray = ({ plain }: Reading): boolean =>
  IS_RISK.test(plain) && BEAST.test(withoutDenials(plain)) && !isBiteWithoutWound(plain)

/** A bite that has become red and warm: for today, however small (IDSA, animal bites). */
export const isInflamedBite = ({ plain }: Reading): boolean => BITTEN_BY.test(plain) && IS_INFLAMED.test(plain)

const CARRIES_RABIES =
  /\b(?:bats?|raccoons?|fox(?:es)?|skunks?|coyotes?|stray|murcielagos?|mapaches?|zorros?|zorrillos?|coyotes?)\b/
const HANDLED =
  /\b(?:(?:held|picked|grabbed|handled|caught|touched) (?:it|him|her|the|a|one)\b(?! with (?:gloves|a (?:shovel|towel)))|(?:held|picked) (?:up )?(?:it |the \w+ )?(?:in|with) (?:his|her|my|the|bare)|bare hands?|lo (?:agarro|agarre|toco|toque|levanto)|con (?:las|sus) manos)\b/
const NOT_HANDLED =
  /\b(?:nadie|ni|no|nunca|tampoco|sin que nadie|nobody|never|no one|didnt|did not) {1,2}(?:\w+ )?(?:lo (?:agarr|toc|levant)\w+|(?:held|hold|picked|pick|grabbed|grab|handled|handle|caught|catch|touched|touch) (?:up )?(?:it|him|her|the|a|one)\b)/g
const WET_WOUND =
  /\b(?:saliva|slobber|drool|baba)\b[^|]{0,80}\b(?:cuts?|wounds?|scratch\w*|broken skin|heridas?|cortad\w*|rasgun\w*)\b|\b(?:cuts?|wounds?|heridas?|cortad\w*)\b[^|]{0,60}\b(?:saliva|slobber|drool|baba)\b/

/** A bat held in the hand, or saliva of a wild animal in a cut (CDC, rabies: what an exposure is). */
export const isRabiesTouch = ({ plain }: Reading): boolean =>
  CARRIES_RABIES.test(plain) &&
  (WET_WOUND.test(plain) || (BAT.test(plain) && HANDLED.test(plain.replaceAll(NOT_HANDLED, ' ')))) &&
  !/\b(?:baseball|cricket|years ago|hace anos)\b/.test(plain)

const SUICIDE = new Set(['suicide-said'])
const saysSuicide = (plain: string) => readMessage(plain, SUICIDE).said.has('suicide-said')

const WISHES =
  /\b(?:want to die|wanna die|kill (?:myself|himself|herself)|suicid\w*|all (?:of )?(?:my|the|them)|whole bottle|how many|on purpose|goodbye|end it|quiero morir|matar(?:me|se)|a proposito|carta)\b/
const NO_WISH = /\b(?:dont|do not|no) (?:want to die|quiero morir\w*)/g
const SHALL_I_DIE =
  /\b(?:am i|will i|is (?:he|she)) (?:going to |gonna )?die\b|\bme voy a morir\b|\bse (?:va|puede) a? ?(?:morir|envenenar|intoxicar)\b/
const IN_FEAR =
  /\b(?:scared|afraid|terrified|worried|miedo|asustad[oa]|preocup\w+|dont want to die|bebe|nin[oa]|hij[oa]|baby|toddler)\b/

const OF_SOMETHING =
  /\b(?:(?:going to |gonna )?die (?:of|from) \w+|morir de (?!una vez|todos|todas)\w+)[^.;!\n]{0,30}\?/

/** "Am I going to die if I take it?" asked in fear, not in wish. */
export const isFearOfDying = ({ plain }: Reading): boolean =>
  (IN_FEAR.test(plain) || OF_SOMETHING.test(plain)) &&
  SHALL_I_DIE.test(plain) &&
  !WISHES.test(plain.replaceAll(NO_WISH, ' ')) &&
  !saysSuicide(plain.replace(SHALL_I_DIE, ' '))
