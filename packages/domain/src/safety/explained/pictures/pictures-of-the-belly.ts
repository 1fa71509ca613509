import type { Picture } from './picture'
import { FAILING, FAILING_OR_BLEEDING, FAILING_OR_WORSENING, GRAVE_BESIDE_BELLY } from './words-of-pictures'
import { words } from '../../../free-text/words'

const BOUTS =
  /\b(?:bouts?|attacks?|episodes?|times|(?:second|third|fourth|fifth|sixth) time|(?:segunda|tercera|cuarta|quinta) vez|same thing|happened (?:before|again|a (?:week|month))|twice|each (?:bout|one|time)|spells?|(?:for|several|many) weeks|(?:lleva|llevo|desde hace|hace) (?:\w+ )?semanas|veces|cada vez|ataques|episodios)\b/
const IS_OVER =
  /\b(?:pain free|free of pain|faded (?:away|entirely|completely)|(?:been|felt) (?:\w+ )?fine|no pain (?:now|today|at (?:the )?moment)|fine (?:today|now|between)|left completely|gone|pass(?:es|ed|ing)? off|resolv\w+|went away|in between|over (?:in|within|after) |feel (?:well|fine|good) (?:today|now)|paso (?:en|a)|pasaron|asintomatic\w+|sin dolor (?:ahora|hoy)|(?:hoy|ahora) (?:estoy |ando )?(?:sin dolor|bien|no (?:me )?duele)|se fue sol[oa]|se (?:me |le )?quita sol[oa]|ahora no (?:me |le )?duele|nothing hurts|goes away by itself|no me duele nada|dura\w* [^.|]{0,20} y se quita|ahora (?:estoy )?bien|se (?:me )?quit[aó]|ya no)\b/
const AFTER_FAT =
  /\b(?:fatty|greasy|rich|fried|pizza|burgers?|cheese|heavy|meals?|supper|dinner|gallstones?|gallbladder|biliary|grasos?|grasoso|grasosa|grasa|frit[oa]s?|comer|comidas?|vesicula|piedras)\b/
const UNDER_RIBS =
  /\b(?:ribs?|upper|ruq|quadrant|gallbladder|gallstones?|biliary|hypochondri\w+|costillas?|vesicula|hipocondrio|(?:boca del )?estomago|stomach|lado derecho)\b/
const GALL_DANGER =
  /\b(?:jaundice\w*|yellow\w*|fever\w*|chills|rigors|constant\w*|dark urine|pale stools?|since this morning|right now|amarill\w*|fiebre|calentura|escalofrios)\b/

const BUG =
  /\b(?:vomit\w*|thr(?:ew|own|owing) up|sick|loose|watery|diarr\w+|the runs|puk\w+|stomach (?:bug|flu)|gastro\w*|suelt\w+)\b/
const KEEPS_DOWN =
  /\b(?:keep\w*|kept|hold\w*|stay\w*|sip\w*|drink\w*|tolerat\w*|retien\w*|retengo|tom(?:o|a|ando))\b[^.;]{0,40}\b(?:down|water|juice|fluids?|toast|crackers|tea|broth|liquids?|agua|suero|liquidos|caldo)\b/
const PASSES_WATER =
  /\b(?:pee(?:d|s|ing)?|urinat\w+|wee(?:d|s|ing)?|passing (?:water|urine)|pass(?:es|ed) (?:water|urine)|urine|orin\w+|pipi)\b/
const JUST_NOW =
  /\b(?:yesterday|today|tonight|last (?:night|evening)|this morning|since|a day|one day|two days|\d+ ?h(?:ours|rs?)?|24 hours|ayer|anoche|hoy|desde|un dia|dos dias)\b/
const NO_BUG =
  /\b(?:blood\w*|black|green|severe|worse|worsening|constant\w*|one spot|lower right|confus\w*|stiff|sunken|travel\w*|antibiotic\w*|thailand|india|mexico trip|sangr\w*|negr\w*|verde|fuerte|peor|un solo lado)\b/

const DRANK =
  /\b(?:hang ?over|hung ?over|resaca|estoy crud[oa]|beers?|wine|prosecco|champagne|cocktails?|(?:too many|several|seven|six|five|few) drinks|tequila|vodka|pints?|birthday party|party|wedding|hen (?:weekend|night)|stag|fiesta|boda|cervezas|copas|tragos)\b/
const DAY_AFTER =
  /\b(?:last night|yesterday|this morning|since waking|woke|noon|morning after|weekend|sunday|saturday|domingo|sabado|anoche|ayer|esta manana|amaneci)\b/
const UNDERSTANDS =
  /\b(?:thinking straight|(?:walking|talking)\b[^.;]{0,20}\b(?:sense|normal\w*|fine)|remember\w* (?:everything|the whole|all of)|no (?:fall|head (?:knock|injury))|didnt (?:fall|hit)|did not (?:fall|hit)|no me (?:cai|golpee)|me acuerdo de todo|no fall\b)/
const MORE_THAN_DRUNK =
  /\b(?:fell|blood|black|confus\w*|seizure|fits?|(?:took|with) (?:\w+ )?(?:pills?|drugs|xanax|oxy\w*)|cant (?:keep|hold|wake)|every day|daily|chest|stiff|fever\w*|worst|sangre|me cai|todos los dias|pecho|fiebre)\b/

const AFTER_ANTIBIOTIC =
  /\b(?:antibiotic\w*|clindamycin|amoxicillin|augmentin|cephalexin|cipro\w*|levofloxacin|cefdinir|c ?diff\w*|antibiotico\w*|amoxicilina|clindamicina)\b/
const MANY_A_DAY =
  /\b(?:[5-9]|1\d|five|six|seven|eight|nine|ten|twelve|cinco|seis|siete|ocho|nueve|diez)(?: (?:to|or|a|o) \w+)? ?(?:\w+ )?(?:times|x|stools|episodes|trips|poops|diarrheas|veces|evacuaciones|diarreas)\b/

const BLOODY_STOOLS =
  /\b(?:dysentery|bloody|blood|mucous?y?|mucus|slimy|sangre|moco|disenteria)\b[^.]*\b(?:diarrh?o?ea|stools?|runs|diarrea|evacuaciones)\b|\b(?:diarrh?o?ea|stools?|runs|diarrea|evacuaciones)\b[^.]*\b(?:blood\w*|mucus|sangre|moco)\b/
const PASSES_WATER_WELL =
  /\b(?:pee\w*|urin\w*|wee\w*|pass\w* water|orin\w+)\b[^.;]{0,25}\b(?:normal\w*|fine|pale|light|clear|plenty|well|usual|clara|bien)\b|\b(?:pale|light|clear|normal|plenty of) (?:\w+ )?(?:urine|pee)\b|\b(?:not|no|isnt|sin) (?:\w+ )?(?:dehydrat\w*|dry|thirsty|dizz\w*|mareo\w*)\b/

const NO_STOOL =
  /\b(?:esta estrenid[oa]|estren\w+|no (?:he |ha )?(?:hecho|obr\w+|evacu\w+|hago|hace)(?: (?:del|al) bano| popo| caca)?|sin (?:obrar|evacuar|hacer (?:del bano|popo|caca))|constipat\w*|(?:havent|hasnt|not) (?:pooped|gone|had a bm))\b/
const PASSES_GAS =
  /(?<!\bno )(?<!\bni )\b(?:(?:si|todavia|aun) (?:paso|pasa|tiro|tira|suelto|expulso|echo|sale|salen|me salen) (?:los |unos )?(?:gases|pedos|aire)|(?:still|am|is) (?:passing|farting) ?(?:gas|wind)?|pass(?:es|ing)? gas (?:ok|fine|still))\b/
const BELLY_FAILS =
  /\b(?:vomit(?:e|o|ado|ando|aba|ed|ing|s)|sangre|fiebre|calentura|verde|insoportable|fuertisim\w+|oper\w+|hernia|blood|fever|green|surgery)\b/

const LEFT_AND_LOW =
  /\b(?:left lower quadrant|llq|lower left|left lower|left iliac|(?:low|lower|down) (?:\w+ ){0,3}left|left (?:side )?(?:of )?(?:my |his |her |the )?(?:lower )?(?:belly|abdomen|abdominal)|fosa iliaca izquierda|(?:abajo|parte baja) (?:\w+ ){0,4}izquierd[oa]|lado izquierdo (?:\w+ ){0,3}(?:panza|vientre|abdomen|estomago))\b/
const HURTS = /\b(?:pain\w*|ache\w*|tender\w*|sore\w*|hurts?|dolor|duele)\b/

const BULGE = /\b(?:hernias?|bult[oa]s?|bola|bolita|bulge|lump)\b/
const OF_HERNIA = /\b(?:hernias?|ombligo|ingle|belly ?button|navel|groin)\b/
const GOES_BACK =
  /\b(?:todavia|aun|si|se) (?:me |le )?(?:entra|mete|regresa|reduce)\b|\blo empujo\b|\b(?:still|can) (?:goes|go|push(?:es)?|be pushed) (?:it )?(?:back|in)\b|\bpushes back in\b/
const HURTS_MORE_NOW =
  /\b(?:hoy|desde (?:ayer|anoche|hoy)|today|since (?:yesterday|last night|this morning))\b[^.;!?\n]{0,40}\b(?:duele|doliendo|dolor|hurts?|hurting|pain\w*|sore)\b|\b(?:duele|doliendo|hurts?|hurting) (?:mas|more)\b/

const AT_ANUS =
  /\b(?:anus|anal|toilet paper|paper|tissue|wip\w+|stools?|poops?|bowel|hemorrhoid\w*|haemorrhoid\w*|piles|fissure|papel|hemorroid\w*|almorranas?|ano|popo|evacuar)\b/
const STRAINED =
  /\b(?:strain\w*|constipat\w*|hard|hemorrhoid\w*|haemorrhoid\w*|piles|fissure|pujar|pujando|estre\w+|dur[ao]s?|hemorroid\w*|almorranas?)\b/
const A_LITTLE =
  /\b(?:trace|streaks?|spots?|drops?|little|few|bit|smears?|specks?|only on|just on|gotas?|gotitas?|rayas?|rayitas?|poquit\w+|solo en)\b/
const NOT_PILES =
  /\b(?:dark|black|tarry|maroon|clots?|mixed (?:in|with)|loose\w*|thinner|weight|diarr\w*|fever\w*|dizzy|months|pouring|lots|filled|(?<!\b(?:uncle|aunt|mother|father|dad|mom|grand\w+|cousin|brother|sister|family)\b[^.;]{0,40})cancer|oscur\w+|negr\w+|coagulos?|mezclad\w+|peso|meses|mucha)\b/

/** Blood that comes for three weeks is looked at, whatever it is (NHS). */
const FOR_WEEKS =
  /\b(?:for|over|past|last|around|about|almost|nearly|desde hace|hace|llevo|por)(?: \w+){0,2} (?:(?:three|four|five|six|several|3|4|5|6|tres|cuatro|varias) (?:weeks|semanas)|(?:a|one|un) (?:month|mes)|(?:\w+ )?(?:months|meses))\b/

const ANUS =
  /\b(?:anus|anal|peri ?anal|back ?passage|bum ?hole|bottom|rectum|buttocks?|rear end|hemorrhoid\w*|haemorrhoid\w*|piles?|ano|nalga|hemorroid\w*)\b/
const LUMP = /\b(?:lump|swelling|boil|bump|knot|ball|abscess|mass|bulto|bola|bolita|absceso)\b/
const THROBS =
  /\b(?:throb\w*|murder|agony|(?:really |very )?hot|purpl\w*|walnut|hurts (?:so|a lot|like)|(?:cant|cannot|hard to|hurts to|unable to) sit|standing up|very (?:sore|painful|tender)|late\b|morad\w+|no puedo sentarme)\b/

/** Belly and bowel, told as a kind that can wait or is seen within a day (NHS 111, NHS, AAP, MedlinePlus, diverticulitis). */
export const PICTURES_OF_THE_BELLY: readonly Picture[] = [
  {
    of: words('upper-right-pain after-fatty-meal'),
    tells: [BOUTS, IS_OVER, AFTER_FAT, UNDER_RIBS],
    never: GALL_DANGER,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words('fever temp-38 chills vomiting pregnant severe-pain sweating age-65-plus'),
    ],
    explains: words(
      'upper-right-pain belly-pain after-fatty-meal pain-spreads severe shoulder-tip-pain lower-right-pain',
    ),
    becomes: 'biliary-bouts',
  },
  {
    of: words('vomiting diarrhea'),
    tells: [BUG, KEEPS_DOWN, PASSES_WATER, JUST_NOW],
    never: NO_BUG,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words(
        'temp-39 high-fever blood-in-stool lower-right-pain upper-right-pain pregnant diabetes age-65-plus age-under-2 infant-word no-urine cannot-keep-down dry-mouth dizzy head-injury headache poison steroids month-or-more one-side-weak post-surgery testicle-pain flank-pain heart-disease',
      ),
    ],
    explains: words('vomiting diarrhea belly-pain heart-mimic nausea urine-trouble'),
    becomes: 'stomach-bug',
  },
  {
    of: words('dry-mouth very-thirsty vomiting nausea headache hiccups'),
    tells: [DRANK, DAY_AFTER, KEEPS_DOWN, UNDERSTANDS],
    never: MORE_THAN_DRUNK,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words(
        'head-injury fever temp-38 cannot-keep-down belly-pain pregnant diabetes age-under-18 pills-with-alcohol withdrawal worst-headache severe-headache stiff-neck vision-change alcohol-poisoning blue-lips unresponsive',
      ),
    ],
    explains: words('dry-mouth very-thirsty vomiting headache tremor photophobia dizzy'),
    becomes: 'hiccups',
  },
  {
    of: ['diarrhea'],
    tells: [AFTER_ANTIBIOTIC, MANY_A_DAY],
    says: [AFTER_ANTIBIOTIC],
    without: [
      ...FAILING_OR_WORSENING,
      ...words('month-or-more dizzy vomiting cannot-keep-down severe severe-pain blood-in-stool'),
    ],
    explains: [],
    becomes: 'same-day',
  },
  {
    of: words('blood-in-stool'),
    tells: [BLOODY_STOOLS, PASSES_WATER_WELL],
    below: 39,
    without: [
      ...FAILING_OR_WORSENING,
      ...words(
        'dizzy tired much-blood blood-thinner age-under-18 child-word infant-word age-65-plus undercooked-food pregnant vomiting severe severe-pain chills',
      ),
    ],
    explains: words('blood-in-stool diarrhea fever temp-38 belly-pain'),
    becomes: 'same-day',
  },
  {
    of: ['hard-belly', 'belly-swells'],
    tells: [NO_STOOL, PASSES_GAS],
    never: BELLY_FAILS,
    without: [
      ...FAILING,
      ...words(
        'green-vomit foul-vomit cannot-keep-down severe severe-pain extreme-pain fever temp-38 chills jaundice pregnant postpartum post-surgery infant-word age-under-18 child-word cancer lower-right-pain stuck-hernia groin-lump blood-in-stool belly-dialysis liver-disease',
      ),
    ],
    explains: words('hard-belly belly-swells no-gas passes-nothing vomiting nausea heartburn belly-pain constipation'),
    becomes: 'same-day',
  },
  {
    of: words('fever temp-38 temp-39 chills'),
    tells: [LEFT_AND_LOW, HURTS],
    says: [LEFT_AND_LOW],
    without: [
      ...FAILING_OR_BLEEDING,
      ...words('pregnant postpartum age-under-18 child-word infant-word flank-pain cough testicle-pain'),
    ],
    explains: words('fever temp-38 diarrhea gut-change'),
    becomes: 'same-day',
  },
  {
    tells: [BULGE, OF_HERNIA, GOES_BACK, HURTS_MORE_NOW],
    says: [HURTS_MORE_NOW],
    never: /\b(?:vomit\w*|morad[oa]|negr[oa]|purple|black|ya no entra|fiebre|fever)\b/,
    without: FAILING_OR_BLEEDING,
    explains: words('groin-lump'),
    becomes: 'same-day',
  },
  {
    of: words('drops-of-blood blood-in-stool'),
    tells: [AT_ANUS, STRAINED, A_LITTLE],
    never: NOT_PILES,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words(
        'weight-loss diarrhea dizzy much-blood belly-pain fever temp-38 blood-thinner age-50-plus pregnant month-or-more tired vomiting',
      ),
    ],
    explains: words('drops-of-blood blood-in-stool vaginal-bleeding bleeding genital-discharge yeast-infection'),
    becomes: 'piles',
  },
  {
    of: words('piles'),
    tells: [AT_ANUS, STRAINED, FOR_WEEKS],
    says: [FOR_WEEKS],
    without: GRAVE_BESIDE_BELLY,
    explains: words('piles'),
    becomes: 'needs-visit',
  },
  {
    of: words('age-45-plus age-50-plus'),
    tells: [AT_ANUS, STRAINED, A_LITTLE],
    never: NOT_PILES,
    without: [
      ...GRAVE_BESIDE_BELLY,
      ...words('weight-loss diarrhea dizzy much-blood fever temp-38 blood-thinner pregnant tired vomiting'),
    ],
    explains: words('drops-of-blood blood-in-stool vaginal-bleeding bleeding'),
    becomes: 'needs-visit',
  },
  {
    of: words('lump swelling-other infection pain-other drops-of-blood'),
    tells: [ANUS, LUMP, THROBS],
    never: /\b(?:painless|doesnt hurt|no pain|not (?:sore|painful))\b/,
    without: FAILING_OR_WORSENING,
    explains: words('drops-of-blood vaginal-bleeding bleeding'),
    becomes: 'same-day',
  },
]
