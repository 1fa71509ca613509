import type { HomePicture } from '../pictures/picture'
import { DIALYSIS_MISSED } from '../missed-treatment'
import { RED, TODAY } from './told-for-words'

const WATER_OR_CLOTS = /\b(?:urine|pee|peed|peeing|orina|orino|orine|pipi)\b/
const CLOTS = /\b(?:clots?|coagulos?|cuajos?)\b/
const OF_WOMB =
  /\b(?:periods?|vagin\w*|postpartum|gave birth|menstru\w*|miscarr\w*|regla|periodo|parto|blood clots? in (?:my|the|his|her) (?:leg|lung))\b/

const PEES_RED =
  /\b(?:(?:pee\w*|urine|urinat\w*)\b(?:(?!\b(?:no|not|without|isnt|never)\b)[^.;,!?\n]){0,25}\b(?:red|bloody|blood|(?:dark )?pink|like (?:fruit punch|kool ?aid|cola|wine|cranberr\w+|tea))|(?:red|bloody|pink|blood in (?:my|his|her|the)) (?:pee|urine)|(?:peed|peeing|urinat\w+) (?:\w+ )?(?:red|blood|pink)|(?:orin\w+|pipi|pis) (?:\w+ ){0,2}(?:roj[oa]|con sangre|sangre|rosad[oa]|sanguinolent[oa]))\b/
const RED_FOOD_OR_SMALL =
  /\b(?:beets?|beet ?root|betabeles|remolachas|blackberr\w+|rhubarb|azo|pyridium|phenazopyridine|rifampin|betabel|remolacha|sometimes|period|menstruat\w*|trace|microscopic|dipstick|one spot|months|regla|periodo|meses|rastros?|once|weeks?|semanas?|clear since|una vez)\b/

const DRIBBLES =
  /\b(?:(?:only|just|nothing but|barely|hardly) (?:\w+ ){0,3}(?:dribbl\w*|drops|drips|trickl\w*)|(?:pass|pee|peeing|urinate|comes out)[^.;!?\n]{0,20}\b(?:dribbl\w*|drops|drips|trickle)|(?:solo|nomas|apenas)[^.;!?\n]{0,20}\b(?:gotas|gotitas|chorrito)|orin\w+ (?:a |por )?(?:gotas|gotitas|goteo))\b/
const LATELY =
  /\b(?:since (?:last night|yesterday|this morning|noon|mon|tues|wednes|thurs|fri|satur|sun)|today|all (?:day|night)|this morning|desde (?:anoche|ayer|hoy|la manana|ayer)|hoy|todo el dia|toda la noche)\b/

const CATHETER = /\b(?:catheter|foley|suprapubic|sonda)\b/
const BLOCKED =
  /\b(?:(?:hasnt|havent|isnt|not|wont|stopped|barely|hardly|doesnt)(?: been)? (?:drain\w*|flow\w*|any (?:urine|pee)|much)|(?:nothing|no (?:urine|pee)|very little) (?:\w+ ){0,3}(?:bag|coming|since)|(?:is |got |seems )(?:blocked|clogged|plugged)|leak\w* around|bypassing|(?:no|casi no) (?:drena|sale|baja|esta drenando)|dejo de drenar|tapad[oa]|se tapo|se sale por (?:un|los) lado)\b/
const OF_VEINS = /\b(?:cardiac|heart catheter|cath lab|picc|central line|dialysis catheter|port)\b/

const WEAK_STREAM =
  /\b(?:chorr\w+|stream)\b[^.;!?\n]{0,25}\b(?:floj\w+|debil\w*|delgad\w+|poc[oa]|poquit\w+|cortad\w+|weak\w*|slow|thin|dribbl\w*)|\b(?:me cuesta|batallo para|tardo en|hard to|trouble|strain\w* to) (?:\w+ )?(?:orinar|hacer pipi|pee\w*|urinat\w*)\b/
const COLD_PILL =
  /\b(?:antigripal\w*|descongestionante\w*|antihistaminic\w*|pastillas? (?:para|de) (?:la )?(?:gripa|gripe|alergia|tos)|pseudoefedrina|benadryl|difenhidramina|tabcin|decongestant\w*|sudafed|pseudoephedrine|nyquil|cold (?:pills?|medicine|tablets?)|antihistamine\w*|diphenhydramine)\b/

const CONDOM = /\b(?:condoms?|unprotected|protection|preservativos?|condon|proteccion|cuidarnos|cuidarme)\b/
const HOURS_AGO =
  /\b(?:last night|yesterday|this morning|(?:\d+|two|three) (?:hours|days) ago|anoche|ayer|antier|hace (?:\d+|un|dos|tres|cuatro) (?:horas|dias?))\b/
const WANTS_NO_CHILD =
  /\b(?:(?:dont|do not) want[^.;!?\n]{0,25}\bpregnan\w*|(?:get|be|become|end up) pregnant|no quiero (?:\w+ ){0,2}(?:embaraz\w+|hijos|bebe)|quedar embarazada)\b/
const COVERED = /\b(?:iud|implant|on the pill|tubes tied|vasectomy|diu|implante|operada)\b/

const BACK_TO_GROIN = /\b(?:back|side|flank|kidney|espalda|costado|lado|rinon)\b[^.;!?\n]{0,30}\b(?:groin|ingle)\b/
const OF_STONE =
  /\b(?:(?:kidney )?stones?|piedras?|calculos?|(?:pink|red|bloody) (?:urine|pee)|(?:pee|peed|peeing|urine is) (?:pink|red|blood)|orin\w+ (?:\w+ )?(?:rosit\w+|rosad\w+|roj\w+|sangre))\b/
const IN_WAVES =
  /\b(?:comes and goes|waves?|(?:cant|unable to) (?:sit|lie) still|labor|va y viene|oleadas|colicos?|parto|retorc\w+)\b/

/** Of urine, kidneys and sex what a doctor should hear of today (MedlinePlus, CDC, NHS 111). */
export const FOR_TODAY_OF_URINE_AND_SEX: readonly HomePicture[] = [
  { tells: [WATER_OR_CLOTS, CLOTS, RED], says: [CLOTS], never: OF_WOMB },
  { tells: [PEES_RED, TODAY], says: [PEES_RED], never: RED_FOOD_OR_SMALL },
  {
    tells: [DRIBBLES, LATELY],
    says: [DRIBBLES],
    never: /\b(?:months|years|meses|anos|after i pee|despues de orinar)\b/,
  },
  { tells: [CATHETER, BLOCKED], never: OF_VEINS },
  { tells: [DIALYSIS_MISSED] },
  { tells: [WEAK_STREAM, COLD_PILL], says: [WEAK_STREAM] },
  { tells: [CONDOM, HOURS_AGO, WANTS_NO_CHILD], never: COVERED },
  { tells: [BACK_TO_GROIN, OF_STONE, IN_WAVES], says: [BACK_TO_GROIN] },
]
