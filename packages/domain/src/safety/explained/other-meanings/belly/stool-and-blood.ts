import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { PEOPLE } from '../people'
import { unlessTold } from '../unless-told'
import { says } from '../vocabulary'

const OWN_BLOOD =
  /\b(?:i (?:am |was |keep )?(?:bleed\w*|bled|peed|pooped|wiped (?:and|myself))|my (?:poop|stool|pee|urine|nose|period|butt|bottom)|when i (?:wipe|go|poop|pee)\w*|toilet paper|in my|me limpie|mi (?:popo|orina|regla)|needles?|cut|cuts|open|splash\w*|mouth|puye|pinch\w*|agujas?|cortada|herida|salpic\w*|boca)\b/
const RED_THING =
  /\b(?:crayon\w*|crayolas?|betabel\w*|remolachas?|jamaica|colorantes?|gelatina|takis|cheetos|paletas?|raspado|ponche|gatorade|catsup|ketchup|salsa|jitomate|tomate|chile|fresas?|sandia|plumon\w*|pintura|pitahaya|dulces?|kool ?aid)\b/
const BLOOD_INDEED =
  /\b(?:coagul\w+|cafe molido|si (?:es|era) sangre|de verdad (?:es|era) sangre|negr[oa]|chapopote|mare\w+|desmay\w+|palid\w+|duele\w*|dolor|vomit[oa] (?:y vomita|sangre|rojo otra vez)|otra vez|sigue)\b/
const IRON =
  /\b(?:pastillas?|tabletas?|gotas|suplementos?|jarabe|vitaminas?|tomo|tomando|toma)(?: \w+){0,2} (?:de |con )?hierro\b|\b(?:sulfato|fumarato) ferroso\b|\biron (?:pills?|tablets?|supplements?|drops)\b|\b(?:taking|take|on) iron\b|\bpepto\b/
const FEARED_BLOOD = /\b(?:sera|es|sea|tendra|is it|could it be) (?:sangre|blood)\b|\bpor la anemia\b/g
const BLEEDS_INSIDE =
  /\b(?:pegajos\w*|alquitran|chapopote|apest\w*|huele|hied\w*|sangr\w*|roj[oa]|mare\w*|desmay\w*|debil\w*|vomit\w*|dolor|duele|palid\w*|ulcera|ibuprofen\w*|advil|aspirina|naproxeno|warfarina|anticoagulante\w*|tarry|sticky|smell\w*|foul|blood\w*|red|dizz\w*|faint\w*|weak\w*|throw\w*|pain\w*|hurts?|ulcer\w*|aspirin|naproxen|warfarin|eliquis|xarelto|cirrosis|cirrhosis|higado|liver|licor|alcohol|swallowed|trago|tragaron)\b/

/** Words about stool and blood that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BELLY_STOOL_AND_BLOOD: readonly OtherMeaning[] = [
  {
    of: ['black-stool'],
    meant: /\b(?:urine|pee|orina)\b[^.;]{0,25}\b(?:dark|oscura)\b[^.;]{0,25}\b(?:stools?|heces)\b[^.;]{0,12}/g,
  },
  {
    of: ['blood-in-stool'],
    meant:
      /\bred (?:[\w-]+ ){0,2}(?:bottom|bum|buttocks?|nappy area|diaper area|skin|rash|patch\w*|eyes?|cheeks?)\b|\b(?:bottom|bum|buttocks?|cheeks?|skin) (?:is |are |looks? )?(?:\w+ )?red\b/g,
  },
  {
    of: ['coughing-blood', 'vomiting-blood', 'blood-in-stool', 'blood-in-urine'],
    meant: /\bblood (?:pressure|sugar|tests?|work|draw\w*|bank|thinners?|type|samples?|count)\b/g,
  },
  {
    of: words('drops-of-blood vaginal-bleeding bleeding blood-in-stool blood-in-urine much-blood throat-blood'),
    meant:
      /\b(?:(?:wip|saw|found|touch|clean|stepp|sat)\w* (?:\w+ ){0,4}?)?(?:dried |old )?(?:deer|dogs?|cats?|animal|chicken|fish|beef|meat|pork|squirrel|raccoon|rat|roadkill|strangers?|somebody elses|someone elses|other peoples) blood\b|\bpublic (?:toilet|restroom|bathroom|washroom)\b[^.;!?\n]{0,60}\bblood\b(?: (?:drops?|spots?|stains?|smears?))?|\bbano publico\b[^.;!?\n]{0,60}\bsangre\b|\bsangre (?:seca )?(?:de (?:venado|perro|gato|pollo|pescado|res|animal)|ajena|de otra persona)\b/g,
    unless: (plain) => OWN_BLOOD.test(withoutDenials(plain)),
  },
  {
    of: words('vomiting-blood throat-blood coughing-blood'),
    meant:
      /\b(?:blood\w*|bleed\w*|pink|red|sangr\w*|rosa\w*)\b[^.;!?\n]{0,25}\b(?:spit|rinse|sink|escup\w+)\b[^.;!?\n]{0,25}\b(?:floss\w*|brush\w*|cepill\w+|hilo)\b|\b(?:floss\w*|brush\w*|cepill\w+|hilo)\b[^.;!?\n]{0,60}\b(?:blood\w*|bleed\w*|pink|red|sangr\w*|rosad\w*)\b[^.;!?\n]{0,20}\b(?:spit|rinse|sink|escup\w+)\b/g,
    unless: (plain) =>
      /\b(?:vomit\w*|throw\w*|threw|cough\w*|clots?|wont stop|cup|handful|thinners?|warfarin|vomit\w*|tos|coagul\w*|no para)\b/.test(
        withoutDenials(plain),
      ),
    becomes: 'bleeding-elsewhere',
  },
  {
    of: words('vomiting-blood coughing-blood blood-in-urine blood-in-stool bleeding vaginal-bleeding'),
    meant:
      /\b(?:pens[eo]|pensaba|pensamos|cre[iy]o?|creia|creimos|jur[eo]|juraba) (?:que|q) (?:\w+ ){0,3}?sangre\b|\bes sangre o\b[^.;!?\n]{0,30}\?|\bsera sangre\b[^.;!?\n]{0,20}\?|\bsup[oe] a sangre\b|\bno (?:era|es) sangre\b|\bescena del crimen\b/g,
    unless: (plain) => !RED_THING.test(plain) || BLOOD_INDEED.test(withoutDenials(plain)),
  },
  {
    of: ['diarrhea'],
    meant: new RegExp(
      `\\b${PEOPLE} (?:\\w+ ){0,2}?(?:dice|dijo|cree|piensa|jura) (?:que|q) (?:es|tiene|trae) diarrea\\b`,
      'g',
    ),
    unless: (plain) =>
      !/\b(?:semillit\w+|mostaza|puro pecho|pura teta)\b/.test(plain) ||
      /\b(?:sangre|moco|fiebre|calentura|vomit\w*|verde|agua pura|mas (?:veces|popo)|aguad[oa]s? de repente)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['black-stool'],
    meant:
      /\b(?:popo|caca|heces|excremento|evacuacion\w*|poops?|stools?)\b[^.;!?\n]{0,20}\b(?:negr\w+|black|dark)\b|\b(?:black|dark) (?:poops?|stools?)\b/g,
    unless: (plain) => !IRON.test(plain) || says(plain.replaceAll(FEARED_BLOOD, ' '), BLEEDS_INSIDE),
    becomes: 'harmless-sign',
  },
  {
    of: words('black-stool child-visit needs-visit fainted'),
    meant:
      /\b(?:rayit?as?|hilit?os?|hebr(?:as?|itas?)|fibr(?:as?|itas?)|gusanit?os?|punt(?:os|itos)|threads?|strings?|specks?|streaks?) (?:\w+ )?(?:negr[oa]s?|black)(?: como (?:gusan\w+|hilit?os?|pelit?os?))?(?: (?:en|in) (?:la|el|su|the|his|her) (?:popo|caca|panal|pupu|poop|diaper))?|\bblack (?:threads?|strings?|specks?)\b|\bcomo gusan\w+(?: en (?:la|el|su) (?:popo|caca|panal))?|\bcasi me desmay[oe]\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:platanos?|bananos?|guineos?|bananas?|cambur)\b/,
        /\b(?:bebe|panal|nin[oa]|nen[ea]|hij[oa]|gordo|gordit[oa]|baby|diaper)\b/,
      ],
      /\b(?:toda (?:la )?(?:popo|caca)|alquitran|chapopote|pegajos[oa]|sangre|roj[oa]|se mueven?|vivos?|mare\w*|palid[oa]|diarrea|tarry|sticky|blood\w*|red|moving|pale|floppy|vomit\w*|fiebre|fever)\b/,
    ),
  },
  {
    of: ['black-stool'],
    meant: /\b(?:hago|hace|obr[oa]|cag[oa]|evacu[oa]|ensuci[oa]) (?:\w+ )?(?:negr[oa]|priet[oa])\b/g,
    unless: (plain) =>
      !/\b(?:hierro|fierro|ferros\w+|pepto\w*|bismuto|carbon)\b/.test(withoutDenials(plain)) ||
      /\b(?:mare\w+|debil\w*|palid\w+|blanc[oa]|pegajos\w*|chapopote|brea|hied\w*|apest\w*|desmay\w*|dolor|duele|sangre|luz|fuerzas|aspirina|naproxeno|ibuprofeno|anticoag\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  { of: ['black-stool'], meant: /\b(?:hago|hace|hice) negr[oa]s? (?:el|la|los|las|un|una|mi|tu|su)\b/g },
  {
    of: ['black-stool'],
    meant: /\bbano\b[^.;!?\n]{0,15}\bnegr[oa]s? de (?:moho|hongos?|mugre|humedad|sarro|suci\w+)\b/g,
  },
  {
    of: words('black-stool'),
    meant:
      /\b(?:poops?|poo|stools?|popo|caca)\b[^.;!?\n]{0,40}\b(?:black|tar\w*|negr[oa]s?|chapopote)\b|\b(?:black|tarry|negr[oa]s?)\b[^.;!?\n]{0,30}\b(?:poops?|poo|stools?|popo|caca)\b/g,
    unless: (plain) =>
      !/\b(?:meconi\w*|newborn\w*|day old|first poops?|(?:day|dia) (?:1|one|2|two|uno|dos)|recien nacid\w*)\b/.test(
        plain,
      ) ||
      /\b(?:week|weeks|month|months|vomit\w*|green vomit|blood (?:in|red)|swollen belly|limp|fever|semanas?|meses|fiebre)\b/.test(
        withoutDenials(plain),
      ),
  },
]
