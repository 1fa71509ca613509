import { MONTH, type ForDays } from './for-days'

const FRIGHT =
  /\b(?:robbery|robbed|mugg(?:ed|ing)|assault\w*|attack(?:ed)?|crash|wreck|accident|shooting|war|deployment|combat|fire|flood|asalto|asaltaron|choque|accidente|balacera|guerra|incendio)\b/
const DREAMS_OF_IT =
  /\b(?:(?:bad|scary|awful|same) dreams?|nightmares?|flashbacks?|reliv\w+|see it (?:again|over)|pesadillas?|suenos? feos?|lo revivo|recuerdos)\b/
const ON_GUARD =
  /\b(?:jump\w* (?:at|when|every)|jumpy|startl\w*|on edge|on guard|avoid\w*|cant go (?:near|back|past)|brinco|me (?:espanto|asusto|sobresalto)|sobresalt\w*|evito|no puedo pasar)\b/

const BAND =
  /\b(?:band|vise|vice|tight\w*|squeez\w*|pressure|banda|cinta|apret\w+|presion)\b[^.;!?\n]{0,30}\b(?:forehead|head|temples|frente|cabeza|sienes)\b/
const WEEK_AFTER_WEEK =
  /\b(?:(?:second|third|fourth|fifth|2nd|3rd|4th) week|(?:two|three|four|five|six|several|[2-9]) weeks|most (?:days|afternoons|evenings|mornings)|every (?:day|afternoon|evening)|(?:segunda|tercera|cuarta) semana|(?:dos|tres|cuatro|varias|[2-9]) semanas|casi (?:todos los dias|diario|todas las tardes)|todas las tardes|a diario)\b/
const HEAD_RED =
  /\b(?:worst|sudden\w*|vomit\w*|wak(?:es|ing) me|fever|stiff|vision|blurr\w*|numb\w*|weak\w*|fell|hit|worse (?:every|each)|pregnan\w*|peor|de repente|vomit\w*|fiebre|calentura|cuello|vista|borros\w*|adormec\w*|golpe\w*|embaraz\w*)\b/

const FILLING = /\b(?:fillings?|crowns?|caps?|veneers?|inlay|bridge|tapadura|empaste|corona|amalgama|resina|carilla)\b/
const CAME_OFF =
  /\b(?:(?:fell|came|popped|broke|cracked|pulled|dropp?\w*) (?:\w+ ){0,2}(?:out|off|loose)|(?:cracked|broke|broken|chipped|lost|loose)|se (?:me |le )?(?:cay\w+|salio|despeg\w+|quebro|rompio|aflojo)|perdi)\b/
const OF_MOUTH =
  /\b(?:tooth|teeth|molar|dentist|chew\w*|bit(?:ing|e)?|bit on|popcorn|candy|cold drinks?|tongue|diente|muela|dentista|mastic\w*|mordi)\b/

const TOOTH = /\b(?:tooth|teeth|incisor|molar|diente|muela)\b/
const CHIPPED =
  /\b(?:chipp?\w*|(?:corner|piece|bit|edge|tip|sliver) (?:broke |came |is |snapped )?(?:off|gone|missing)|(?:broke|snapped|cracked) (?:\w+ ){0,2}(?:corner|piece|bit|edge|tip)|despostill\w*|desport\w*|pedacito|cachito|esquina|punt\w+)\b/
const TOOTH_QUIET =
  /\b(?:(?:doesnt|does not|didnt|not|no|without) (?:\w+ )?(?:hurt\w*|pain\w*|ache\w*|loose|bleed\w*)|painless|only (?:rough|sharp)|no (?:me )?(?:duele|molesta|sangra|se mueve)|sin dolor)\b/
const OF_A_BLOW_ELSEWHERE =
  /\b(?:knocked out|passed out|jaw|root|socket|pulp|pink|nerve|loose|wobbl\w*|swell\w*|swoll\w*|fever|baby tooth|milk tooth|quijada|raiz|floj[oa]|hinchad\w*|fiebre|de leche)\b/

/** What of head, mind and teeth a doctor or dentist should see in days (NINDS, NIMH, MedlinePlus, NHS). */
export const FOR_DAYS_OF_HEAD_AND_MIND: readonly ForDays[] = [
  { tells: [FRIGHT, DREAMS_OF_IT, ON_GUARD], from: MONTH },
  { tells: [BAND, WEEK_AFTER_WEEK], says: [BAND], unless: HEAD_RED },
  {
    tells: [FILLING, CAME_OFF, OF_MOUTH],
    unless:
      /\b(?:swell\w*|swoll\w*|fever|pus|cant (?:breathe|swallow)|swallowed|inhal\w*|throbb\w*|hinchad\w*|fiebre|trague)\b/,
  },
  { tells: [TOOTH, CHIPPED, TOOTH_QUIET], unless: OF_A_BLOW_ELSEWHERE },
]
