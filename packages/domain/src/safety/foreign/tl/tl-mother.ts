import type { Lexicon } from '../../lexicon/lexicon'
import { BLOOD, LATE, NOT, PAIN, TEST } from './tl-words'
import { joined } from '../choices'

/** Pregnancy, birth and babies. */
export const TAGALOG_MOTHER: Lexicon = {
  'bulging-soft-spot': ['bunbunan|bumbunan ~ umbok|nakaumbok|namamaga|umuumbok|nakausli|nakaangat'],
  'postpartum-mood': [
    `nanganak|panganganak|kapapanganak|kakapanganak|postpartum ~ saktan|sasaktan|patayin|itapon|mawala|lunurin ~ baby|anak|sarili|bata|na lang`,
  ],
  'vaginal-bleeding': [
    `buntis|preggy|nagbubuntis|pwerta|puwerta|panty|ari|ilalim|vagina|regla ~ ${BLOOD}|spotting|may lumalabas na`,
    'spotting|dinudugo ako|dinudugo|dinugo',
    'buntis|preggy|weeks|months ~ may lumabas na dugo|may dugo sa panty|may dugo sa undies|may pulang|may bahid|brown discharge na may dugo|dinudugo|sariwang dugo|buo buong dugo',
  ],
  'heavy-vaginal-bleeding': [
    'napkin|pad|pads|diaper|modess ~ oras|puno|napupuno|basang basa|puno agad|punong puno|palit ng palit',
    `regla|nanganak|panganganak|kapapanganak|kakapanganak|mens|buntis|preggy|pwerta ~ ${BLOOD} ~ malakas|ang lakas|sobrang lakas|marami|maraming|buo buo|buo buong|ayaw tumigil|walang tigil|matindi|matinding|grabe`,
    'dugo ~ buo buo|buo buong|namuong|malalaking buo|parang atay',
    'buntis|preggy ~ dinudugo|dinudugo ako|dinugo|nagdudugo|bleeding',
    `napkin|napkins|pad|pads|diaper|adult diaper|pasador|modess ~ isang oras|kada oras|per hour|oras|puno|napupuno|basang basa|tagos|tumatagos|palit ng palit|minuto`,
    `nanganak|panganganak|nakapanganak|kapapanganak|kakapanganak|postpartum|na cs|raspa|niraspa|nakunan ~ bumulwak|dinudugo|dugo|buo buo|buo buong|malakas`,
    'bumulwak|bumubulwak|umaagos ~ dugo ~ pwerta|napkin|nanganak|tayo|hita|pagtayo|tumayo',
  ],
  'fluid-leak': [
    'panubigan|tubig ~ pumutok|nabasag|tumagas|tumatagas|sumabog|pumutok na|lumabas ~ panubigan|buntis|weeks|months|pwerta|ko|nya|niya',
    'pumutok na panubigan|pumutok panubigan|pumutok ang panubigan',
    'panubigan|bag of water|tubig ~ pumutok|nabasag|tumagas|tumatagas|sumabog|lumabas|nag leak|nagleak|tulo ng tulo ~ panubigan|buntis|weeks|months|preggy|manganganak',
  ],
  contractions: [
    'contraction*|naglalabor|nagle labor|nag lalabor|labor na|nag labor|manganganak na|humihilab ang tiyan ~ buntis|minuto|weeks|ako|sya|asawa|misis|na|minutes',
    'lumalabas na ang ulo|lumalabas na si baby|lumalabas na ang bata|lumalabas na yung bata|lumabas na ang ulo|pusod ~ lumabas|labas|baby|bata|ulo',
    'humihilab|hilab|paghilab|contraction|contractions|naninigas ~ tiyan|tyan|buntis|every|minuto|minutes|mins|kada ~ minuto|minutes|mins|weeks|buntis|preggy|manganganak|baby',
  ],
  'baby-moves-less': [
    `${NOT}|di masyado|hindi masyado|hindi ko maramdaman|di ko maramdaman|bihira ~ ramdam|maramdaman|nararamdaman|maramdamang|gumagalaw|sumisipa|galaw|malikot|gumalaw|sipa ~ baby|tiyan|bata|anak|buntis|tyan|sa loob`,
    'wala akong maramdamang galaw|di ko na maramdaman si baby|hindi ko na maramdaman si baby|walang galaw si baby|di na gumagalaw si baby|hindi na gumagalaw si baby|humina ang galaw',
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
    'galaw ni baby|sipa ni baby|likot ni baby|galaw ng baby|sipa ng baby ~ wala|wala na|nawala|di na|hindi na|mahina|humina|bihira|kokonti|nabawasan|tumigil|kagabi pa',
  ],
  'swollen-hands-face': ['kamay|mukha ~ manas|namamaga|maga|namamanas'],
  'ill-baby': [
    `ayaw dumede|ayaw nang dumede|hindi dumedede|di dumedede|ayaw kumain|ayaw uminom|ayaw dede|ayaw magdede|hindi na dumedede|di na dumedede|hindi makadede|di makadede|ayaw magdede|ayaw na dumede`,
    'iyak ng iyak|iyak nang iyak|walang tigil ang iyak|mahina ang iyak|mahina umiyak|ayaw tumahan|di mapatahan',
    'ayaw dumede|ayaw na dumede|ayaw dede|ayaw sumuso|hindi sumususo|di sumususo|ayaw magdede|di dumedede|hindi dumedede|ayaw mag bottle|di tumitigil sa iyak|ayaw tumigil umiyak|iyak nang iyak di mapatahan|lambot na lambot|lantang gulay',
    'di na sumususo|ayaw nang sumuso|ayaw nang dumede|hinang hina sumuso|mahina nang dumede|malata|latang lata|matamlay na matamlay|di na umiiyak|hindi na umiiyak|impit ang iyak|paos na iyak|parang pusa ang iyak|matinis ang iyak',
  ],
  'period-problem': [
    'regla|dalaw|mens|dysmenorrhea|puson pag may regla',
    'regla|mens|dalaw|period ~ malakas|sobrang lakas|irregular|matagal|10 days|days na|masakit|di tumitigil|dalawang beses|2x a month',
  ],
  'infant-fall': [
    'nahulog|nalaglag|nabitawan|gumulong ~ kama|crib|duyan|sofa|hagdan|braso ~ baby|sanggol|beybi|months old|buwan',
  ],
  'positive-test': [TEST],
  'period-late': [LATE],
  'shoulder-tip-pain': [`balikat ~ ${PAIN}|kirot|sumasakit ~ puson|tiyan|pt|delayed|buntis|dinudugo|hilo|nahihilo`],
  'birth-now': [
    'ulo|ulo ng baby|ulo ng bata|ulo nya|ulo ni baby ~ lalabas|lumalabas|palabas|nakikita|kita na|sumisilip|lumilitaw|labas na|lumabas|nakalabas|lumitaw|nakausli ~ baby|bata|sanggol|nanganganak|manganganak|umiire|asawa|pwerta|puwerta|misis|na',
    'lalabas na|palabas na|lumalabas na|lumabas na|nakalabas na|labas na ~ si baby|ang baby|yung baby|ung baby|ang sanggol|ung bata|yung bata ~ ulo|manganganak|nanganganak|sasakyan|ambulansya|ambulance|tulong|ire|kotse|hospital|ospital|banyo',
    'lumalabas na si baby|lalabas na si baby|palabas na si baby|lumabas na si baby|lumalabas na ang baby|lalabas na ang baby|lalabas na yung baby|lumalabas na yung baby',
    'umiire|umiiri|napapaire|napapairi|napapa ire|gusto nang umire|gusto na umire|di mapigilan umire|di ko mapigil umire|parang natatae na|parang tatae ~ buntis|baby|manganganak|misis|asawa|labor|hilab|contractions|na sya|na ako|na siya|na ko',
    'nanganganak na|nanganak na sa|nanganak sa ~ kotse|bahay|banyo|cr|sasakyan|taxi|dito|na sya|asawa|ambulansya',
    'nanganak|nanganganak|napaanak|inabutan ng panganganak|manganganak ~ sa banyo|sa cr|sa kotse|sa taxi|sa jeep|sa grab|sa sasakyan|sa kalsada|sa bahay|sa elevator ~ tulong|ngayon|misis|di pa putol|pusod|inunan|saklolo|di na umabot|hindi na umabot|ambulansya',
  ],
  'cord-out': [
    'pusod|umbilical cord|cord ~ nakalaylay|nakalawit|lumabas|nakalabas|lumawit|labas ~ baby|pwerta|puwerta|panubigan|buntis|ari',
  ],
  'refuses-walk': [
    'anak|bata|bunso|apo|toddler|yo|yrs|years ~ ayaw lumakad|ayaw maglakad|ayaw tumayo|ika ika|paika ika|iika ika|di makalakad|hindi makalakad|ayaw itapak|di maitapak',
  ],
  'emergency-contraception': [
    'condom|kondom|goma ~ naputok|pumutok|napunit|butas|nabutas|natanggal|naiwan|nasira|punit',
    'morning after pill|plan b|emergency pill|emergency contraceptive|pampahinto ng buntis',
  ],
  'breast-infection': [
    'dede|suso|breast|boobs|utong ~ matigas|pula|namumula|mainit|maga|namamaga|bukol|nana|mastitis ~ lagnat|nilalagnat|breastfeeding|nagpapadede|nagpapasuso|nagpapa breastfeed|giniginaw|gatas',
    'mastitis',
  ],
  'yeast-infection': ['makati|nangangati|kati ~ pwerta|puwerta|vagina|pepe|keps|ari ko'],
  'placenta-in': [
    'inunan|placenta|kamatayan ng sanggol ~ di lumabas|hindi lumabas|di pa lumalabas|hindi pa lumalabas|naiwan|natira',
  ],
  cramps: [
    'pulikat sa puson|dysmenorrhea|dysmenorhea|masakit pag may regla|masakit ang puson pag may regla|sakit ng puson pag meron',
  ],
  'ovary-pain': [
    'ovarian cyst|cyst sa obaryo|obaryo|ovary|myoma ~ pumutok|pumilipit|namimilipit|biglang|bigla|sobrang sakit|nagsusuka',
  ],
  'pelvic-infection': [
    'discharge|lumalabas sa pwerta|nana sa pwerta ~ mabaho|nana|dilaw|green ~ lagnat|nilalagnat|masakit ang puson|sakit ng puson|puson',
  ],
}
