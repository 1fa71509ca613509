import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const SUNBURNT =
  /\b(?:(?:tatem|queme|quemo|asole|asol[eé]|tost)\w*|insolad[oa]|sunburn\w*|burnt?|fried|roasted)\b[^|]{0,40}\b(?:playa|sol|alberca|lancha|beach|sun|pool|boat)\b|\b(?:playa|sol|alberca|beach|sun|pool)\b[^|]{0,40}\b(?:tatem|queme|quemo|asole|tost|sunburn|burnt?)\w*/
const NO_BLISTERS =
  /\b(?:sin|no (?:hay|tengo|tiene|me salieron|trae)|ni|nada de|no|without) (?:\w+ ){0,2}(?:ampollas?|blisters?)\b/
const SUN_GRAVE =
  /\b(?:vomit\w*|desmay\w*|confund\w*|confus\w*|escalofri\w+|bebe|meses|ojos?|vision|faint\w*|chills|baby|months|eyes?|dizz\w*|mare\w+|fiebre|fever|calentura)\b/

const SLICED = /\b(?:cort[eo]|rasur\w+|rasurandome|rasguno|reban\w+|pinch\w+|cut|nicked|shav\w+)\b/
const FOR_MINUTES_ONLY =
  /\b(?:sangr[oó]|bled|bleeding)\b[^.;!?\n]{0,20}\b(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|[1-9]|one|two|three|four|five|six|seven|eight|nine) (?:minut\w+|min\b)/
const IS_DRY =
  /\b(?:ya no(?: sangra)?(?=[.,;!]| |$)|esta sec[oa]|ya (?:paro|cerro)|se (?:detuvo|seco)|stopped|dry since|no more)\b/
const CUT_GRAVE =
  /\b(?:hond[oa]|profund[oa]|abiert[oa]|hueso|puntos|moret\w+|negr[oa]|orina|encias|cabeza|golpe\w*|mare\w+|palid\w+|otra vez|sigue|empap\w+|chorr\w+|deep|gap\w*|stitch\w*|bone|bruis\w*|black|urine|gums|head|hit|dizz\w*|pale|again|still|soak\w*|gush\w*)\b/

const CROUP = /\b(?:tos (?:de )?perro|tos perruna|crup|laringitis|croup|barky? cough|seal cough)\b/
const WAS_TREATED =
  /\b(?:(?:le )?(?:dieron|dio|pusieron|recetaron)\b[^.;!?\n]{0,30}\b(?:esteroide|cortisona|dexametasona|prednisolona|jarabe)|(?:gave|got|given|had)\b[^.;!?\n]{0,25}\b(?:steroids?|dexamethasone|decadron|prednisolone))\b/
const QUIET_NOW =
  /\b(?:(?:ya )?(?:duerme|respira|durmio) (?:\w+ )?(?:sin ruido|bien|tranquil\w+|normal)|sin ruido|sleeps? (?:fine|well|quiet\w*)|no (?:more )?nois\w*|breath\w* (?:fine|normal\w*|quiet\w*))\b/
const CROUP_GRAVE =
  /\b(?:hund\w+|jala|estridor|babe\w+|morad\w+|fiebre|otra vez|regres\w+|peor|no (?:puede|come|toma)|stridor|pulling|drool\w*|blue|fever|again|back|worse)\b/

const SAT_DOWN_HARD =
  /\b(?:(?:cayo|cai|se cayo|sento|resbalo)\b[^.;!?\n]{0,25}\b(?:pompas|nalgas?|sentad[oa]|sentones?|senton|trasero|cola)|(?:fell|slipped|slid|sat)\b[^.;!?\n]{0,25}\b(?:bottom|butt|bum|behind|rear))\b/
const DAYS_AGO =
  /\b(?:hace (?:dos|tres|cuatro|cinco|seis|siete|[2-9]|10|diez) dias|hace una semana|la semana pasada|(?:two|three|four|five|six|[2-9]) days ago|last week|a week ago)\b/
const WALKS_AS_EVER =
  /\b(?:(?:camina|anda|se mueve) (?:\w+ ){0,2}(?:como siempre|igual|normal|bien)|(?:walk\w*|gets around) (?:\w+ ){0,2}(?:as (?:always|usual)|fine|normal\w*|like always))\b/
const HEAD_SPARED =
  /\b(?:no (?:se )?(?:peg[oó]|golpe[oó]|dio) (?:en )?(?:la )?cabeza|sin golpe (?:en|de) (?:la )?cabeza|(?:didnt|did not|never) (?:hit|bump|strike) (?:her|his) head|no head (?:injury|bump|strike))\b/
const FALL_GRAVE =
  /\b(?:anticoagulante\w*|eliquis|xarelto|warfarina|mareo\w*|desmay\w*|confund\w*|dormilon\w*|duele (?:mucho|la cadera)|cadera|ingle|cojea|no (?:puede|quiere) (?:caminar|apoyar|parar)\w*|espalda|adormec\w*|thinner|dizz\w*|faint\w*|confus\w*|hip|groin|limp\w*|back|numb\w*|sleepy)\b/

const ORANGE =
  /\b(?:pipi|orina|orin\w+|pis|chis|urine|pee)\b[^.;!?\n]{0,25}\b(?:naranja|anaranjad\w+|fosforescente|orange|neon)\b|\b(?:naranja|orange)\b[^.;!?\n]{0,15}\b(?:pipi|orina|urine|pee)\b/
const OF_PILL =
  /\b(?:desde que (?:empece|tomo|comence)|fenazopiridina|azo|pyridium|rifampi\w+|vitaminas?|complejo b|phenazopyridine|since (?:i )?(?:start\w+|tak\w+)|vitamins?)\b/
const URINE_GRAVE =
  /\b(?:espalda|fiebre|calentura|sangre|coca|cafe|amarill\w+|vomit\w*|embaraz\w+|back|fever|blood|cola|brown|dark|yellow (?:eyes|skin)|pregnan\w*)\b/

const BREASTS = /\b(?:bubis|bubbies|bubi|senos?|pechos|chichis?|tetas|breasts|boobs)\b/
const BEFORE_PERIOD = /\b(?:antes de (?:que me baje|la regla|mi regla|bajar|mi periodo|reglar)|before my period)\b/
const ENDS_WITH_IT =
  /\b(?:se (?:me )?(?:quita|pasa|va) (?:cuando|al|en cuanto) (?:me )?(?:baja\w*|llega|empieza)|lo mismo cada mes|cada mes (?:igual|lo mismo)|todos los meses|same every month|goes away (?:when|once))\b/
const BREAST_GRAVE =
  /\b(?:bolit\w+|bola|un solo|una sola|pezon\w*|sangre|roj[oa]|fiebre|hundid\w+|embaraz\w+|amamant\w+|lump|one side|nipple|blood|red|fever|pregnan\w*|nursing)\b/

const OTHER_WAS_ILL =
  /\b(?:(?:mi|la|el|un|una) (?:\w+ )?(?:vecin[oa]|amig[oa]|ti[oa]|prim[oa]|companer[oa]|cunad[oa])|my (?:neighbor|friend|aunt|uncle|cousin|coworker))\b[^.;!?\n]{0,40}\b(?:sepsis|neumonia|infeccion|hospital|terapia|pneumonia|infection|icu)\b/
const NOTHING_MYSELF =
  /\b(?:no (?:tengo|me (?:salio|ha salido)|traigo) (?:ni )?(?:un|una|nada|ningun\w*)|(?:yo )?(?:estoy|me siento) (?:bien|perfect\w+|normal)|i (?:feel|am) fine|no symptoms)\b/
const MONTH_AGO = /\b(?:hace (?:un mes|\w+ (?:meses|semanas))|(?:a|one|two|three) (?:months?|weeks) ago)\b/
const SELF_ILL =
  /\b(?:(?:me|mi) (?:duele|arde|sali[oó])|fiebre|calentura|escalofri\w+|herida|roj[oa]|hinchad\w+|embaraz\w+|fever|chills|wound|red|swollen|pregnan\w*)\b/

const MOSQUITOES = /\b(?:zancudos?|mosquitos?|moscos?|jejenes|mosquito(?:e?s)?|gnats|no ?see ?ums)\b/
const TWO_WEEKS_PAST =
  /\b(?:(?:van|hace|llevo|ya son)\b[^.;!?\n]{0,8}\b(?:dos|tres|cuatro|cinco|seis|[2-9]) semanas|hace (?:un|dos|tres) mes(?:es)?|(?:two|three|four|five|six|[2-9]) weeks (?:ago|since|back)|(?:a|two) months? ago)\b/
const NEVER_FEVERISH =
  /\b(?:(?:nunca|no|sin)\b[^.;!?\n]{0,15}\b(?:fiebre|calentura)|(?:never|no|without)\b[^.;!?\n]{0,12}\bfever)\b/

const DAYS_OLD =
  /\b(?:(?:[2-9]|dos|tres|cuatro|cinco|seis|siete|two|three|four|five|six|seven) (?:dias|days)|recien nacida|newborn)\b/
const PINK_DROP =
  /\b(?:gotit\w*|gotas?|manch\w+|poquit\w+|rosad\w+|drops?|spot\w*|smear|streak)\b[^.;!?\n]{0,20}\b(?:sangre|blood)|\b(?:blood|sangre)\b[^.;!?\n]{0,20}\b(?:drops?|spot\w*|gotit\w*|poquit\w*|panal|diaper)\b/
const OF_HORMONES =
  /\b(?:hormonas?|como (?:de )?(?:una )?(?:regla|menstruacion)|seudo ?menstruacion|pseudomenstruacion|hormones?|like a (?:tiny |mini )?period)\b/
const BABY_WELL =
  /\b(?:come|mama|toma|eats?|nurs\w+|feed\w*)\b[^.;!?\n]{0,20}\b(?:bien|normal\w*|fine|well|y (?:mea|moja|orina))\b/
const BABY_ILL =
  /\b(?:popo|caca|vomit\w*|fiebre|moret\w+|ombligo|mucha|coagulo\w*|ni[nñ]o|varon|amarill\w+|dormid[oa]|stool|poop|fever|bruis\w*|clots?|boy|yellow|sleepy)\b/

const BLEEDS = words('bleeding vaginal-bleeding drops-of-blood')

/** What frightens and mends by itself, each told as a whole (AAP, MedlinePlus, ACOG, CDC). */
export const HOME_CARE_OF_FRIGHTS_IN_SPANISH: readonly HomePicture[] = [
  {
    tells: [SUNBURNT, NO_BLISTERS],
    unless: SUN_GRAVE,
    explains: words('feels-faint allergy-trigger burn pain-other large-area'),
    upTo: 3,
  },
  {
    of: BLEEDS,
    tells: [SLICED, FOR_MINUTES_ONLY, IS_DRY],
    unless: CUT_GRAVE,
    explains: [...BLEEDS, ...words('minor-cut severe-bleeding blood-thinner')],
    upTo: 2,
  },
  {
    tells: [CROUP, WAS_TREATED, QUIET_NOW],
    unless: CROUP_GRAVE,
    explains: words('dose-mistake cough cold throat-danger stridor'),
  },
  {
    tells: [SAT_DOWN_HARD, DAYS_AGO, WALKS_AS_EVER, HEAD_SPARED],
    unless: FALL_GRAVE,
    explains: words('fall bruise heavy-fall pain-other'),
  },
  {
    tells: [ORANGE, OF_PILL],
    unless: URINE_GRAVE,
    explains: words('urine-trouble dark-urine kidney-disease needs-visit burning-urine woman-visit'),
  },
  {
    tells: [BREASTS, BEFORE_PERIOD, ENDS_WITH_IT],
    unless: BREAST_GRAVE,
    explains: words('breast-sore woman-visit cancer had-cancer chronic-illness severe pain-other needs-visit'),
  },
  {
    tells: [OTHER_WAS_ILL, NOTHING_MYSELF, MONTH_AGO],
    unless: SELF_ILL,
    explains: words('sepsis infection needs-visit for-long-alone'),
  },
  {
    tells: [MOSQUITOES, TWO_WEEKS_PAST, NEVER_FEVERISH],
    unless: /\b(?:hinch\w+|respir\w+|pus|embaraz\w+|vomit\w*|swell\w*|breath\w*|pregnan\w*)\b/,
    explains: words('hives insect-sting skin-change rash fever for-long-alone'),
  },
  {
    of: BLEEDS,
    tells: [DAYS_OLD, PINK_DROP, OF_HORMONES, BABY_WELL],
    unless: BABY_ILL,
    explains: [
      ...BLEEDS,
      ...words('newborn-word palpitations clot-risk blood-in-urine pink-urine blood-in-stool heavy-vaginal-bleeding'),
    ],
  },
]
