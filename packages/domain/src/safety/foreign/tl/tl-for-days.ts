import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { PAIN } from './tl-words'

const NUMBERS = [
  'ilang',
  'dalawang',
  'tatlong',
  'apat na',
  'limang',
  'anim na',
  'pitong',
  'walong',
  'siyam na',
  'halos isang',
  'mahigit isang',
  'mga',
  ...range(2, 12).map(String),
]
const UNITS = [
  'linggo na',
  'linggo nang',
  'linggong',
  'weeks na',
  'wks na',
  'buwan na',
  'buwan nang',
  'buwang',
  'months na',
  'mos na',
  'taon na',
  'taon nang',
  'years na',
  'yrs na',
]
const WEEKS = joined(NUMBERS, UNITS)
const MONTHS = joined(
  ['isang', '1', ...NUMBERS],
  [
    'buwan na',
    'buwan nang',
    'buwang',
    'months na',
    'month na',
    'mos na',
    'taon na',
    'taon nang',
    'years na',
    'year na',
  ],
)
const LONG = `${WEEKS}|isang buwan|1 month|matagal na|matagal nang|ilang buwan|ilang taon|ilang linggo|palagi|lagi|pabalik balik|buwan buwan|paulit ulit`
const STAYS = `${LONG}|di nawawala|hindi nawawala|ayaw mawala|ayaw gumaling|di gumagaling|hindi gumagaling|bumabalik|kumakalat|cream|dumadami`

/** What a doctor should see within days or weeks. */
export const TAGALOG_FOR_DAYS: Lexicon = {
  lasting: [
    WEEKS,
    'ilang linggo|ilang araw|ilang buwan|isang linggo na|isang buwan na|5 araw na|4 araw na|apat na araw na|limang araw na|matagal na|matagal nang|ayaw mawala',
  ],
  'long-lasting': [
    WEEKS,
    'isang buwan na|isang buwan nang|isang buwan|ilang linggo|ilang buwan|ilang taon|matagal na|matagal nang|1 month na|month na|halos isang buwan',
  ],
  'month-or-more': [MONTHS, 'ilang buwan|ilang taon|matagal na|matagal nang|taon taon'],
  cough: ['ubo|inuubo|umuubo|inuubo ako|akong inuubo|ubo ng ubo|ubo nang ubo|uubo ubo|may ubo|dry cough|ubong'],
  heartburn: [
    'sinisikmura|umaakyat ang asim|umaakyat asim|asim sa lalamunan|nangangasim|hyperacidity|acidic ako|heartburn|mahapdi ang sikmura|mahapdi sikmura|hapdi ng sikmura|kabag|dighay nang dighay|maasim ang lalamunan|acid reflux|gerd|umaasim|ulcer',
  ],
  'urine-trouble': [
    'gising|gising ng gising|gising nang gising|bangon|bangon ng bangon|panay|pabalik balik|maya t maya|madalas|oras oras|ilang beses|3x|4x|5x ~ umihi|ihi|umiihi|cr|banyo|wiwi ~ gabi|gabi gabi|madaling araw|magdamag|tulog|lagi|maya',
    'mahina|putol putol|patak patak|hirap lumabas|patak|mabagal ~ ihi|daloy|agos ~ ihi|lolo|tatay|patak|gabi|umihi',
    'prostate|prosteyt|prostata',
  ],
  lump: [
    'bukol|bukol ko|bukol bukol|nakapa|nakapang|cyst|masa ~ leeg|dede|suso|breast|kili kili|kilikili|singit|panga|dibdib|tiyan|likod|likuran|nakapa|nakapa ko|lumalaki|di masakit|matigas|holen',
    'kulani|kulane|may bukol ako|goiter|bosyo|beke',
  ],
  'hearing-fading': [
    'bungol|mahina ang pandinig|mahina pandinig|humihina ang pandinig|humihina pandinig|humina ang pandinig|humina pandinig|mahina na ang pandinig|mahina na pandinig|hirap na makarinig|hirap makarinig|hirap nang makarinig|hearing aid|bingi bingi|lakas ng tv|malakas ang tv|mahina tenga|mahina na tenga',
  ],
  'ear-noise': ['tenga|tainga ~ umuugong|ugong|may huni|ringing|tinnitus|kuliglig'],
  'sight-fading': [
    'lumalabo|malabo na|labo na|katarata|katarak|cataract ~ paunti unti|unti unti|taon|buwan|lolo|lola|mata|paningin|tatay|nanay',
  ],
  'numb-hands-night': [
    'kamay|daliri|palad|mga daliri ~ manhid|namamanhid|nangangapal|tusok tusok|pangangapal ~ gabi|pag tulog|natutulog|pagtulog|paggising|pag nagtatype|madaling araw|pag nagmamaneho',
    'carpal tunnel',
  ],
  'breath-stops-asleep': [
    'humihilik|humilik|hilik|naghihilik|paghilik ~ tumitigil|humihinto|nasasamid|natitigil|nagigising|gasping|nalulunod|antok buong araw|malakas',
  ],
  'weight-loss': [
    'pumayat|namayat|bumaba timbang|bumaba ang timbang|nangangayayat|nangayayat|nabawasan ng timbang|nabawasan timbang|namamayat|pumapayat ~ bigla|biglang|lbs|pounds|kilo|kg|months|buwan|di ko alam|walang dahilan|sobra|kahit|di naman',
  ],
  'weight-gain': ['tumataba|tumaba|bumigat|lumobo ang timbang|dagdag timbang'],
  mole: ['nunal|balat na itim ~ lumalaki|lumaki|nag iba|nagbago|kulay|dumudugo|makati|umitim|kumapal|hindi pantay'],
  'nail-trouble': ['kuko ~ fungus|naninilaw|makapal|ingrown|alipunga|nangingitim|nabubulok|natutuklap'],
  'needs-visit': [
    `eczema|galis|buni|an an|hadhad|psoriasis|dermatitis|pantal|rashes|pangangati|makati|kati|alipunga|tagulabay ~ ${STAYS}`,
    'fasting|fasting sugar|fbs|a1c|sugar ko|sugar nya|blood sugar ~ 140|150|160|170|180|190|200|210|220|230|240|250|tumataas|mataas|prediabetic|di bumababa',
    'prediabetic|prediabetes|mataas ang cholesterol|mataas cholesterol|mataas ang uric acid|mataas uric acid|fatty liver|mataas ang sgpt|may thyroid|anemic ako|anemia',
    'tumigil|huminto|itigil|mag quit|magquit|tigilan|bawasan|iwanan ~ manigarilyo|manigarilyo na|manigarilyo|sigarilyo|yosi|vape|paninigarilyo|mag vape|manigarilyo ako|bisyo|manigarilyo na ako|manigarlyo|manigarilyo ko|alak|pag inom|uminom ng alak',
    'ubos|ubos na|naubos|naubusan|paubos|wala na|wala nang|kailangan ng|need refill|refill ~ maintenance|losartan|amlodipine|metformin|gamot sa high blood|gamot sa highblood|gamot sa bp|atorvastatin|levothyroxine|gamot ko sa|gamot sa cholesterol',
    'bp|blood pressure|bp ko|presyon ~ 140|145|148|150|155|158|142|146|152|156|160|medyo mataas|laging mataas',
    `ulo|ulo ko ~ ${PAIN} ~ ${LONG}|twice a week|linggo linggo|araw araw|madalas|halos araw araw`,
    `likod|balakang|baywang|bewang ~ ${PAIN} ~ ${LONG}|buhat ng buhat|pag nakaupo|pag nagbubuhat`,
    `tuhod|balikat|kasukasuan|siko|sakong|kamay|balakang|hinlalaki|pulso ~ ${PAIN}|naninigas|di maitaas ~ ${LONG}|hagdan|umaga|pag naglalakad|pag umaakyat`,
    'balikat|braso ~ di maitaas|hindi maitaas|hirap itaas|hirap iangat|frozen',
    `tiyan|sikmura|tyan|puson|tibi|pagtatae|nagtatae|hirap dumumi|di makadumi ~ ${WEEKS}|isang buwan|ilang linggo|ilang buwan|pabalik balik|matagal na`,
    'nahihilo|hilo ~ pag tumatayo|pagtayo|pag bumabangon|pag lumilingon|pabalik balik|ilang linggo',
    'makakalimutin|malilimutin|nakakalimot|ulyanin|nag uulyanin|nalilimutan|makalimutin ~ taon|buwan|lagi|paulit ulit|na|lumalala|lately|madalas',
    `ngipin|gilagid|bagang ~ malamig|matamis|butas|sira|umuuga|nagdudugo pag toothbrush|pasta`,
    'naiihi sa kama|umiihi sa kama|umiihi pa rin sa kama|nangingisda sa gabi|bed wetting ~ anak|bata|yo|taong|years',
    'ayaw kumain|di tumataba|hindi tumataba|payat|di pa nagsasalita|hindi pa nagsasalita|speech delay ~ anak|bata|yo|taong|years|toddler',
    'anak|baby|bata ~ matagal na|gustong magkaanak|hirap magbuntis|di mabuntis|hindi makabuo ~ buntis|buntis|taon|years|makabuo|mag anak',
  ],
  'memory-slow': [
    'makakalimutin|malilimutin|nakakalimot|ulyanin|nag uulyanin|paulit ulit magtanong|paulit ulit tanong|paulit ulit ang tanong ~ taon|buwan|lagi|na|lumalala|lately|lola|lolo|nanay|tatay|mama|papa',
  ],
  'hand-shake': [
    'nanginginig|panginginig ~ kamay ~ matagal|buwan|taon|pag humahawak|pag may hawak|parkinson|pag sumusulat',
  ],
  'genital-discharge': [
    'discharge|lumalabas|puti puti|white mens|nana|tulo|likido ~ pwerta|puwerta|ari|vagina|panty|titi|keps|pepe ~ mabaho|makati|dilaw|green|malapot|amoy|kulay|nana|mahapdi',
    'tulo ako|may tulo|may std|bacterial vaginosis',
  ],
  'yeast-infection': ['makati|nangangati|kati ~ pwerta|puwerta|vagina|pepe|keps|ari ko'],
  'missed-periods': [
    'walang regla|walang mens|di nireregla|hindi nireregla|irregular ang mens|irregular mens|irregular regla',
  ],
  'period-problem': [
    'regla|mens|dalaw|period ~ malakas|sobrang lakas|irregular|matagal|10 days|days na|masakit|di tumitigil|dalawang beses|2x a month',
  ],
  'hair-loss': ['buhok ~ naglalagas|lagas|nalalagas|nalulugas|numinipis|kalbo'],
  'drops-of-blood': [
    'almoranas|almuranas|hemorrhoids ~ dugo|tissue|patak|konting dugo|pagdumi|makati|lumalabas|umbok|masakit',
    'konting dugo|patak ng dugo|bahid ng dugo ~ tissue|toilet paper|pagpunas',
  ],
  'tick-bite': ['garapata|tick ~ kagat|nakagat|kinagat|nakakapit|dumikit'],
  gout: ['gout|uric acid|rayuma', `hinlalaki|big toe ~ ${PAIN}|namamaga|pula|mainit`],
  'leg-swelling': ['manas|minamanas|namamanas|pamamanas ~ paa|binti|hapon|gabi|pag matagal nakatayo|mga paa'],
  depressed: [
    'laging malungkot|palaging malungkot|sobrang lungkot|lungkot na lungkot|walang gana|wala akong gana|nawalan ng gana|walang ganang|naiiyak na lang|umiiyak gabi gabi|burnout|homesick na homesick|nade depress|depressed|di masaya',
  ],
  anxious: [
    'laging kinakabahan|palaging kinakabahan|nerbyosa|ninenerbyos|praning|anxiety|panic attack|di mapakali|hindi mapakali|balisa|overthink|sobrang kaba',
  ],
  insomnia: [
    'di makatulog|hindi makatulog|hirap matulog|hirap makatulog|walang tulog|di ako makatulog|gising magdamag|insomnia',
  ],
  tired: [
    'pagod lagi|laging pagod|palaging pagod|pagod na pagod ang katawan|walang energy|nanghihina|hinang hina ang katawan|madaling mapagod|matamlay',
  ],
  constipation: ['hirap dumumi|di makadumi|hindi makadumi|tibi|tinitibi|matigas ang dumi|di pa dumudumi'],
  'ear-pain': [`tenga|tainga|tenga ko ~ ${PAIN}|nana|luga|barado|may lumalabas`],
  'back-pain': [`likod|likod ko|balakang|baywang|bewang ~ ${PAIN}|kirot|nangangalay|ngalay`],
  'leg-nerve': [
    `${PAIN}|kirot|manhid|kuryente ~ likod|balakang|puwet|pwet|hita ~ hanggang paa|pababa sa binti|hanggang binti|pababa sa paa|hanggang hita`,
  ],
}
