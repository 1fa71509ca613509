import type { HomePicture } from '../pictures/picture'

const OSTOMY = /\b(?:colostomia|ileostomia|urostomia|ostomia|estoma|colostomy|ileostomy|urostomy|ostomy|stoma)\b/
const SKIN_RAW =
  /\b(?:carne viva|supur\w*|pus|llagad[oa]|llagas?|ulcerad[oa]|sangra\w*|muy roj[oa]|escaldad[oa]|raw|ooz\w*|weep\w*|bleed\w*|open sores?)\b/
const OF_TRACHEA_OR_LONG =
  /\b(?:traque\w+|cuello|trach\w*|neck|for (?:two|three|four|several|\d) (?:weeks|months)|output (?:is )?(?:the )?(?:same|normal)|desde hace (?:\w+ )?(?:semanas|meses))\b/

const MEASLES = /\b(?:sarampion|measles)\b/
const AT_A_PLACE =
  /\b(?:guarderia|kinder|preescolar|salon|escuela|primaria|iglesia|trabajo|fiesta|clinica|consultorio|avion|casa de (?:mi|la|un|una)|daycare|preschool|school|class|church|work|party|clinic|plane|nino enfermo|nina enferma|sick (?:kid|child))\b/
const WAS_THERE =
  /\b(?:estuv\w+|junt[oa]s?|jug[oó]|jugando|contacto|convivi\w+|al lado|mismo (?:salon|cuarto)|expuest\w+|va(?:n)? (?:a|ahi|alli)|was (?:with|next to|near|there|in)|played|goes there|same (?:room|class)|exposed)\b/
const UNGUARDED =
  /\b(?:[1-9]|1[0-1]|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:mes(?:es)?|months?)\b(?! (?:de|que) (?:embarazo|casad))|\b(?:embarazada|recien nacid[oa]|quimio\w*|trasplant\w*|defensas|sin vacun\w*|no (?:esta|estoy|tiene|tengo|le han puesto|se ha puesto) (?:la |las |sus )?vacun\w*|no vacunad[oa]|nunca (?:me |lo |la )?(?:vacun\w+|dio)|pregnant|newborn|unvaccinated|not vaccinated|chemo)\b/
const LONG_AGO = /\b(?:hace (?:\w+ )?(?:anos?|meses)|el ano pasado|years? ago|last year|months ago)\b/

const GRAFTED = /\b(?:trasplant\w*|rinon nuevo|transplant\w*|quimio\w*|chemo\w*)\b/
const FIRST_SIGNS =
  /\b(?:tos|tosiendo|moc(?:o|os)|gripa|gripe|resfri\w+|garganta|febricula|diarrea|vomit\w*|ardor|escalofrios?|9[89](?:\.\d)?|37(?:\.\d)?|cough\w*|sore throat|runny nose|diarrhea|chills)\b/
const TOLD_TO_CALL =
  /\b(?:(?:dijeron|dijo|pidieron|indicaron) (?:\w+ ){0,2}(?:que )?(?:les |le |los |la |lo |me )?(?:avis|llam|habl|marc|report)\w*|(?:told|said|supposed) (?:\w+ ){0,2}(?:to )?call)\b/

const BRUISED = /\b(?:moret\w+|moraton\w*|cardenales|morados|bruis\w*)\b/
const UNSTRUCK =
  /\b(?:(?:sin|ningun|no (?:se ha|se|ha|hubo|me he|recuerd\w+)) (?:\w+ ){0,2}?(?:golp\w*|peg\w+|ca(?:ido|erse)|caid\w*|motivo|razon|causa|explicacion)|de la nada|sin (?:mas|saber por que)|(?:no|without(?: any)?|out of|never|for no) (?:\w+ )?(?:reason|nowhere|cause|injury|injuries|falls?|bumps?|hit\w*|fell|explanation))\b/
const MANY_OR_NEW =
  /\b(?:much[oa]s|vari[oa]s|nuev[oa]s|por tod[oa]s?|por (?:el|la) (?:cuerpo|espalda|panza)|cada dia|mas y mas|grandes|many|several|new|all over|more and more|lots|everywhere|big)\b/
const OF_CHILD = ['child-word', 'infant-word', 'age-under-18', 'age-under-3', 'age-under-2']

const HOT_WORK =
  /\b(?:calor(?:on)?|asoleada|insolacion|sol|golpe de calor|heat|hot)\b[^|]{0,60}\b(?:calambres|vomit\w*|mare\w+|golpeo|me puse mal|cramps|dizzy|threw up)\b|\b(?:calambres|vomit\w*|mare\w+|golpeo|me puse mal|cramps|dizzy)\b[^|]{0,40}\b(?:calor(?:on)?|asoleada|insolacion|heat)\b/
const DAY_BEFORE = /\b(?:ayer|anoche|antier|yesterday|last night)\b/
const DARK_WATER =
  /\b(?:pis|pipi|orina|orino|chis|urine|pee)\b[^.;!?\n]{0,20}\b(?:como te|te|oscur\w+|cafe|coca|naranja|dark|tea|brown)\b/
const STILL_WEAK =
  /\b(?:(?:sigo|ando|estoy|amaneci|todavia) (?:\w+ )?(?:debil|floj[oa]|cansad[oa]|mal|sin fuerzas|desguanzad[oa])|(?:me )?duele la cabeza|la cabeza me duele|dolor de cabeza|still (?:weak|tired|sick)|headache)\b/

/** What people who write Spanish tell in a sentence or two that a doctor should hear of today (CDC, AAP, MedlinePlus). */
export const FOR_TODAY_IN_PLAIN_SPANISH: readonly HomePicture[] = [
  { tells: [OSTOMY, SKIN_RAW], says: [SKIN_RAW], never: OF_TRACHEA_OR_LONG },
  { tells: [MEASLES, AT_A_PLACE, WAS_THERE, UNGUARDED], says: [WAS_THERE], never: LONG_AGO },
  { tells: [GRAFTED, FIRST_SIGNS, TOLD_TO_CALL], says: [FIRST_SIGNS] },
  { of: OF_CHILD, tells: [BRUISED, UNSTRUCK, MANY_OR_NEW] },
  { tells: [HOT_WORK, DAY_BEFORE, DARK_WATER, STILL_WEAK], says: [STILL_WEAK] },
]
