import type { HomePicture } from '../pictures/picture'
import { OSTOMY } from './told-for-words'

const NO_STOOL =
  /\b(?:(?:hasnt|havent|not|no|without)[^.;!?\n]{0,30}\b(?:bowel movement|pooped|poop|gone|stool|bm)\b[^.;!?\n]{0,20}\b(?:[7-9]|1\d|seven|eight|nine|ten|twelve) days|(?:[7-9]|1\d|siete|ocho|nueve|diez) dias (?:sin|que no) (?:\w+ ){0,3}(?:obrar|evacuar|hacer|popo|ir al bano|obra|evacua|hace)|no (?:\w+ ){0,2}(?:obra\w*|evacua\w*|hace del bano|hace popo)[^.;!?\n]{0,20}\b(?:[7-9]|1\d|siete|ocho|nueve|diez) dias)\b/
const FULL =
  /\b(?:blown up|bloat\w*|swollen|distend\w*|crampy|cramps|off (?:her|his|my) (?:food|dinner)|not eating|nausea\w*|inflad\w*|aventad\w*|inflamad\w*|colicos|no (?:quiere|tiene ganas de) comer|nauseas?|ascos?)\b/

const GUT =
  /\b(?:stomach (?:bug|flu|virus)|vomit\w*|thr(?:ew|ow\w*) up|puk\w*|diarrh?ea|gastro\w*|(?:virus|infeccion) (?:del?|en el) estomago|diarrea|basca)\b/
const PEES_LITTLE =
  /\b(?:(?:only|just|barely|hardly) (?:\w+ ){0,2}(?:peed|urinated|gone pee)|(?:pee|urine)[^.;!?\n]{0,25}\bdark|peed (?:only |just |maybe )?(?:once|twice)[^.;!?\n]{0,20}\b(?:since|today|all day)|dark (?:pee|urine)|(?:solo|nomas|apenas) (?:\w+ ){0,2}(?:orin\w+|pipi)|orin\w+ (?:muy )?(?:poco|poquito|oscur\w+)|orina (?:\w+ )?oscura)\b/
const DIZZY = /\b(?:dizz\w*|light ?headed|woozy|mare[oa]\w*|atarantad\w+)\b/

const SKIN_RAW =
  /\b(?:carne viva|supur\w*|pus|llagad[oa]|llagas?|ulcerad[oa]|sangra\w*|muy roj[oa]|escaldad[oa]|raw|ooz\w*|weep\w*|bleed\w*|open sores?)\b/
const OF_TRACHEA_OR_LONG =
  /\b(?:traque\w+|cuello|trach\w*|neck|for (?:two|three|four|several|\d) (?:weeks|months)|output (?:is )?(?:the )?(?:same|normal)|desde hace (?:\w+ )?(?:semanas|meses))\b/

const AFTER_ANTIBIOTIC =
  /\b(?:antibiotic\w*|clindamycin|amoxicillin|augmentin|cephalexin|cipro\w*|levofloxacin|cefdinir|c ?diff\w*|antibiotico\w*|amoxicilina|clindamicina)\b/
const RUNS_ALL_DAY =
  /\b(?:[6-9]|1\d|six|seven|eight|nine|ten|twelve|seis|siete|ocho|nueve|diez)(?: (?:to|or|a|o) \w+)? ?(?:\w+ )?(?:times|stools|episodes|trips|poops|bms|veces|evacuaciones|diarreas)\b[^.;!?\n]{0,30}\b(?:days?|daily|dias?|diario|water\w*|agua\w*)\b/
const WATERY = /\b(?:diarrh?ea|watery|liquid|loose|runny|water|diarrea|agua\w*|liquid[oa]s?)\b/

const BELLY_WASHED =
  /\b(?:pd (?:patient|exchanges?|bag|fluid|cycler|nurse)|peritoneal|(?:on|do|does|doing) pd|dialysis at home|home exchanges?|dialisis (?:peritoneal|en casa)|recambios?)\b/
const CLOUDY = /\b(?:cloudy|milky|murky|turbi[oa]s?|nublad[oa]|lechos[oa]|como leche)\b/

const GERM_KILLER =
  /\b(?:antibiotics?|clindamycin|amoxicillin|augmentin|cipro\w*|levofloxacin|cef\w+|keflex|azithromycin|antibioticos?|clindamicina|amoxicilina|cefalexina)\b/
const LIKE_WATER = /\b(?:pure water|watery|like water|diarrhea|loose|pura agua|como agua|diarrea)\b/
const MANY_TIMES =
  /\b(?:(?:[6-9]|1\d|six|seven|eight|nine|ten|twelve|fifteen|seis|siete|ocho|nueve|diez|doce) (?:or \w+ )?(?:times|veces|trips)|(?:every|cada) (?:hour|hora))\b/
const FEVERED = /\b(?:fever|feverish|100 ?\. ?[4-9]|10[1-4]|38(?: ?\. ?\d)?|39|fiebre|calentura)\b/

/** Of belly and bowels what a doctor should see today (MedlinePlus, AAP, CDC, NIDDK, NHS, NHS 111). */
export const FOR_TODAY_OF_BELLY: readonly HomePicture[] = [
  { tells: [NO_STOOL, FULL], says: [FULL] },
  { tells: [GUT, PEES_LITTLE, DIZZY], says: [DIZZY] },
  { tells: [OSTOMY, SKIN_RAW], says: [SKIN_RAW], never: OF_TRACHEA_OR_LONG },
  { tells: [AFTER_ANTIBIOTIC, RUNS_ALL_DAY, WATERY], says: [RUNS_ALL_DAY] },
  { tells: [BELLY_WASHED, CLOUDY], says: [CLOUDY] },
  { tells: [GERM_KILLER, LIKE_WATER, MANY_TIMES, FEVERED], says: [LIKE_WATER, FEVERED] },
]
