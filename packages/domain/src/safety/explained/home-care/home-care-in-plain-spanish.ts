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

const BABY_TOOTH =
  /\b(?:dientes?|dientit\w+|muelas?|muelit\w+|colmill\w+)\b[^.;!?\n]{0,10}\bde leche\b|\b(?:se le (?:cayo|tumbo|safo|zafo)|perdio|mudo|tiro)\b[^.;!?\n]{0,14}\b(?:diente|dientit\w+|muelit\w+)\b|\b(?:baby|milk) (?:tooth|teeth)\b/
const SPAT_LITTLE =
  /\b(?:escup\w+|sangr\w+|spat|spit|bled|bleeding)\b[^.;!?\n]{0,40}\b(?:poquit\w+|tantit\w+|un poco|ratito|hilito|rosad\w+|little|bit|pink)\b|\b(?:poquit\w+|tantit\w+|un poco|little|bit)\b[^.;!?\n]{0,15}\b(?:sangre|sangrit\w+|blood)\b/
const STOPPED =
  /\b(?:ya (?:paro|no sangra|se (?:le )?quito|se detuvo|dejo de sangrar)|se detuvo|paro (?:sol[oa]|al|en)|stopped|no more)\b/
const TOOTH_GRAVE =
  /\b(?:golpe\w*|cayo de|se pego|columpio|bici\w*|empuj\w+|permanente|hemofil\w+|anticoag\w*|moret\w+|fiebre|calentura|sigue\w*|otra vez|no (?:le )?para|chorr\w*|coagul\w+|mandibula|labio|hit|fell (?:off|from)|knock\w*|permanent|still|fever|bruis\w*|keeps)\b/

const COIN = /\b(?:moned\w+|centav\w+|peso|penny|coins?|nickel|dime|quarter)\b/
const PASSED_OUT =
  /\b(?:(?:encontre|vi|salio|apareci\w*|saco|eche|paso|halle|found|came out|passed)\b[^.;!?\n]{0,25}\b(?:popo|popito|caca|panal|heces|excremento|evacuacion|bacinic\w+|poop|stool|diaper)|(?:popo|caca|panal|heces|excremento|poop|diaper)\b[^.;!?\n]{0,20}\b(?:salio|venia|traia|estaba|was|came))\b/
const COIN_GRAVE =
  /\b(?:pilas?|bateria\w*|boton|iman\w*|otra moneda|dos monedas|vomit\w*|babe\w+|dolor|duele|sangre|fiebre|calentura|tos|tose|ahog\w+|no (?:come|traga|puede|quiere)|batter\w*|magnet\w*|button|drool\w*|pain|hurts?|blood|fever|cough\w*|chok\w*)\b/

const BITTEN_BY_GNAT = /\b(?:zancudos?|mosquitos?|moscos?|jejen\w*|pulgas?|hormigas?|gnats?|fleas?)\b/
const BUMP_OF_BITE =
  /\b(?:ronch\w+|bolit\w+|granit\w+|hinch\w+|inflam\w+|piquetes?|picad\w+|bump|welt|swollen|swell\w*)\b/
const ITCHES = /\b(?:pica|picazon|comezon|rasca\w*|itch\w*|scratch\w*)\b/
const STAYS_SMALL =
  /\b(?:no (?:le |me )?(?:crece|ha crecido|avanza|aumenta|se extiende)|igual de (?:grande|tamano)|del mismo tamano|not (?:growing|spreading|bigger)|no bigger|same size)\b/
const BITE_GRAVE =
  /\b(?:cara|boca|labios?|lengua|ojos?|garganta|respir\w+|aire|vomit\w*|fiebre|calentura|pus|caliente|raya|linea|dura|morad\w+|se desmay\w+|abeja\w*|avispa\w*|face|lips?|tongue|eyes?|throat|breath\w*|fever|pus|warm|streak|bee|wasp)\b/

const BARKS_LIKE = /\b(?:tos|tose\w*|cough\w*)\b[^.;!?\n]{0,25}\b(?:foca|perr\w+|ronca|barky?|seal|bark\w*)\b/
const ONLY_WHEN_CRYING =
  /\b(?:(?:solo|nomas|unicamente|nada mas|solamente)\b[^.;!?\n]{0,35}\b(?:cuando|si|al) (?:llora\w*|se enoja|corre|hace berrinche)|(?:only|just)\b[^.;!?\n]{0,25}\b(?:when|if|while) (?:he|she)?(?: is|s)? ?(?:cr(?:ies|ying)|upset|mad))\b/
const QUIET_AT_REST =
  /\b(?:respira (?:\w+ )?(?:normal\w*|bien|tranquil\w+|sin ruido)|(?:tranquil[oa]|dormid[oa]|calmad[oa])[^.;!?\n]{0,15} esta bien|breath\w* (?:\w+ )?(?:normal\w*|fine|quiet\w*)|quiet when calm)\b/
const CROUP_WORSE =
  /\b(?:hund\w+|se le (?:hunde|mete|jala)|babe[ao]\w*|morad\w+|azul\w*|dormid[oa]|no (?:puede|come|toma|traga)|peor|en reposo|fiebre|calentura|40|39|meses|asma|drool\w*|pulling|sucking|blue|limp|fever|worse|months|asthma)\b/

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
  {
    tells: [BABY_TOOTH, SPAT_LITTLE, STOPPED],
    unless: TOOTH_GRAVE,
    without: words('blood-thinner vomiting-blood dizzy fainted'),
    explains: words(
      'coughing-blood vaginal-bleeding bleeding throat-blood red-from-it fall tooth-pain tooth-knocked-out drops-of-blood tube-trouble vomiting-blood',
    ),
    upTo: 1,
  },
  {
    tells: [COIN, PASSED_OUT],
    says: [PASSED_OUT],
    unless: COIN_GRAVE,
    explains: words('child-swallowed poison dangerous-object same-day told-for-today stuck-food choking'),
  },
  {
    tells: [BITTEN_BY_GNAT, BUMP_OF_BITE, ITCHES, STAYS_SMALL],
    unless: BITE_GRAVE,
    explains: words(
      'hives insect-sting sepsis infection bleeding fainted nearly-fell dropped-there swelling-other feels-faint rash',
    ),
    upTo: 3,
  },
  {
    tells: [BARKS_LIKE, ONLY_WHEN_CRYING, QUIET_AT_REST],
    unless: CROUP_WORSE,
    without: words('short-of-breath cannot-breathe ribs-pulling age-under-3-months'),
    explains: words('stridor cough cold moved-about drooling'),
    upTo: 3,
  },
]
