import { MONTH, THREE_WEEKS, WEEKS, type ForDays } from './for-days'
import { ITCH, MOTHER, OSTOMY } from './told-for-words'

const STOOL =
  /\b(?:poop\w*|poo|stools?|bowel|bms?|constipat\w*|goes|se tapa|tapad[oa]|estren\w+|popo|pupu|caca|obra|evacua|hace del bano)\b/
const SELDOM =
  /\b(?:every|each|cada|(?:solo|nomas) cada)(?: (?:3|4|5|6|7|three|four|five|tres|cuatro|cinco))(?: (?:or|o|a|to) (?:4|5|6|7|four|five|cuatro|cinco|seis))? (?:days|dias)\b|\b(?:no (?:hace|obra|evacua)[^.;!?\n]{0,15} en (?:3|4|5|tres|cuatro|cinco)(?: o \w+)? dias)\b/
const HARD_STOOL =
  /\b(?:hard|big ones|huge|rocks?|pellets|cries|screams|strain\w*|dur[oa]|bolitas|llora|puja|sangrita|duele)\b/

const HEARTBURN =
  /\b(?:heartburn|acid reflux|reflux|agruras|acidez|reflujo|ardor (?:en|de) (?:la boca del )?estomago)\b/
const NIGHTLY =
  /\b(?:every|each|most|cada|todas las) (?:nights?|days?|noches?|dias?)|comes? back|keeps|siempre|diario\b/

const HERNIA =
  /\b(?:bulge|lump|ball|bulto|bola|bolita)\b[^|!?\n]{0,60}\b(?:groin|belly ?button|navel|ingle|ombligo)\b|\b(?:groin|belly ?button|navel|ingle|ombligo)\b[^|!?\n]{0,60}\b(?:bulge|lump|ball|bulto|bola|bolita)\b/
const GOES_BACK =
  /\b(?:slides? (?:back|in)|goes (?:back|in|away when)|pushe?s? (?:it )?back|pops? (?:out|in|back)|when i (?:lift|cough|lie)|lie down|se (?:mete|esconde|regresa)|al (?:toser|cargar|acostarme)|cuando (?:toso|cargo|me acuesto))\b/

const THREADS =
  /\b(?:(?:white|little|tiny) (?:white |little )?(?:threads?|worms?)|worms?|pinworms?|gusanit?os|lombric\w+|hilitos)\b/
const BOTTOM = /\b(?:poop|stool|bottom|butt|anus|bum|popo|caca|colita|cola|ano)\b/

const FATTY = /\b(?:greasy|fatty|fried|grasos[oa]|grasa|frito)\b/
const RUNS_TO_TOILET =
  /\b(?:run to the (?:toilet|bathroom)|diarrhea|loose stools?|the runs|cant trust|correr al bano|diarrea|suelto)\b/

const STOPPED_UP = /\b(?:constipat\w*|estrenid[oa]|estrenimiento|tapad[oa] del estomago)\b/
const WAS_REGULAR =
  /\b(?:(?:like|as) (?:a )?clock\w*|used to (?:go|be regular)|always (?:been )?regular|como reloj|antes (?:era|iba)|colonoscop\w*|(?:im|tengo) (?:4[5-9]|[5-8]\d))\b/

const GREASE = /\b(?:greasy|fatty|fried|gallbladder|grasos[oa]|grasa|frito|vesicula)\b/
const TO_TOILET =
  /\b(?:(?:run|sprint|dash|minutes?|time|rush) to (?:find |get to |reach |make it to )?(?:a |the )?(?:toilet|bathroom|restroom)|find a bathroom|(?:correr|corriendo|salir corriendo) al bano)\b/

const THE_RUNS =
  /\b(?:the (?:craps|runs|trots|squirts)|diarrh?ea|loose (?:stools?|bowels|poops?)|diarrea|chorrillo|suelt[oa] del estomago|popo aguad[oa])\b/
const GOES_ON =
  /\b(?:(?:times|veces) (?:a|per|al|por) (?:day|dia)|since (?:i|we|he|she) (?:got|came) (?:back|home)|desde que (?:volvi|regrese|llegue|regresamos)|still|wont stop|every day|sigo|sigue|no se (?:me |le )?quita|diario)\b/

const BLOATED =
  /\b(?:bloat\w*|distend\w*|inflad[oa]|aventad[oa]|inflamada del (?:vientre|estomago)|(?:panza|vientre|estomago) (?:\w+ )?(?:inflad[oa]|inflamad[oa]|hinchad[oa]))\b/
const DAILY_OR_SOON_FULL =
  /\b(?:every (?:single )?day|daily|all the time|full (?:after|too|so|really) \w+|few bites|todos los dias|diario|a diario|me lleno (?:luego|rapido|con|de volada)|con (?:dos|tres|pocos) bocados)\b/
const OF_PERIOD = /\b(?:before (?:my|each|every) period|antes de (?:la|mi) regla|pregnan\w*|embaraz\w*)\b/

const BLOOD_WIPED =
  /\b(?:blood|bleed\w*|sangre)\b[^.;!?\n]{0,40}\b(?:paper|wip\w*|bowl|toilet|stool|papel|limpi\w+|taza|excusado|popo)\b/
const AGAIN_AND_AGAIN =
  /\b(?:(?:once|twice|times|days) a (?:week|month)|every (?:week|few days|other day|time i go)|(?:for|over) (?:the )?(?:last |past )?(?:\w+ )?months?|(?:vez|veces|dias) (?:a|por|en) (?:la )?semana|cada (?:semana|vez que)|(?:varios|dos|tres) meses)\b/

const CONSTIPATED = /\b(?:constipat\w*|estren\w+|tapad[oa] del estomago)\b/
const SELDOM_OR_HARD =
  /\b(?:(?:every|cada) (?:3|4|5|6|7|three|four|five|six|tres|cuatro|cinco|seis) (?:days|dias)|pellets|rocks?|pebbles|piedr\w+|bolitas|dur[oa]s?|(?:once|twice) a week)\b/

const SKIN_OF_BAG =
  /\b(?:skin|piel)\b[^.;!?\n]{0,40}\b(?:raw|sore|red|weep\w*|itch\w*|irritat\w*|rash|roj[oa]|irritad[oa]|arde|viva)\b/
const BAG_LEAKS =
  /\b(?:(?:bags?|pouch\w*|wafers?|barrier|bolsas?)\b[^.;!?\n]{0,30}\b(?:stick\w*|leak\w*|fall\w*|come off|lift\w*|pega\w*|despega\w*|cae\w*)|stoma nurse|enfermera de ostomia)\b/

const WORMS_OR_THREADS =
  /\b(?:hilitos?|hebritas?|gusanit\w+|gusanos?|lombri\w+|bichit\w+ blanc\w+|pinworms?|(?:white )?(?:threads?|worms?))\b/
const OF_BOTTOM =
  /\b(?:popo|popito|caca|heces|panal|ano|anito|fundillo|colita|cola|culito|calzon\w*|poop|stool|bottom|butt|anus)\b/
const ITCHES_THERE = /\b(?:pica\w*|comezon|picazon|rasca\w*|blanc\w+|se mueven|itch\w*|scratch\w*)\b/
const WORMS_GRAVE =
  /\b(?:fiebre|calentura|vomit\w*|sangre|pesc(?:ado|ad)\w*|perr[oa]|gat[oa]|panza (?:dura|hinchada)|bolo|fever|blood|dog|cat)\b/

const CANNABIS = /\b(?:mota|marihuana|mariguana|cannabis|weed|hierba|gallo|thc|pot|marijuana|dabs?)\b/
const DAILY = /\b(?:diari[oa](?:mente)?|todos los dias|cada dia|a diario|every day|daily|all day)\b/
const VOMITS = /\b(?:vomit\w*|guacar\w*|throw\w* up|puk\w*)\b/
const HOT_SHOWER =
  /\b(?:(?:agua|regadera|ducha|bano|banarme)\b[^.;!?\n]{0,15}\bcalient\w+|banos? calientes?|hot (?:shower|bath|water)s?)\b/
const VOMITS_NOW =
  /\b(?:ahorita|no (?:me )?(?:para|retengo|aguanto)|desde (?:ayer|anoche)|sangre|orin\w+|mareo|right now|cant (?:stop|keep)|blood|since (?:yesterday|last night))\b/

/** Of stomach, bowels and hernias what a doctor should see in days (MedlinePlus, AAP, NIDDK, NHS, USPSTF). */
export const FOR_DAYS_OF_BELLY: readonly ForDays[] = [
  { tells: [STOOL, SELDOM, HARD_STOOL], says: [HARD_STOOL], from: MONTH },
  { tells: [HEARTBURN, NIGHTLY], says: [HEARTBURN], from: THREE_WEEKS },
  { tells: [HERNIA, GOES_BACK] },
  { tells: [THREADS, BOTTOM, ITCH], says: [THREADS] },
  { tells: [FATTY, RUNS_TO_TOILET] },
  { tells: [STOPPED_UP, WAS_REGULAR], says: [STOPPED_UP], from: MONTH },
  { tells: [GREASE, TO_TOILET] },
  { tells: [THE_RUNS, GOES_ON], says: [THE_RUNS], from: WEEKS, without: MOTHER, overrules: true },
  { tells: [BLOATED, DAILY_OR_SOON_FULL], says: [BLOATED], from: THREE_WEEKS, never: OF_PERIOD },
  { tells: [BLOOD_WIPED, AGAIN_AND_AGAIN], says: [BLOOD_WIPED], from: THREE_WEEKS, overrules: true },
  { tells: [CONSTIPATED, SELDOM_OR_HARD], says: [CONSTIPATED], from: THREE_WEEKS },
  { tells: [OSTOMY, SKIN_OF_BAG, BAG_LEAKS], from: WEEKS, overrules: true },
  { tells: [WORMS_OR_THREADS, OF_BOTTOM, ITCHES_THERE], unless: WORMS_GRAVE },
  { tells: [CANNABIS, DAILY, VOMITS, HOT_SHOWER], unless: VOMITS_NOW, overrules: true },
]
