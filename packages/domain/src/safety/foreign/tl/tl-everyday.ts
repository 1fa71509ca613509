import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'
import { LATE, NOT, NUMBERS, PAIN, SWOLLEN, WEEKS } from './tl-words'

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

/** Complaints of every day, mood, sleep and visits. */
export const TAGALOG_EVERYDAY: Lexicon = {
  'pain-other': [PAIN],
  depressed: [
    'malungkot|nalulungkot|depressed|lungkot|iyak ng iyak|iyak nang iyak|depression|walang gana sa lahat|nade depress|nadedepress',
    'laging malungkot|palaging malungkot|sobrang lungkot|lungkot na lungkot|walang gana|wala akong gana|nawalan ng gana|walang ganang|naiiyak na lang|umiiyak gabi gabi|burnout|homesick na homesick|nade depress|depressed|di masaya',
  ],
  anxious: [
    'kinakabahan|nerbyos|ninenerbyos|anxiety|balisa|nag aalala|panic attack|anxious|praning',
    'laging kinakabahan|palaging kinakabahan|nerbyosa|ninenerbyos|praning|anxiety|panic attack|di mapakali|hindi mapakali|balisa|overthink|sobrang kaba',
  ],
  insomnia: [
    `${NOT} ~ makatulog|nakakatulog`,
    'hirap makatulog|insomnia|puyat',
    'di makatulog|hindi makatulog|hirap matulog|hirap makatulog|walang tulog|di ako makatulog|gising magdamag|insomnia',
    'di makatulog|hirap matulog|putol putol tulog|putol putol ang tulog|gising hanggang|mulat hanggang|puyat lagi|laging puyat',
  ],
  'tooth-pain': [`ngipin|ngipin ko|gilagid|bagang ~ ${PAIN}|namamaga|maga`],
  'joint-ache': [
    `tuhod|kasukasuan|balikat|siko|rayuma ~ ${PAIN}`,
    'rayuma|nirarayuma',
    `tuhod|balakang|balikat|siko|kasukasuan|pulso|bukong bukong|hinlalaki|sakong|talampakan|daliri ~ ${PAIN}|namamaga|maga|naninigas|di maitaas|hirap itaas`,
  ],
  tired: [
    'pagod|nanghihina|laging pagod|walang lakas|matamlay ako|hapo',
    'pagod lagi|laging pagod|palaging pagod|pagod na pagod ang katawan|walang energy|nanghihina|hinang hina ang katawan|madaling mapagod|matamlay',
  ],
  'refill-or-visit': [
    'refill|pa checkup|magpacheckup|magpa check up|check up|checkup|appointment|bakuna|pabakuna|magpabakuna|reseta|resulta ng',
  ],
  'insect-sting': ['lamok|surot|langgam|insekto ~ kagat|kinagat|nakagat'],
  'swelling-other': ['namamaga|maga|magang maga'],
  'missed-periods': [
    `${LATE}|walang regla|walang mens|di nireregla|hindi nireregla|di dinadatnan|tigil ang regla|tumigil ang regla ~ buwan|months|month|negative|2|3|pt|matagal|taon|weeks`,
    'walang regla|walang mens|di nireregla|hindi nireregla|irregular ang mens|irregular mens|irregular regla',
  ],
  'tooth-swelling': [
    `ngipin|bagang|gilagid|gums|wisdom tooth ~ nana|abscess|${SWOLLEN} ~ pisngi|mukha|panga|leeg|mata|lagnat|nilalagnat|baba`,
    'ngipin|bagang|gilagid|gums ~ nana|may nana|nagnanana|abscess|naknak',
  ],
  'same-day': [
    'karayom|needle|syringe|injection|heringgilya|lancet|scalpel|needlestick ~ natusok|naturukan|natusukan|tusok|tumusok|nasundot|naturok|nakatusok|natusok ako|na prick ~ gamit na|used|pasyente|duty|nursing home|ospital|hospital|daliri|kamay|trabaho|residente|hiv|basura',
    'tinik|buto ng isda|tinik ng isda|tinik ng bangus|tinik ng tilapia|natinik ~ lalamunan|nakabara|bumara|natinik|nakatusok|tusok|stuck|ayaw matanggal',
    'pigsa|pigsang|abscess|bukol na may nana|kulugo na may nana|nana ~ sinlaki|kasinlaki|kasing laki|kasinglaki|laki|lagnat|nilalagnat|di makaupo|hapdi maupo|hirap umupo|lumalaki|diabetic|mukha|ilong|kumakalat|golf ball|itlog',
    'kuko|daliri|hinlalaki|paronychia ~ nana|may nana|nagnanana|naknak ~ kumikirot|kirot|maga|namamaga|masakit|pula|namumula',
    'nilalagnat ~ 3 days|tatlong araw|4 days|apat na araw ~ ubo|plema|matanda|lolo|lola|senior',
    'diabetic|diabetes|may sugar ~ sugat|paltos|kalyo|paltos nya|sugat nya ~ nana|mabaho|namumula|maga|di gumagaling|pumutok',
    'pumutok|nana|may nana|mabaho ~ paltos|talampakan|sugat sa paa|sugat sa binti|sakong ~ namumula|pula|mabaho|maga|nana',
    'natapilok|tapilok|napilay|napilayan|na sprain|nasprain|nadulas|nadapa ~ maapakan|makatapak|maitapak|di makalakad|hindi makalakad|di maapak|di ko maapakan|hindi ko maapakan|di mailakad ~ paa|bukong|kulay ube|ube|violet|maga|itim|pasa|basketball|sakong',
  ],
  'unprotected-sex': [
    'nag sex|nagsex|nakipag sex|nakipagtalik|nagtalik|nag do|nag anuhan ~ walang condom|walang proteksyon|walang protection|walang gamit|naputok sa loob|pinutok sa loob|withdrawal|takot mabuntis|hiv',
  ],
  'month-or-more': [MONTHS, 'ilang buwan|ilang taon|matagal na|matagal nang|taon taon'],
  'urine-trouble': [
    'gising|gising ng gising|gising nang gising|bangon|bangon ng bangon|panay|pabalik balik|maya t maya|madalas|oras oras|ilang beses|3x|4x|5x ~ umihi|ihi|umiihi|cr|banyo|wiwi ~ gabi|gabi gabi|madaling araw|magdamag|tulog|lagi|maya',
    'mahina|putol putol|patak patak|hirap lumabas|patak|mabagal ~ ihi|daloy|agos ~ ihi|lolo|tatay|patak|gabi|umihi',
    'prostate|prosteyt|prostata',
    'ihi|umiihi|naiihi|ihi ako|ihi ako ng ihi|ihi ng ihi|ihi nang ihi|panay ihi|balik balik sa cr ~ gabi|gabi gabi|maya|madaling araw|tulog|oras|palagi|lagi',
  ],
  lump: [
    'bukol|bukol ko|bukol bukol|nakapa|nakapang|cyst|masa ~ leeg|dede|suso|breast|kili kili|kilikili|singit|panga|dibdib|tiyan|likod|likuran|nakapa|nakapa ko|lumalaki|di masakit|matigas|holen',
    'kulani|kulane|may bukol ako|goiter|bosyo|beke',
  ],
  'numb-hands-night': [
    'kamay|daliri|palad|mga daliri ~ manhid|namamanhid|nangangapal|tusok tusok|pangangapal ~ gabi|pag tulog|natutulog|pagtulog|paggising|pag nagtatype|madaling araw|pag nagmamaneho',
    'carpal tunnel',
  ],
  'weight-gain': ['tumataba|tumaba|bumigat|lumobo ang timbang|dagdag timbang'],
  mole: ['nunal|balat na itim ~ lumalaki|lumaki|nag iba|nagbago|kulay|dumudugo|makati|umitim|kumapal|hindi pantay'],
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
    'varicose|varicose veins|ugat ugat|ugat ugat na|lumabas ang ugat|umbok na ugat|litaw ang ugat ~ binti|paa|hita|masakit|mabigat|ngalay|hapon',
    'hepa b|hepatitis b|hepa|fatty liver|atay ~ check|follow up|bumalik|gamot|monitor|doktor',
    'balakubak|anit|buhok|ulo ~ makati|nalalagas|naglalagas|nanlalagas|lagas|nalagas|panot|kalbo|kaliskis|nagbabalat|kumakaliskis ~ pabilog|bilog|patse|patches|ilang linggo|linggo na|buwan|weeks|matagal na|anit',
    'panot|nalalagas na buhok|nanlalagas na buhok|lagas na buhok|kalbo ~ pabilog|bilog|parang barya|patse|patches',
    'ubo|inuubo|umuubo|ubo ko|inuubo ako|may ubo ~ 3 weeks|2 weeks|4 weeks|tatlong linggo|dalawang linggo|apat na linggo|isang buwan|1 month|2 months|isang buwan na|ilang linggo|halos isang buwan|mahigit dalawang linggo|3 linggo|3 wks|2 wks',
    'hirap lumunok|hirap makalunok|hirap sa paglunok|bumabara pag lumulunok|mahirap lumunok ~ unti unti|buwan|months|linggo|weeks|matagal|palala|lumalala|solid',
    'balakubak|anit|dandruff ~ makati|makating|kati|nangangati|nagbabalat|sugat ~ linggo|buwan|weeks|matagal|months|taon',
  ],
  'genital-discharge': [
    'discharge|lumalabas|puti puti|white mens|nana|tulo|likido ~ pwerta|puwerta|ari|vagina|panty|titi|keps|pepe ~ mabaho|makati|dilaw|green|malapot|amoy|kulay|nana|mahapdi',
    'tulo ako|may tulo|may std|bacterial vaginosis',
    'discharge|discharge ko|white discharge|puti sa panty ~ mabaho|makati|dilaw|green|malansa|amoy|kulay|malapot|mahapdi',
  ],
  'hair-loss': [
    'buhok ~ naglalagas|lagas|nalalagas|nalulugas|numinipis|kalbo',
    'buhok|anit ~ nanlalagas|panot|kalbo|nalalagas na|lagas',
  ],
  'skin-change': [
    'sugat|peklat|batik|nunal|bukol sa balat|langib ~ di gumagaling|hindi gumagaling|ayaw gumaling|dumudugo lagi|nagbabago|nag iiba|lumalaki ~ linggo|buwan|weeks|months|matagal|balat|mukha|likod|ilong|labi',
  ],
  'scaly-skin': [
    'kaliskis|nangangaliskis|nagbabalat|nagtutuklap|psoriasis|makaliskis ~ siko|tuhod|anit|makati|pula|balat|kamay|paa|pantal',
  ],
  'genital-bump': [
    'butlig|kulugo|bukol|singaw|sugat|paltos|tumubo ~ ari|pwerta|titi|pepe|keps|singit|puwet|etits|maselang|private',
  ],
  'gut-change': [
    'pagdumi|dumi|tae ~ nagbago|nag iba|minsan tibi|manipis|parang lapis|kulang sa paglabas ~ buwan|linggo|weeks|months|matagal|lagi',
  ],
  'leg-cramp': ['pulikat|pinupulikat|pinulikat'],
  'sore-muscles': [
    'masakit|nananakit|sumasakit|pagod ~ muscle|muscles|kalamnan|katawan ~ gym|workout|ehersisyo|naglaro|buhat|zumba',
  ],
  hoarse: ['paos|namamaos|napaos|malat|namamalat|walang boses|nawalan ng boses'],
  'eating-disorder': [
    'sinusuka ko|isinusuka ko|pinapasuka ko sarili|nagpapasuka|pinapasuka|takot tumaba|takot akong tumaba|di kumakain para pumayat|binge|ginugutom ko sarili ~ kinain|pumayat|tumaba|kain|payat|sarili|para',
  ],
  'drug-use': [
    'nagdodroga|nagdrodroga|adik|nag shabu|nagshashabu|gumagamit ng shabu|gumagamit ng droga|shabu|marijuana|weed|damo ~ tumigil|huminto|rehab|tulong|araw araw|itigil|di mapigilan|quit|lulong',
  ],
  'restless-legs': [
    'binti|paa|legs ~ di mapakali|hindi mapakali|gumagapang|nangangati sa loob|kailangan igalaw ~ gabi|tulog|higa',
  ],
  'walking-cramp': [
    'pag naglalakad|paglakad|maglakad|lumalakad ~ binti|alak alakan|hita ~ sumasakit|masakit|pulikat|namimitig ~ pahinga|tigil|nawawala|hinto',
  ],
  'kidney-test': [
    'creatinine|mabula ang ihi|mabula ihi|bumubula ang ihi|protein sa ihi|kidney function|gfr ~ mataas|mababa|ihi|resulta|matagal|laging|lagi|mabula',
  ],
  stressed: ['stress|na stress|nasstress|stressed|pressure sa trabaho'],
  'chronic-illness': [
    'cholesterol|thyroid|goiter|anemia|hepatitis|fatty liver|osteoporosis|parkinson|alzheimer|menopause|sakit sa bato|sakit sa kidney',
  ],
  'allergy-mild': ['may allergy|inaallergy|allergy ko|allergic rhinitis'],
  hayfever: ['allergic rhinitis|bahing ng bahing|hay fever|pollen'],
  sunburn: ['sunburn|nasunog sa araw|nasunog ang balat sa araw'],
  'canker-sore': ['singaw|may singaw|singaw sa bibig'],
  stye: ['kuliti|guliti'],
  hiccups: ['sinok|sinisinok|bungang araw|bunga ng araw|pawis sa ulo'],
  'diaper-rash': ['diaper rash|rashes sa diaper|namumula ang pwet ni baby|rash sa pwet'],
  teething: ['nagngingipin|nag ngingipin|tinutubuan ng ngipin'],
}
