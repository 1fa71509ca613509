import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const FAILING = words(`
  fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe bp-low mottled-skin gray-look shock-look extreme-pain
  severe-belly-pain hard-belly vomiting-blood black-stool blood-in-stool cannot-keep-down much-blood stiff-neck suicide-said sepsis
`)

const LEFT_AND_LOW =
  /\b(?:left lower quadrant|llq|lower left|left lower|left iliac|(?:low|lower|down) (?:\w+ ){0,3}left|left (?:side )?(?:of )?(?:my |his |her |the )?(?:lower )?(?:belly|abdomen|abdominal)|fosa iliaca izquierda|(?:abajo|parte baja) (?:\w+ ){0,4}izquierd[oa]|lado izquierdo (?:\w+ ){0,3}(?:panza|vientre|abdomen|estomago))\b/
const HURTS = /\b(?:pain\w*|ache\w*|tender\w*|sore\w*|hurts?|dolor|duele)\b/

const KEEPS_SEIZURES_AWAY =
  /\b(?:(?:anti ?)?(?:seizure|epilep\w*|convulsant) (?:medicine|medication|meds?|pills?|tablets?|drug)|levetiracetam|keppra|lamotrigine|lamictal|valpro\w+|depakote|carbamazepine|tegretol|oxcarbazepine|phenytoin|dilantin|topiramate|lacosamide|levetiracetam[ao]|lamotrigina|carbamazepina|fenitoina|(?:medicina|pastillas?|tratamiento) (?:para|de) (?:la epilepsia|las convulsiones))\b/
const IS_OUT =
  /\b(?:(?:ran|run|running) out|out of (?:it|them|my|pills|tablets)|(?:took|had|swallowed) (?:my|the|his|her) last (?:\w+ )?(?:tablet|pill|dose|capsule|one)|(?:none|nothing|no (?:pills|tablets|refills?)) left|havent (?:taken|had) (?:it|any|them)|wont (?:give|fill|refill) (?:me|it|him|her)|stopped (?:taking )?(?:it|them|my)|se me (?:acabo|acabaron|termino|terminaron)|ya no tengo|me quede sin)\b/

const INR = /\binr\b[^.;\d]{0,25}\b(?:[5-9]|1\d)(?:[.,]\d+)?\b/

const WATCH_SAYS_AFIB =
  /\b(?:says?|said|shows?|showing|detected|warn\w*|alert\w*|marca|dice|indica|detecto)(?: (?:its|a|an|me|possible|new|una|posible|que|tengo)){0,3} (?:a ?fib|afib|atrial fibrillation|fibrilacion auricular)\b/

const BULGE = /\b(?:hernias?|bult[oa]s?|bola|bolita|bulge|lump)\b/
const OF_HERNIA = /\b(?:hernias?|ombligo|ingle|belly ?button|navel|groin)\b/
const GOES_BACK =
  /\b(?:todavia|aun|si|se) (?:me |le )?(?:entra|mete|regresa|reduce)\b|\blo empujo\b|\b(?:still|can) (?:goes|go|push(?:es)?|be pushed) (?:it )?(?:back|in)\b|\bpushes back in\b/
const HURTS_MORE_NOW =
  /\b(?:hoy|desde (?:ayer|anoche|hoy)|today|since (?:yesterday|last night|this morning))\b[^.;!?\n]{0,40}\b(?:duele|doliendo|dolor|hurts?|hurting|pain\w*|sore)\b|\b(?:duele|doliendo|hurts?|hurting) (?:mas|more)\b/

const URINE_TUBE =
  /\b(?:sonda|cateter)\b[^.;!?\n]{0,25}\b(?:orina|orinar|pipi|vejiga|foley)\b|\bfoley\b|\b(?:urinary|bladder|suprapubic) cath\w*\b/
const BLOCKED =
  /\b(?:tapad[oa]|tapo|bloquead[oa]|obstruid[oa]|gotea|no (?:drena|sale|baja)|blocked|clogged|not draining|wont drain)\b/

const BIPOLAR = /\b(?:bipolar|mania|maniac[oa]|manic)\b/
const SLEEPLESS =
  /\b(?:no (?:he |ha )?(?:dormido|duermo|duerme)|sin dormir|(?:not|havent|hasnt) (?:slept|been sleeping)|no sleep)\b/
const RACING =
  /\b(?:gast(?:o|a|ando) (?:\w+ )?(?:todo|mucho|sin|dinero)|habl(?:o|a|ando) sin parar|mil ideas|spending|talking (?:nonstop|non stop|so fast|too fast)|cant stop talking|racing)\b/

const TROPICS =
  /\b(?:fui|fuimos|fue|regres\w+|volv\w+|llegu?e|vine|vengo|viaj\w+|estuve|went|back|came|returned|trip|travel\w*)\b[^.;!?\n]{0,25}\b(?:honduras|guatemala|nicaragua|salvador|mexico|puerto rico|republica dominicana|dominican republic|cuba|colombia|venezuela|brasil|brazil|panama|costa rica|peru|ecuador|bolivia)\b/
const BONES_ACHE =
  /\b(?:dolor|duelen?|pain|ache\w*|hurt) [^.;!?\n]{0,20}\b(?:huesos|articulaciones|coyunturas|bones|joints|detras de los ojos|behind (?:my|the) eyes)\b|\b(?:bones?|joints?) (?:pain|ache\w*|hurt)\b/

const CHEMO = /\b(?:quimio\w*|chemo\w*)\b/
const SORE_MOUTH =
  /\b(?:llagas|ulceras|aftas|fuegos|sores|ulcers|blisters)\b[^.;!?\n]{0,30}\b(?:boca|lengua|garganta|mouth|tongue|throat)\b|\bmouth (?:sores|ulcers)\b/
const EATS_LITTLE =
  /\b(?:no puedo (?:comer|pasar|tragar)|(?:pero|muy) poquito|apenas (?:como|trago|paso)|nada solido|cant eat|hardly eat|barely eat|hurts to (?:eat|swallow))\b/

const BROKEN_TOOTH =
  /\b(?:quebr\w+|romp\w+|despostill\w+|broke\w*|chipp?ed|cracked|snapped)\b[^.;!?\n]{0,25}\b(?:diente|dientes|tooth|teeth)\b|\b(?:diente|tooth)\b[^.;!?\n]{0,15}\b(?:quebrad[oa]|roto|broke\w*)\b/
const NERVE_SEEN =
  /\b(?:punt(?:o|ito) (?:rosad[oa]|roj[oa]|rosita)|se (?:le |me )?(?:ve|asoma) (?:el nervio|la pulpa|rosita|rojito)|(?:pink|red) (?:dot|spot)|nerve (?:is )?(?:showing|exposed))\b/

const EPILEPTIC = /\b(?:epilep\w+)\b/
const MORE_THAN_USUAL = /\b(?:dos|tres|two|three|2|3) (?:ataques|crisis|convulsiones|seizures|fits)\b/
const WOKE_BETWEEN =
  /\bentre (?:los|las) (?:dos|tres)?(?:(?!\b(?:no|sin)\b)[^.;!?\n]){0,20}\b(?:despert\w+|volvio|reacciono|bien)\b|\b(?:woke|came (?:to|around|round)|fully awake|recovered)\b[^.;!?\n]{0,25}\b(?:between|in between|after each)\b|\bbetween (?:them|the two)\b[^.;!?\n]{0,25}\bwoke\b/

const COTTON_BUD = /\b(?:cotonetes?|hisopos?|q ?tips?|cotton (?:swab|bud)s?)\b/
const BLOODY_EAR =
  /\b(?:oidos?|ears?)\b[^|]{0,80}\b(?:sangre|sangro|sangra|blood\w*|bleed\w*|bled)\b|\b(?:sangre|blood)\b[^|]{0,60}\b(?:oidos?|ears?)\b/
const HEARS_LESS =
  /\b(?:oigo (?:menos|poco|mal|apagado|tapado)|zumb\w+|hear(?:ing)? (?:less|worse|is muffled)|muffled|ringing)\b/

/** Of the belly and of medicines: what a doctor sees within a day (MedlinePlus, diverticulitis; NHS, epilepsy). */
export const PICTURES_SEEN_TODAY_BELOW: readonly Picture[] = [
  {
    of: words('fever temp-38 temp-39 chills'),
    tells: [LEFT_AND_LOW, HURTS],
    says: [LEFT_AND_LOW],
    without: [
      ...FAILING,
      ...words('pregnant postpartum age-under-18 child-word infant-word flank-pain cough testicle-pain'),
    ],
    explains: words('fever temp-38 diarrhea gut-change'),
    becomes: 'same-day',
  },
  {
    tells: [KEEPS_SEIZURES_AWAY, IS_OUT],
    says: [IS_OUT],
    without: FAILING,
    explains: [],
    becomes: 'same-day',
  },
  {
    of: words('palpitations irregular-pulse'),
    tells: [WATCH_SAYS_AFIB],
    says: [WATCH_SAYS_AFIB],
    without: [
      ...FAILING,
      ...words('chest-pain pulse-fast pulse-very-fast pulse-slow dizzy feels-faint sweating speech-trouble'),
      ...words('face-droop one-side-weak vision-loss limb-numb pregnant heart-failure heart-attack'),
    ],
    explains: words('palpitations irregular-pulse heart-disease'),
    becomes: 'same-day',
  },
  {
    tells: [INR],
    never: /\b(?:bleed(?:s|ing)?|nosebleed|black stools?|melena|head(?:ache| injury)|bruis\w*|fell|sangr\w*)\b/,
    without: FAILING,
    explains: [],
    becomes: 'same-day',
  },
  {
    tells: [BULGE, OF_HERNIA, GOES_BACK, HURTS_MORE_NOW],
    says: [HURTS_MORE_NOW],
    never: /\b(?:vomit\w*|morad[oa]|negr[oa]|purple|black|ya no entra|fiebre|fever)\b/,
    without: FAILING,
    explains: words('groin-lump'),
    becomes: 'same-day',
  },
  { tells: [URINE_TUBE, BLOCKED], without: FAILING, explains: [], becomes: 'same-day' },
  { tells: [BIPOLAR, SLEEPLESS, RACING], says: [BIPOLAR, RACING], without: FAILING, explains: [], becomes: 'same-day' },
  {
    of: words('fever temp-38 temp-39 high-fever'),
    tells: [TROPICS, BONES_ACHE],
    says: [BONES_ACHE],
    without: FAILING,
    explains: [],
    becomes: 'same-day',
  },
  { tells: [CHEMO, SORE_MOUTH, EATS_LITTLE], says: [SORE_MOUTH], without: FAILING, explains: [], becomes: 'same-day' },
  { tells: [BROKEN_TOOTH, NERVE_SEEN], says: [NERVE_SEEN], without: FAILING, explains: [], becomes: 'same-day' },
  { tells: [EPILEPTIC, MORE_THAN_USUAL, WOKE_BETWEEN], without: FAILING, explains: [], becomes: 'same-day' },
  { tells: [COTTON_BUD, BLOODY_EAR, HEARS_LESS], without: FAILING, explains: [], becomes: 'same-day' },
]
