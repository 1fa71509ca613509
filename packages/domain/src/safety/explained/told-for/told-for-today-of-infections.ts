import type { HomePicture } from '../pictures/picture'
import { OF_CHILD } from './told-for-words'

const FEVER_OF_DAYS =
  /\b(?:fevers?|feverish|temp\w*|10[0-4](?:\.\d)?|fiebre|calentura)\b[^.;!?\n]{0,45}\b(?:for|x|going on|since|desde hace|hace|llev\w+|van|ya) ?(?:\w+ ){0,2}(?:[4-9]|four|five|six|seven|cuatro|cinco|seis|siete) ?(?:days?|dias?|d)\b|\b(?:[4-9]|four|five|six|seven|cuatro|cinco|seis|siete)(?:th)? (?:straight )?(?:days?|dias?) (?:of|with|con|de) (?:\w+ ){0,2}(?:fevers?|fiebre|calentura|10[1-4])\b|\b(?:fever|fiebre|calentura)\b[^|]{0,60}\b(?:(?:this|it|today|now) ?(?:is|s|makes)?|on|hoy es|es el|va el|dia) (?:el |dia )?(?:day (?:four|five|six|seven|[4-9])|(?:cuarto|quinto|sexto|septimo) dia|dia (?:cuatro|cinco|seis|siete|[4-9]))\b|\bfever\b[^.;!?\n]{0,20}\bevery day since (?:mon|tues|wednes|thurs|fri|satur|sun)day and (?:its|todays|today is|now its)\b|\b(?:calentura|fiebre) (?:\w+ ){0,3}(?:desde el|del) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) y (?:ya|hoy) (?:es|estamos)\b/
const FEVER_GONE =
  /\b(?:fever (?:is |has )?(?:gone|broke|over)|no (?:more )?fever (?:now|today|since)|ya (?:no|se le quito|se me quito)|low ?grade|99(?:\.\d)?)\b/

const FIVE_OR_MORE =
  /\bday (?:five|six|seven|[5-9])\b|\bdia (?:cinco|seis|siete|[5-9])\b|\b(?:[5-9]|five|six|seven|cinco|seis|siete)(?:th)? (?:straight )?(?:days?|dias?)\b/

const SHARP = /\b(?:needles?(?: ?stick)?|lancets?|syringes?|sharps|jeringas?|agujas?|lancetas?|bisturi)\b/
const PRICKED =
  /\b(?:stick at work|needle ?stick|stuck|pok\w+|prick\w*|jab\w*|punctur\w*|pierced|me (?:puye|pique|pinche|espine|clave|enterre|puncee)|se (?:puyo|pico|pincho|espino|clavo|enterro)|pinchazo|piquete)\b/
const OF_SOMEBODY =
  /\b(?:patients?|pts?|trash|garbage|bin|sharps box|used|dirty|someone elses|client|resident|hotel|hospital|park|beach|street|basura|usada|ajena|paciente|calle|playa|parque|suci[oa])\b/
const OWN_OR_NEW =
  /\b(?:my own|own (?:lancet|needle|insulin)|brand new|sterile|sewing|knitting|acupunctur\w*|tattoo|mi propia|la mia|nueva|de coser|costura|tejer)\b/

const SPLASHED = /\b(?:splash\w*|splatter\w*|squirt\w*|spray\w*|spat|salpic\w+|me cayo|brinco)\b/
const IN_EYE_OR_MOUTH = /\b(?:mouth|eyes?|lips?|boca|ojos?|labios?)\b/
const BLOOD_OF_OTHERS =
  /\b(?:(?:patients?|someone elses|coworkers?|his|her|their|clients?|strangers?) (?:\w+ )?blood|blood (?:from|of) (?:a|the|my|another|somebody|someone)|sangre (?:de (?:un|una|otra|otro|la|el)|ajena))\b/

const MEASLES = /\b(?:measles|sarampion)\b/
const SOMEBODY_HAD_IT =
  /\b(?:(?:someone|somebody|person|kid|child|boy|girl|coworker|classmate|cousin|friend|neighbor|teacher|alguien|nin[oa]|companer[oa]|primo|prima|amig[oa]|maestr[oa]|persona) (?:\w+ ){0,4}(?:had|has|have|with|got|tenia|tiene|con|dio|salio con)|expos\w+|exposure|outbreak|same room|waiting room|expuest\w+|brote|contacto|sala de espera)\b/
const UNGUARDED =
  /\b(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once) (?:months?|meses)\b|\b(?:newborn|pregnant|unvaccinated|chemo|transplant|never (?:had|got|been)|not (?:vaccinated|had)|(?:no|without) (?:mmr|shots?|vaccines?)|(?:hasnt|havent|didnt|isnt|wasnt) (?:\w+ )?(?:mmr|shots?|vaccin\w*|vaccines?)|too young|recien nacid[oa]|embarazada|sin vacuna\w*|no (?:esta|estoy|tiene|tengo) (?:la |las |sus )?vacun\w*|nunca me vacun\w+)\b/
const LONG_AGO_OR_VIRAL = /\b(?:years? ago|last year|months ago|viral|hace (?:\w+ )?(?:anos?|meses)|el ano pasado)\b/

const MENINGITIS = /\b(?:meningitis|meningococ\w*)\b/
const OF_ONE_CLOSE =
  /\b(?:friends?|roommate|boyfriend|girlfriend|husband|wife|partner|brother|sister|teammate|classmate|cousin|kid|amig[oa]|novi[oa]|espos[oa]|herman[oa]|primo|prima|companer[oa])\b[^.;!?\n]{0,30}\b(?:has|had|got|diagnosed|hospital\w*|came down|died|tiene|tenia|le dio|internad[oa]|murio)\b/
const SHARED_SPIT =
  /\b(?:shar\w+ (?:\w+ ){0,2}(?:drinks?|cups?|bottles?|vapes?|spoons?|forks?|food|water|bed|room)|kiss\w*|drank from|slept (?:over|in the same)|live together|same (?:house|dorm|room)|compart\w+ (?:\w+ ){0,2}(?:vasos?|botellas?|bebidas?|cama|cuarto|agua)|beso|besaron|vive con|vivimos)\b/

const BABY_AT =
  /\b(?:has|had|have|hes|shes|at|is|running|runs|with|hit|reads?|was|got|trae|tiene|con|marco|marca)(?: an?| a temp of| up to)? (?:10[1-4](?: ?\. ?\d)?|3[89] ?\. ?\d|40)\b(?! ?(?:pounds|lbs|bpm|beats|over|days?|weeks?|months?|%|percent|dias|semanas|meses|libras|minutes|\/))/

const BAT = /\b(?:bats?|murcielagos?)\b/
const BAT_TOUCHED =
  /\b(?:brush\w*|touch\w*|landed on|hit|bumped|scratch\w*|flew into|grabbed|picked|crawl\w*|roz\w+|toc\w+|choco|se (?:me|le) paro|agarr\w+)\b/
const NO_ANIMAL =
  /\b(?:baseball|softball|cricket|ball bat|aluminum|wooden|bate|costume|years ago)\b|\b(?:didnt|did not|nothing|never|no one|nobody|nadie|no (?:me|nos|le)) (?:\w+ ){0,2}(?:touch\w*|land\w*|hit|toc\w+)\b/

const WILD =
  /\b(?:raccoons?|skunks?|fox(?:es)?|coyotes?|groundhogs?|woodchucks?|bobcats?|monkeys?|mapaches?|zorr(?:os?|illos?)|coyotes?|monos?|changos?)\b/
const WILD_BITES =
  /\b(?:nip(?:s|ped)?|bit|bite|bites|bitten|scratch\w*|claw\w*|snapp\w*|mord\w+|mordisc\w+|rasgun\w*|aran\w+)\b/

const NEEDLE_STICK =
  /\b(?:needle ?sticks?|stuck (?:myself )?(?:with|by|on) a needle|pinchazo|me (?:pinche|pique) con (?:una )?aguja)\b/
const AT_WORK = /\b(?:work|job|shift|lab|clinic|ward|patient|trabajo|turno|laboratorio|clinica)\b/

const THROAT = /\b(?:throat|tonsils?|garganta|anginas|amigdalas)\b/
const FEVERED = /\b(?:fevers?|10[1-4](?:\.\d)?|3[89](?:\.\d)?|fiebre|calentura)\b/
const DAY_FOUR =
  /\b(?:day (?:four|five|six|seven|[4-7])|(?:four|five|six|seven|[4-7]) days|dia (?:cuatro|cinco|seis|siete|[4-7])|(?:cuarto|quinto|sexto) dia|(?:cuatro|cinco|seis|siete|[4-7]) dias)\b/

const DAY_FOUR_OF_HEAT =
  /\b(?:day (?:four|five|six|seven|[4-9])|dia (?:cuatro|cinco|seis|siete|[4-9])|(?:cuarto|quinto|sexto|septimo) dia) (?:of|with|con|de) (?:\w+ ){0,2}(?:fevers?|10[1-5]|fiebre|calentura|3[89])\b/

const FEVER_FOR_DAYS =
  /\b(?:fever|fiebre|calentura)\b(?:[^.;!?\n]|\.\d){0,30}\b(?:for|por|durante|con) (?:\w+ )?(?:four|five|six|seven|cuatro|cinco|seis|siete|[4-9]) (?:days|dias)\b/

const AGE_FIRST = /^\W*(?:[1-9]|1[0-7]) (?:anos|anitos|meses|years?|months?|yo|yrs?)\b/
const DAYS_WITH_FEVER =
  /\b(?:four|five|six|seven|cuatro|cinco|seis|siete|[4-9]) (?:days|dias) (?:of|with|con|de) (?:fever|fiebre|calentura)\b/

const AT_A_PLACE =
  /\b(?:guarderia|kinder|preescolar|salon|escuela|primaria|iglesia|trabajo|fiesta|clinica|consultorio|avion|casa de (?:mi|la|un|una)|daycare|preschool|school|class|church|work|party|clinic|plane|nino enfermo|nina enferma|sick (?:kid|child))\b/
const WAS_THERE =
  /\b(?:estuv\w+|junt[oa]s?|jug[oó]|jugando|contacto|convivi\w+|al lado|mismo (?:salon|cuarto)|expuest\w+|va(?:n)? (?:a|ahi|alli)|was (?:with|next to|near|there|in)|played|goes there|same (?:room|class)|exposed)\b/
const WEAK_OR_UNVACCINATED =
  /\b(?:[1-9]|1[0-1]|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:mes(?:es)?|months?)\b(?! (?:de|que) (?:embarazo|casad))|\b(?:embarazada|recien nacid[oa]|quimio\w*|trasplant\w*|defensas|sin vacun\w*|no (?:esta|estoy|tiene|tengo|le han puesto|se ha puesto) (?:la |las |sus )?vacun\w*|no vacunad[oa]|nunca (?:me |lo |la )?(?:vacun\w+|dio)|pregnant|newborn|unvaccinated|not vaccinated|chemo)\b/
const LONG_AGO = /\b(?:hace (?:\w+ )?(?:anos?|meses)|el ano pasado|years? ago|last year|months ago)\b/

const GRAFTED = /\b(?:trasplant\w*|rinon nuevo|transplant\w*|quimio\w*|chemo\w*)\b/
const FIRST_SIGNS =
  /\b(?:tos|tosiendo|moc(?:o|os)|gripa|gripe|resfri\w+|garganta|febricula|diarrea|vomit\w*|ardor|escalofrios?|9[89](?:\.\d)?|37(?:\.\d)?|cough\w*|sore throat|runny nose|diarrhea|chills)\b/
const TOLD_TO_CALL =
  /\b(?:(?:dijeron|dijo|pidieron|indicaron) (?:\w+ ){0,2}(?:que )?(?:les |le |los |la |lo |me )?(?:avis|llam|habl|marc|report)\w*|(?:told|said|supposed) (?:\w+ ){0,2}(?:to )?call)\b/

/** Fevers, infections and what exposed somebody to one, for a doctor today (MedlinePlus, AAP, CDC, NHS 111). */
export const FOR_TODAY_OF_INFECTIONS: readonly HomePicture[] = [
  { of: OF_CHILD, tells: [FEVER_OF_DAYS], never: FEVER_GONE },
  { tells: [FEVER_OF_DAYS, FIVE_OR_MORE], never: FEVER_GONE },
  { tells: [SHARP, PRICKED, OF_SOMEBODY], says: [PRICKED], never: OWN_OR_NEW },
  { tells: [SPLASHED, IN_EYE_OR_MOUTH, BLOOD_OF_OTHERS], says: [SPLASHED] },
  { tells: [MEASLES, SOMEBODY_HAD_IT, UNGUARDED], never: LONG_AGO_OR_VIRAL },
  { tells: [MENINGITIS, OF_ONE_CLOSE, SHARED_SPIT], says: [SHARED_SPIT], never: LONG_AGO_OR_VIRAL },
  {
    of: ['infant-word', 'age-under-2'],
    tells: [BABY_AT],
    never:
      /\b(?:sugar|pulse|heart rate|pressure|azucar|pulso|presion|libras|pounds|how much|cuant[oa]|corriendo|running around|gone|shots? (?:today|yesterday)|vaccin\w*|vacun\w*)\b/,
  },
  { tells: [BAT, BAT_TOUCHED], says: [BAT_TOUCHED], never: NO_ANIMAL },
  { tells: [WILD, WILD_BITES], says: [WILD_BITES], never: /\b(?:years ago|mosquito\w*|hace anos|car|truck|tire)\b/ },
  { tells: [NEEDLE_STICK, AT_WORK], never: /\b(?:sterile|unused|brand new|nueva|esteril)\b/ },
  { of: OF_CHILD, tells: [THROAT, FEVERED, DAY_FOUR], says: [FEVERED] },
  { tells: [DAY_FOUR_OF_HEAT] },
  { of: OF_CHILD, tells: [FEVER_FOR_DAYS] },
  { tells: [AGE_FIRST, DAYS_WITH_FEVER] },
  { tells: [MEASLES, AT_A_PLACE, WAS_THERE, WEAK_OR_UNVACCINATED], says: [WAS_THERE], never: LONG_AGO },
  { tells: [GRAFTED, FIRST_SIGNS, TOLD_TO_CALL], says: [FIRST_SIGNS] },
]
