import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { WEEKS, type ForDays } from './for-days'

const BELLY_WASHED =
  /\b(?:pd (?:patient|exchanges?|bag|fluid|cycler|nurse)|peritoneal|(?:on|do|does|doing) pd|dialysis at home|home exchanges?|dialisis (?:peritoneal|en casa)|recambios?)\b/
const CLOUDY = /\b(?:cloudy|milky|murky|turbi[oa]s?|nublad[oa]|lechos[oa]|como leche)\b/

const BELLY_CUT =
  /\b(?:c ?section|cesarea|incision|operation cut|my cut|surgical (?:cut|wound)|puntos|herida (?:de la|quirurgica))\b/
const HAS_OPENED =
  /\b(?:(?:opened|open|gap\w*|came apart|split|separat\w*)\b[^.;!?\n]{0,40}\b(?:corner|end|edge|width|fingernail|inch|cm|bit|little|up)|(?:corner|end|edge)\b[^.;!?\n]{0,40}\b(?:opened|open|gap\w*|apart|split)|se (?:me |le )?(?:abrio|esta abriendo)|abiert[oa])\b/
const WEEPS =
  /\b(?:wet|ooz\w*|weep\w*|yellow\w*|drain\w*|leak\w*|fluid|supura\w*|liquido|agua|moja\w*|amarill\w*|pus)\b/

const BLOODY_FLOW =
  /\b(?:(?:blood|bloody|brown|pink)\b[^.;!?\n]{0,25}\b(?:discharge|underwear|panties|vagina\w*)|(?:discharge|flujo|secrecion)\b[^.;!?\n]{0,30}\b(?:blood\w*|brown|sangre|sanguinolent\w+|cafe)|sangre\b[^.;!?\n]{0,20}\b(?:calzon\w*|vagina\w*|calzoncit\w+))\b/
const TOO_YOUNG =
  /\b(?:daughter|girl|niece|granddaughter|hija|nina|nieta|sobrina)\b[^.;!?\n]{0,20}\b(?:is|tiene|de|age) (?:[1-8]|cuatro|cinco|tres|seis|four|five|three|six)\b(?! (?:months|meses|weeks))|\b(?:[1-8]|one|two|three|four|five|six|seven|eight|un|dos|tres|cuatro|cinco|seis|siete|ocho) ?(?:year|yr|yo|y ?\/ ?o|anos?|anitos)\b/

const EARLY =
  /\b(?:(?:[5-9]|1[0-9]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:weeks?|wks?|semanas))\b/
const OF_WOMB =
  /\b(?:heartbeat|in the womb|uterus|ultrasound|scan|pregnan\w*|latido|matriz|utero|ultrasonido|embaraz\w*|baby|bebe)\b/
const REDDENS =
  /\b(?:(?:red|fresh|bright) blood|(?:blood|bleeding|sangre|sangrado)\b[^.;!?\n]{0,50}\b(?:liner|pads?|period|toallas?|protector|regla)|sangre roja)\b/
const BLED_TODAY =
  /\b(?:today|now|hours?|this (?:morning|afternoon|evening)|tonight|yesterday|last night|hoy|ayer|ahorita|anoche|horas?)\b/

const AFTER_ANTIBIOTIC =
  /\b(?:antibiotic\w*|clindamycin|amoxicillin|augmentin|cephalexin|cipro\w*|levofloxacin|cefdinir|c ?diff\w*|antibiotico\w*|amoxicilina|clindamicina)\b/
const RUNS_ALL_DAY =
  /\b(?:[6-9]|1\d|six|seven|eight|nine|ten|twelve|seis|siete|ocho|nueve|diez)(?: (?:to|or|a|o) \w+)? ?(?:\w+ )?(?:times|stools|episodes|trips|poops|bms|veces|evacuaciones|diarreas)\b[^.;!?\n]{0,30}\b(?:days?|daily|dias?|diario|water\w*|agua\w*)\b/
const WATERY = /\b(?:diarrh?ea|watery|liquid|loose|runny|water|diarrea|agua\w*|liquid[oa]s?)\b/

/** Of belly, birth and sex: what a doctor should hear of today (NIDDK, peritoneal dialysis; CDC Hear Her; ACOG; NHS). */
export const FOR_TODAY_BELOW: readonly HomePicture[] = [
  { tells: [AFTER_ANTIBIOTIC, RUNS_ALL_DAY, WATERY], says: [RUNS_ALL_DAY] },
  { tells: [BELLY_WASHED, CLOUDY], says: [CLOUDY] },
  { tells: [BELLY_CUT, HAS_OPENED, WEEPS], says: [HAS_OPENED, WEEPS], never: /\b(?:years? ago|hace anos)\b/ },
  { tells: [BLOODY_FLOW, TOO_YOUNG], says: [BLOODY_FLOW] },
  { tells: [EARLY, OF_WOMB, REDDENS, BLED_TODAY], says: [REDDENS], without: ['postpartum', 'newborn-word'] },
]

const FATTY_LIVER =
  /\b(?:fatty liver|higado graso|(?:alt|ast|liver (?:enzymes?|tests?|numbers?|panel)|transaminas\w*|enzimas del higado)\b[^.;!?\n]{0,40}\b(?:high|elevated|raised|up|twice|double|triple|times|above|alt[oa]s?|elevad[oa]s?|doble))\b/
const OF_WELL =
  /\b(?:jaundice\w*|yellow|confus\w*|vomit\w*|tylenol|acetaminophen|overdose|dark urine|amarill\w*|vomit\w*)\b/

const AORTA = /\b(?:aortic aneurysm|aneurysm of the aorta|aaa|aneurisma (?:de la |de )?aort\w*)\b/
const SMALL_BULGE = /\b(?:[23](?:[.,]\d)? ?(?:cm|centimeters?|centimetros?)|4(?:[.,]\d)? ?cm|small|pequen[oa])\b/
const AORTA_HURTS =
  /\b(?:pain|hurts?|faint\w*|tearing|sudden\w*|puls\w+|throb\w*|tender|growing fast|dolor|duele|desmay\w*|late)\b/

const OSTOMY = /\b(?:colostomia|ileostomia|urostomia|ostomia|estoma|colostomy|ileostomy|urostomy|ostomy|stoma)\b/
const SKIN_OF_BAG =
  /\b(?:skin|piel)\b[^.;!?\n]{0,40}\b(?:raw|sore|red|weep\w*|itch\w*|irritat\w*|rash|roj[oa]|irritad[oa]|arde|viva)\b/
const BAG_LEAKS =
  /\b(?:(?:bags?|pouch\w*|wafers?|barrier|bolsas?)\b[^.;!?\n]{0,30}\b(?:stick\w*|leak\w*|fall\w*|come off|lift\w*|pega\w*|despega\w*|cae\w*)|stoma nurse|enfermera de ostomia)\b/

const AFTER_BIRTH =
  /\b(?:(?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1[0-2]|seis|siete|ocho|nueve|diez|doce) (?:weeks|semanas) (?:after|post|since|de|despues)[^.;!?\n]{0,20}(?:delivery|birth|partum|baby|had|parto|nacio|alivie|cesarea))\b/
const SPOTS_ON =
  /\b(?:still (?:\w+ )?(?:spot\w*|bleed\w*|brown|pink)|spotting (?:\w+ )?(?:on and off|every|a little)|sigo (?:manch\w+|sangr\w+)|todavia (?:manch\w+|sangr\w+))\b/

/** Of belly and birth: what a doctor should see in days or weeks (NIDDK; USPSTF; NHS; ACOG). */
export const FOR_DAYS_BELOW: readonly ForDays[] = [
  { tells: [FATTY_LIVER], says: [FATTY_LIVER], never: OF_WELL },
  { tells: [AORTA, SMALL_BULGE], never: AORTA_HURTS, overrules: true },
  { tells: [OSTOMY, SKIN_OF_BAG, BAG_LEAKS], from: WEEKS, overrules: true },
  {
    tells: [AFTER_BIRTH, SPOTS_ON],
    explains: words('postpartum vaginal-bleeding bleeding month-or-more lasting long-lasting'),
    says: [SPOTS_ON],
    never: /\b(?:soak\w*|clots?|heavy|fever|smells?|empap\w*|coagul\w*|fiebre|huele)\b/,
  },
]
