import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { BELLY, BLOOD, PAIN } from './tl-words'

const LATE =
  'delayed|delay na|delayed na|di pa dinadatnan|hindi pa dinadatnan|di dinadatnan|hindi dinadatnan|wala pang regla|wala pa akong regla|di pa nireregla|hindi pa nireregla|months delayed|weeks delayed'
const TEST =
  'positive pt|pt positive|positive sa pt|positive ang pt|positive po pt|positive po ang pt|positive yung pt|pt ko positive|two lines|2 lines|dalawang linya|dalawang guhit|nag positive|nagpositive'

/** Being with child, birth, and the newborn. */
export const TAGALOG_BIRTH: Lexicon = {
  pregnant: [
    TEST,
    'preggy|preggo|juntis|buntis|nagdadalantao|dalang tao|kabuwanan na|malapit nang manganak|malapit na manganak|due date ko|due ko na',
    `${LATE} ~ ${BELLY}|${BLOOD}|spotting ~ nahihilo|hilo|isang side|kaliwa|kaliwang|kanan|kanang|himatay|hihimatayin|malay|balikat|spotting|dinudugo|dinugo|namumutla`,
    `isang side|kaliwang puson|kanang puson|kaliwa|kanan ~ ${LATE} ~ sakit|masakit|sumasakit|tusok|tumutusok`,
    joined(range(5, 41).map(String), [
      'weeks preggy',
      'wks preggy',
      'weeks buntis',
      'weeks na buntis',
      'weeks akong buntis',
      'weeks na tiyan ko',
    ]),
  ],
  'positive-test': [TEST],
  'period-late': [LATE],
  'missed-periods': [
    `${LATE}|walang regla|walang mens|di nireregla|hindi nireregla|di dinadatnan|tigil ang regla|tumigil ang regla ~ buwan|months|month|negative|2|3|pt|matagal|taon|weeks`,
  ],
  'shoulder-tip-pain': [`balikat ~ ${PAIN}|kirot|sumasakit ~ puson|tiyan|pt|delayed|buntis|dinudugo|hilo|nahihilo`],
  'birth-now': [
    'ulo|ulo ng baby|ulo ng bata|ulo nya|ulo ni baby ~ lalabas|lumalabas|palabas|nakikita|kita na|sumisilip|lumilitaw|labas na|lumabas|nakalabas|lumitaw|nakausli ~ baby|bata|sanggol|nanganganak|manganganak|umiire|asawa|pwerta|puwerta|misis|na',
    'lalabas na|palabas na|lumalabas na|lumabas na|nakalabas na|labas na ~ si baby|ang baby|yung baby|ung baby|ang sanggol|ung bata|yung bata ~ ulo|manganganak|nanganganak|sasakyan|ambulansya|ambulance|tulong|ire|kotse|hospital|ospital|banyo',
    'lumalabas na si baby|lalabas na si baby|palabas na si baby|lumabas na si baby|lumalabas na ang baby|lalabas na ang baby|lalabas na yung baby|lumalabas na yung baby',
    'umiire|umiiri|napapaire|napapairi|napapa ire|gusto nang umire|gusto na umire|di mapigilan umire|di ko mapigil umire|parang natatae na|parang tatae ~ buntis|baby|manganganak|misis|asawa|labor|hilab|contractions|na sya|na ako|na siya|na ko',
    'nanganganak na|nanganak na sa|nanganak sa ~ kotse|bahay|banyo|cr|sasakyan|taxi|dito|na sya|asawa|ambulansya',
  ],
  'cord-out': [
    'pusod|umbilical cord|cord ~ nakalaylay|nakalawit|lumabas|nakalabas|lumawit|labas ~ baby|pwerta|puwerta|panubigan|buntis|ari',
  ],
  'fluid-leak': [
    'panubigan|bag of water|tubig ~ pumutok|nabasag|tumagas|tumatagas|sumabog|lumabas|nag leak|nagleak|tulo ng tulo ~ panubigan|buntis|weeks|months|preggy|manganganak',
  ],
  contractions: [
    'humihilab|hilab|paghilab|contraction|contractions|naninigas ~ tiyan|tyan|buntis|every|minuto|minutes|mins|kada ~ minuto|minutes|mins|weeks|buntis|preggy|manganganak|baby',
  ],
  'baby-moves-less': [
    joined(
      [
        'di',
        'hindi',
        'di na',
        'hindi na',
        'di masyado',
        'hindi masyado',
        'di ko na',
        'hindi ko na',
        'di ko',
        'hindi ko',
        'wala akong',
        'bihira na',
        'di gaano',
      ],
      [
        'gumagalaw si baby',
        'maramdaman si baby',
        'maramdaman gumalaw si baby',
        'ramdam si baby',
        'malikot si baby',
        'sumisipa si baby',
        'maramdaman na galaw',
        'gumagalaw baby',
        'gumagalaw ang baby',
        'gumalaw si baby',
        'nararamdaman si baby',
        'nararamdaman ang galaw',
        'maramdamang sipa',
        'ramdam na galaw',
      ],
    ),
    'galaw|sipa|likot ~ humina|kumonti|nabawasan|bihira|wala na|tahimik|nawala ~ baby|tiyan|buntis|weeks|loob',
    'tahimik si baby sa tiyan|tahimik lang si baby|di na nagpaparamdam si baby|walang galaw ang baby|wala nang galaw',
  ],
  'heavy-vaginal-bleeding': [
    `napkin|napkins|pad|pads|diaper|adult diaper|pasador|modess ~ isang oras|kada oras|per hour|oras|puno|napupuno|basang basa|tagos|tumatagos|palit ng palit|minuto`,
    `nanganak|panganganak|nakapanganak|kapapanganak|kakapanganak|postpartum|na cs|raspa|niraspa|nakunan ~ bumulwak|dinudugo|dugo|buo buo|buo buong|malakas`,
    'bumulwak|bumubulwak|umaagos ~ dugo ~ pwerta|napkin|nanganak|tayo|hita|pagtayo|tumayo',
  ],
  postpartum: [
    'nakapanganak|nanganak|bagong panganak|bagong anak|kapapanganak|kakapanganak|na cs|nacs|cesarean|cs ko ~ ako|ko|akong|linggo|araw|days|weeks|lang|pa lang|misis|asawa|kahapon|sya|nung',
  ],
  'newborn-word': [
    joined(range(1, 27).map(String), [
      'days old',
      'day old',
      'araw pa lang',
      'araw palang',
      'araw na baby',
      'days pa lang',
      'days palang',
    ]),
    'bagong panganak|bagong silang|newborn|kakalabas lang sa ospital ~ baby|sanggol|anak|namin',
  ],
  'ill-baby': [
    'ayaw dumede|ayaw na dumede|ayaw dede|ayaw sumuso|hindi sumususo|di sumususo|ayaw magdede|di dumedede|hindi dumedede|ayaw mag bottle|di tumitigil sa iyak|ayaw tumigil umiyak|iyak nang iyak di mapatahan|lambot na lambot|lantang gulay',
  ],
  'belly-cries': [
    'iyak|umiiyak|iyak nang iyak|sumisigaw ~ itinataas ang paa|tinataas ang paa|namimilipit|itinitiklop|nakabaluktot|paputol putol|tuwing ilang minuto ~ tiyan|baby|bata|anak|dugo',
  ],
  drowsy: [
    'lantang gulay|lupaypay|lantang lanta|nanlalata|latang lata|tulog lang nang tulog|tulog lang ng tulog|di makadilat|di na makamulat|hindi makamulat|hirap gisingin|ang hirap gisingin|sobrang antok di magising|antok na antok|lambot na lambot|di makatayo sa panghihina',
  ],
  'refuses-walk': [
    'anak|bata|bunso|apo|toddler|yo|yrs|years ~ ayaw lumakad|ayaw maglakad|ayaw tumayo|ika ika|paika ika|iika ika|di makalakad|hindi makalakad|ayaw itapak|di maitapak',
  ],
}
