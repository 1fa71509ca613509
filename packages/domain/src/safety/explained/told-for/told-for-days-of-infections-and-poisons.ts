import { WEEKS, type ForDays } from './for-days'
import { WEEK } from './told-for-words'

const TESTED_POSITIVE =
  /\b(?:tb|tuberculosis|ppd|quantiferon|chagas)\b[^.;!?\n]{0,40}\bpositiv(?:e|o|a)\b|\bpositiv(?:e|o|a)\b[^.;!?\n]{0,30}\b(?:tb|tuberculosis|ppd|quantiferon|chagas)\b|\b(?:nunca se (?:ha hecho|hizo)|never (?:been |got |was )?tested)\b[^.;!?\n]{0,20}\bchagas\b/

const METAL = /\b(?:arsenic|lead|plomo|arsenico|mercury)\b/
const METAL_FOUND =
  /\b(?:tests? (?:high|positive)|tested (?:high|positive)|came back (?:high|positive|over)|(?:over|above) the limit|salio (?:alt[oa]|positiv[oa]))\b/
const METAL_TAKEN =
  /\b(?:drink\w*|drank|chew\w*|eat\w*|ate|lick\w*|mouth\w*|suck\w*|tom\w+|beb\w+|chup\w+|come|comio|lame|muerde|mord\w+|bit(?:es|ing)|gnaw\w*)\b/

const PEELING_PAINT =
  /\bpintura\b[^.;!?\n]{0,30}\b(?:pelad[oa]|pelando|descarap\w+|cayendo|despega\w*|vieja)\b|\b(?:peeling|chipp\w+|flak\w+) (?:old )?paint\b/
const OLD_HOUSE = /\b(?:casa vieja|casa antigua|19[0-7]\d|18\d\d|old house|victorian)\b/

const OF_INFECTION =
  /\b(?:sinus(?:es|itis)?(?! rhythm)|ear infections?|utis?|bladder infections?|urine infections?|yeast (?:infections?)?|strep|tonsil\w*|throat infections?|bronchitis|pneumonia|styes?|boils?|cold sores|infeccion(?:es)? (?:\w+ ){0,2}(?:oidos?|orina|garganta|vias|senos)|sinusitis|anginas|amigdalitis|bronquitis|orzuelos?|granos|nacidos|forunculos|candidiasis)\b/
const COMES_OFTEN =
  /\b(?:(?:third|fourth|fifth|sixth|3rd|4th|5th|6th|tercer[ao]?|cuart[ao]|quint[ao]) (?:\w+ ){0,3}(?:this|in (?:a|one|the (?:last|past))|since|since|en|este|del) (?:\w+ )?(?:year|months?|winter|january|ano|meses)|(?:three|four|five|six|3|4|5|6|tres|cuatro|cinco|seis) (?:\w+ ){0,3}(?:this|in (?:a|one|the last|the past)|since|en|este) (?:\w+ )?(?:year|months?|winter|january|february|march|ano|meses|enero)|keeps? (?:on )?(?:coming|getting|going)(?: back)?|keep(?:s)? getting|(?:cada|every) (?:month|couple of months|mes)|over and over|one after another|otra y otra vez|me (?:da|dan|sale|salen) a cada rato|seguido)\b/

const AFTER_HOSPITAL =
  /\b(?:hospitali[sz]ed|in the hospital|discharged|icu|left the hospital|hospitaliz\w+|dieron de alta|sali del hospital)\b/
const GRAVE_THEN =
  /\b(?:sepsis|septic|bloodstream infection|blood infection|pneumonia|covid|infection|sepsis|infeccion|neumonia)\b/
const STILL_WEAK =
  /\b(?:wiped out|tired|exhaust\w*|worn out|no energy|weak\w*|hair|brain fog|foggy|sleep\w*|cansad\w+|agotad\w+|sin fuerzas|se me cae el (?:pelo|cabello))\b/
const IS_WELL =
  /\b(?:no (?:fever|pain|symptoms|bleeding|bruis\w*|chest pain|headache|redness|pus)|afebrile|feel (?:\w+ )?(?:well|fine|ok|okay)|(?:eat\w*|walk\w*|play\w*) (?:\w+ )?(?:ok|okay|fine|well|normal\w*)|thriving|sin (?:fiebre|dolor|sangrado)|me siento bien|no tengo (?:fiebre|dolor)|come bien)\b/

const KITTEN = /\b(?:cats?|kittens?|gat[oa]s?|gatit[oa]s?)\b/
const SCRATCHED = /\b(?:scratch\w*|claw\w*|bit|bite|rasgun\w*|aran\w*|mordi\w*)\b/
const NODE =
  /\b(?:lumps?|bumps?|nodes?|glands?|swelling|egg|ball|bolita|bola|bulto|ganglio)\b[^.;!?\n]{0,40}\b(?:armpit|neck|groin|elbow|jaw|axila|cuello|ingle|codo|quijada)\b|\b(?:armpit|neck|groin|elbow|axila|cuello|ingle|codo)\b[^.;!?\n]{0,30}\b(?:lumps?|bumps?|nodes?|glands?|bolita|bola|bulto|ganglio)\b/
const NODE_FESTERS =
  /\b(?:red over|hot|pus|drain\w*|streak\w*|fever of|high fever|cant (?:move|lift)|roj[oa]|caliente|supura\w*)\b/

const LEAD_FOUND =
  /\b(?:lead|plomo)\b[^|]{0,60}\b(?:paint|positive|found|pipes?|water|sills?|dust|porch|pintura|tuberia|agua)\b|\b(?:paint|county|inspector|landlord|pintura|inspectora?|casero)\b[^|]{0,60}\b(?:lead|plomo)\b/
const SMALL_CHILD = /\b(?:(?:month|year)s? olds?|toddler|baby|son|daughter|kids?|bebe|nin[oa]s?|hij[oa]s?|niet[oa]s?)\b/
const BLOOD_TEST =
  /\b(?:blood (?:\w+ )?(?:check\w*|test\w*|draw\w*|level)|lead (?:level|test)|test(?:ed)? (?:his|her|their|the kids|for lead)|check\w* (?:his|her|their) blood|prueba de (?:sangre|plomo)|analisis|nivel de plomo)\b/

/** Infections that come again or were found, and lead and other metals, for a doctor in days (MedlinePlus, CDC, NHS, USPSTF). */
export const FOR_DAYS_OF_INFECTIONS_AND_POISONS: readonly ForDays[] = [
  { tells: [TESTED_POSITIVE] },
  {
    tells: [METAL, METAL_FOUND, METAL_TAKEN],
    says: [METAL],
    never: /\b(?:batter\w+|negative|no lead|bat negative|lead (?:to|me|the)|below the limit|pencil)\b/,
  },
  { tells: [PEELING_PAINT, OLD_HOUSE, METAL_TAKEN] },
  { tells: [OF_INFECTION, COMES_OFTEN], overrules: true },
  {
    tells: [AFTER_HOSPITAL, GRAVE_THEN, STILL_WEAK, IS_WELL],
    from: WEEKS,
    without: ['fever', 'temp-38', 'chills', 'short-of-breath', 'confused'],
    explains: ['unusual-exhaustion', 'infection', 'sepsis', 'tired', 'hair-loss', 'post-surgery'],
  },
  {
    tells: [KITTEN, SCRATCHED, NODE],
    says: [NODE],
    from: WEEK,
    never: NODE_FESTERS,
    explains: ['boil-grown', 'boil-place', 'animal-bite'],
  },
  { tells: [LEAD_FOUND, SMALL_CHILD, BLOOD_TEST] },
]
