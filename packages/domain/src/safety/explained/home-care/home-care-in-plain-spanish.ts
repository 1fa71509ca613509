import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const CRIED =
  /\b(?:(?:porque|de tanto|por|despues de|como|cuando) (?:\w+ ){0,2}?(?:llor[eo]|llorar|lloramos|llorando|he llorado)|llore (?:anoche|ayer|mucho|toda la noche|todo el dia)|(?:from|after|because|since) (?:\w+ ){0,3}(?:cry\w*|cried)|(?:been|was) crying|cried (?:all night|last night|a lot|yesterday))\b/
const PUFFY =
  /\b(?:(?:cara|ojos?|ojeras|parpados?|face|eyes?|eyelids?)\b[^.;!?\n]{0,25}\b(?:hinchad\w*|inflamad\w*|roj[oa]s?|puffy|swollen|red)|(?:hinchad\w*|puffy|swollen)\b[^.;!?\n]{0,20}\b(?:cara|ojos?|parpados?|face|eyes?|eyelids?)|ojeras)\b/
const HOPELESS =
  /\b(?:morir\w*|matar\w*|muert[oa]|vivir|suicid\w*|no (?:puedo|aguanto) mas|sola? en|peg[oó]|golpe\w*|alerg\w*|picad\w*|picadura|mordi\w*|comi(?:do)?|labios?|lengua|respir\w+|ronchas?|embaraz\w*|vision|veo|fiebre|die|kill\w*|dead|live|hit|allerg\w*|bit\w*|ate|lips?|tongue|breath\w*|pregnan\w*|fever)\b/

const STOOL = /\b(?:popo|popito|caca|evacuaciones|excremento|heces|poops?|stools?)\b/
const YELLOW_OR_RUNNY =
  /\b(?:amarill\w+|mostaza|liquid\w+|aguad\w+|suelt\w+|semillit\w+|grumit\w+|yellow\w*|mustard|seedy|runny|loose|watery)\b/
const AT_THE_BREAST =
  /\b(?:pecho|lactancia|amamant\w+|leche materna|mama (?:bien|pecho)|cada toma|breast\w*|nurs(?:es|ing|ed)|every feed\w*|each feed\w*)\b/
const GAINS =
  /\b(?:(?:gan|sub|aument)\w+ (?:bien )?(?:de )?peso|esta (?:contenta?|contento|tranquil[oa]|bien)|come bien|mama bien|moja (?:bien|muchos|sus)|gain\w* (?:\w+ )?weight|(?:feeds?|eats?|nurs\w+) (?:well|fine|great)|happy|content)\b/
const STOOL_ILL =
  /\b(?:sangre|moco|blanc[oa]|gris|negr[oa]|verde (?:fosfo|explosiv)\w*|fiebre|calentura|vomit\w*|no (?:come|mama|quiere|moja|despierta)|flojit[oa]|decaid[oa]|dormid[oa] todo|blood|mucus|white|pale|gr[ae]y|black|fever|limp|wont|not (?:eating|feeding))\b/

const STUMP =
  /\b(?:ombligo|ombliguito|cordon(?:cito)?|mun(?:on|oncito)|belly ?button|navel|umbilical|cord (?:stump)?|stump)\b/
const DROP =
  /\b(?:(?:gotit?as?|puntit?os?|manchit?as?|poquit[oa]|tantit[oa]) (?:de |con )?(?:sangre|sangrit\w+)|(?:drops?|spots?|dots?|smear|tiny bit|little bit|specks?) of (?:dry |dried )?blood|bled (?:a )?(?:tiny|little|drop)\w*)\b/
const FELL_OFF =
  /\b(?:se (?:le |me )?(?:ha )?ca(?:yo|ido)|cayendo|fell off|came off|falling off|coming off|sec[oa]|dry)\b/
const STUMP_ILL =
  /\b(?:roj[oa]|rojiz\w+|hinchad[oa]|inflamad[oa]|huele|apesta|pus|amarill\w+|caliente|fiebre|calentura|llora|mucha|chorr\w*|sigue|no (?:le |se )?(?:para|deja|come|mama)|empap\w+|red|redness|swollen|smell\w*|stinks?|fever|soak\w*|wont stop|keeps|still bleed\w*|spread\w*)\b/

/** What people who write Spanish tell of that mends at home, each told as a whole (AAP, MedlinePlus). */
export const HOME_CARE_IN_PLAIN_SPANISH: readonly HomePicture[] = [
  {
    tells: [CRIED, PUFFY],
    unless: HOPELESS,
    explains: words('face-swelling swelling-other swollen-hands-face puffy-all-over red-eye tired swollen-eye'),
    upTo: 2,
  },
  {
    of: words('diarrhea infant-word'),
    tells: [STOOL, YELLOW_OR_RUNNY, AT_THE_BREAST, GAINS],
    unless: STOOL_ILL,
    without: words('vomiting ill-baby no-urine dry-mouth blood-in-stool age-newborn weak-immunity'),
    explains: words('diarrhea lump breast-sore needs-visit'),
  },
  {
    of: words('bleeding drops-of-blood vaginal-bleeding'),
    tells: [STUMP, DROP, FELL_OFF],
    unless: STUMP_ILL,
    without: words('navel-infection ill-baby vomiting drowsy pregnant'),
    explains: words('bleeding drops-of-blood vaginal-bleeding fall newborn-word'),
  },
]
