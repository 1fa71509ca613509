import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'
import { BELLY, BLOOD, NOT, PAIN, VERY } from './tl-words'

const WEIGHS =
  'naninikip|sumisikip|paninikip|sumikip|masikip|mabigat|bumibigat|nakadagan|dinadaganan|dinaganan|dagan|nakapatong|nakaupo|inuupuan|pinipiga|piniga|pinipisil|parang pinipilipit|binabarena|tinutusok|parang tinusok|sinasaksak|bato|elepante|mainit na mainit|naipit|iniipit|nadudurog|kinakabog|pinupukpok|hinahawakan|hawak|hinawakan|sapo|parang sasabog|parang pinupunit|punit'
const SIDE =
  'kalahati|kalahating|kalahati ng katawan|isang parte|kaliwa|kaliwang|kanan|kanang|isang kamay|isang paa|isang braso|isang binti|isang side|kabila|kabilang|kamay|braso|paa|binti'
const LIMP =
  'nanlambot|nanlalambot|lumambot|nanghihina|nanghina|paralisado|paralyzed|hindi maigalaw|di maigalaw|nalaglag|nabibitawan|lupaypay|nalupaypay|walang lakas|wala nang lakas|wala ng lakas|lantang|bagsak|lawit|nakalawit|hindi gumagalaw|di gumagalaw'
const NUMB = 'manhid|namamanhid|namanhid|manhid na|pamamanhid'
const LIMB = 'kamay|braso|paa|binti|daliri'
const ONE_SIDE =
  'kalahati|kalahating|kalahati ng katawan|isang parte|kaliwa|kaliwang|kanan|kanang|isang kamay|isang paa|isang braso|isang binti|isang side|kabila|kabilang|right|left'

const NOT_BREATHING = 'hindi|hndi|hnd|hinde|di|dina|diko|hindi na|di na|ayaw|ayaw na'
const BREATHES_NOT = joined(
  joined(
    ['hindi', 'di', 'hnd', 'hndi', 'd'],
    [
      'na',
      'na po',
      'siya',
      'sya',
      'na siya',
      'na sya',
      'ako',
      'na ako',
      'na ko',
      'ko',
      'masyado',
      'masyadong',
      'gaano',
      'po',
      'po siya',
      'naman',
      'talaga',
      'nga',
      'pa rin',
      'pa',
      'rin',
    ],
  )
    .split('|')
    .concat('hindi', 'di', 'hnd', 'hndi', 'd', 'dina', 'diko'),
  ['makahinga', 'nakakahinga', 'nakahinga', 'humihinga', 'makapag hinga'],
)

export const TAGALOG_BODY: Lexicon = {
  'shock-look': [
    'namumutla|maputla|putla|putlang putla|putla nya|kulay papel|malamig ang kamay|nanlalamig|malamig na ang katawan|nanlamig',
  ],
  stridor: ['ubo|paghinga ~ parang aso|tahol|kahol'],
  'mottled-skin': ['namumutla|maputla|putla|putlang putla|nanlalamig ~ baby|bata|anak|sya|siya|nya|mukha'],
  'chest-pain': [
    `dibdib|chest ~ ${PAIN}|${WEIGHS}`,
    'puso ~ naninikip|sumisikip|kumikirot|sumasakit|masakit|parang tinutusok|pinipiga|parang pinipiga',
    'nakadagan sa dibdib|parang may nakadagan|parang may nakapatong',
  ],
  'heart-attack': [
    'atake sa puso',
    'inaatake sa puso|inatake sa puso|aatakihin sa puso|atakihin sa puso|heart attack|inaatake ng puso|inatake ng puso|cardiac arrest',
    'inatake|inaatake ~ puso',
    'tumigil|huminto ~ puso|tibok',
  ],
  'pain-spreads': [
    'kumakalat|umaabot|gumagapang|hanggang|papunta|abot ~ panga|braso|balikat|likod|kaliwang|leeg|kamay',
    'manhid|namamanhid|masakit ~ kaliwang braso|kaliwang kamay|panga|kaliwang balikat',
  ],
  sweating: ['pawis*|pinagpapawisan|pinapawisan|pawisan|nagpapawis|malamig na pawis|namamawis|butil butil na pawis'],
  'cannot-breathe': [
    `${NOT_BREATHING}|d ~ makahinga|humihinga|makahiga ng maayos sa hingal|nakahinga|nakakahinga|makahinga hinga`,
    BREATHES_NOT,
    'hirap|nahihirapan|nahirapan|nahihirapang|hirap na hirap ~ huminga|paghinga|humihinga|hininga|hinga|makahinga',
    'kapos|kinakapos|kinapos|kulang|naghahabol|habol|hinahabol|nauubusan|putol putol ~ hininga|hangin|paghinga|hinga',
    'sumisikip|naninikip|mabigat ~ paghinga|hininga',
    'nasasakal|nasu suffocate|nasusuffocate|nalulunod sa|parang nalulunod|walang hangin|tumigil ang hininga|tumigil sa paghinga|huminto ang paghinga|tumigil huminga',
    'huminga|humihinga ~ mahirap|hirap',
    'humihinto|tumitigil|huminto|tumigil ~ paghinga|hininga',
  ],
  'short-of-breath': [
    'hinihingal|hingal|hingal na hingal|mabilis ang paghinga|mabilis huminga|ang bilis huminga|hinahapo|hapong hapo|mabilis ang hininga|humihingal|bilis ng paghinga|bilis ng hinga|bilis huminga|mabilis ang hinga|mabilis paghinga|mabilis na paghinga|mabilis hinga',
  ],
  'blue-lips': [
    'labi|lips|bibig|mukha|kuko|baby|balat|kulay|siya|sya ~ asul|nangingitim|violet|nangangasul|kulay asul|naging asul|nag blue|nagblue|ube|kulay ube|maasul|nangasul|nangitim',
    'nangingitim na|nangangasul|kulay violet',
  ],
  wheezing: ['humuhuni|may huni|sumisipol ~ dibdib|paghinga|hinga', 'wheezing'],
  asthma: ['hika|hikain|hinihika|asthma|may hika'],
  'inhaler-fails': [
    'inhaler|nebulizer|neb|nebu|ventolin|salbutamol|puff ~ hindi tumatalab|di tumatalab|di na tumatalab|hindi na tumatalab|ayaw tumalab|walang epekto|wala pa ring epekto|walang nangyayari|ubos|naubos|hindi umeepekto|di umeepekto|di na umeepekto|hindi na umeepekto|ganun pa rin|hirap pa rin',
  ],
  'ribs-pulling': ['tadyang|dibdib|leeg ~ lumulubog|lubog|humuhukay|bumabaon'],
  'coughing-blood': [`ubo|umuubo|inuubo|plema|inubo ~ ${BLOOD}`],
  palpitations: [
    'puso|dibdib ~ kabog|kumakabog|bilis|mabilis|tibok|kumakalabog|palpitate',
    'palpitate*|nagpapalpitate|palpitation*|bilis ng tibok|mabilis ang tibok|kumakabog',
  ],
  fainted: [
    'hinimatay|nahimatay|hihimatayin|nawalan ng ulirat|bumagsak bigla|biglang bumagsak|biglang natumba|natumba bigla|nag collapse|nagcollapse|nag pass out|nag faint|himatay|nahihimatay|hinihimatay',
    'nagdidilim|nagdilim|dumidilim|dumilim|madilim ~ paningin',
    'natumba|bumagsak|nabuwal ~ bigla|biglang|malay|gising',
  ],
  dizzy: [
    'nahihilo|hilo|hilong hilo|nahilo|umiikot ang paningin|umiikot ang mundo|liyo|naliliyo|nalilyo|umiikot paningin',
  ],
  'leg-swelling-one': [
    'isang binti|isang paa|binti|isang hita|alak alakan|kaliwang binti|kanang binti|kaliwang paa|kanang paa ~ namamaga|maga|namaga|lumaki|namumula',
    'isa|isang ~ binti|paa ~ maga|namamaga|namaga',
  ],
  'leg-swelling': ['paa|binti ~ manas|namamanas|maga|namamaga|magang maga', 'manas|namamanas|manas na manas'],
  'heart-disease': ['sakit sa puso|may sakit sa puso|na bypass|may stent'],
  'high-blood-pressure': ['high blood|highblood|altapresyon|mataas ang bp|mataas bp|mataas ang blood pressure'],
  unresponsive: [
    'walang malay|nawalan ng malay|wala siyang malay|wala syang malay|wala nang malay|wala ng malay|nawalan siya ng malay|nawalan sya ng malay|nawalan nang malay|unconscious|walang ulirat|comatose|na coma|walang malay tao|nawala ang malay|nawalan malay',
    `${NOT}|d ~ magising|gumigising|nagigising|gumising|magising gising|magisingan|sumasagot|nagrerespond|nag rerespond|tumutugon|kumikibo|gumagalaw|dumidilat|makausap|magising kahit`,
    'walang pulso|wala nang pulso|wala ng pulso|walang reaksyon|walang response|tirik na ang mata|wala syang pulso|walang tibok',
  ],
  'face-droop': [
    'mukha|bibig|labi|pisngi|ngiti|face ~ ngiwi|tabingi|tumabingi|nakangiwi|ngumiwi|nakatabingi|baluktot|bumagsak|laylay|lumaylay|nakalaylay|lawlaw|manhid|namanhid|namamanhid|nag droop|droopy|hindi pantay|di pantay|bagsak|nagbago ang hugis',
    'ngumiwi|nakangiwi',
  ],
  'one-side-weak': [
    `${SIDE} ~ ${LIMP}`,
    `${ONE_SIDE} ~ ${NUMB}`,
    `${LIMB} ~ ${NUMB} ~ bigla|biglang|kanina|kaninang|ngayon|ngayon lang|bulol|mukha|dibdib|hilo|nahihilo|di maigalaw|hindi maigalaw|kalahati`,
    `${SIDE} ~ ${NOT} ~ maigalaw|maiangat|maitaas|mabuhat|makagalaw|gumagalaw|maikilos|magalaw|maikumpas|maramdaman`,
    'kalahati ~ katawan ~ manhid|nanghihina|gumalaw|maigalaw|makagalaw',
    'paralisado|na paralyze|naparalisa|napara',
    'hindi maigalaw|di maigalaw|hindi niya maigalaw|hindi nya maigalaw|di nya maigalaw|hindi ko maigalaw|di ko maigalaw',
    'hawak|hawakan|baso|kutsara|cellphone ~ nabibitawan|nalalaglag|nabitawan',
  ],
  'speech-trouble': [
    'bulol|nabubulol|bulul|nauutal bigla|biglang nauutal|pabulol|utal utal|slurred|nag slur|nagslur',
    `${NOT} ~ makapagsalita|makasalita|nakapagsalita|magsalita|makabigkas|maintindihan ang sinasabi|maintindihan sinasabi|maintindihan yung sinasabi|malinaw magsalita`,
    'hirap ~ magsalita|bumigkas',
    'salita|magsalita|pagsasalita|sinasabi ~ bulol|garalgal|malabo|di maintindihan|hindi maintindihan|di ko maintindihan|hindi ko maintindihan|kakaiba|magulo|tuwid',
  ],
  'vision-loss': [
    'mata|paningin ~ nawala|bulag|nabulag|walang makita|wala akong makita|wala nang makita|wala syang makita|dumilim|nagdilim|nawalan',
    `${NOT} ~ makakita|nakakakita|nakakita`,
    'nabulag|doble ang paningin|doble paningin|dalawa ang nakikita|nagdodoble ~ bigla|paningin|mata|nakikita',
    'walang makita|wala akong makita ~ bigla|biglang|mata',
  ],
  'vision-change': [
    'nanlalabo|malabo|lumalabo|lumabo|nanlabo|nagdidilim|may kumikislap|kumikislap|blurred|blurry ~ paningin|mata|tingin|vision|makita',
  ],
  confused: [
    'nalilito|lito|litong lito|wala sa sarili|tuliro|parang wala sa sarili|disoriented|nagdedeliryo|nagdidiliryo|deliryo|kung ano ano ang sinasabi|kung ano ano sinasabi|kung ano anong sinasabi|kung anu ano',
    `${NOT} ~ kami makilala|ako makilala|makilala|kilala|nakikilala|alam kung nasaan|makausap ng maayos|makausap nang maayos`,
  ],
  drowsy: [
    'lantang lanta|lanta|lambot na lambot|lupaypay|matamlay|tulog nang tulog|tulog ng tulog|antok na antok|sobrang antok|hinang hina|nanlalata|latang lata|nanlalambot|malambot ang katawan|groggy',
    'ayaw gumising|ayaw magising|mahirap gisingin|hirap gisingin|ang hirap gisingin|ayaw nang gumising|antukin',
  ],
  stroke: ['stroke|na stroke|nastroke|istrok|na istrok|mild stroke|mai stroke|maistroke|inatake sa utak'],
  seizure: [
    'kombulsyon|kombulsiyon|kinukumbulsyon|kinukombulsyon|nagkombulsyon|nag kombulsyon|kumbulsyon|nagkumbulsyon|kinombulsyon|kinumbulsyon|nangingisay|nangisay|nagsiseizure|nag seizure|nag seseizure|nagseseizure|nagseizure|seizure|nagka seizure|kombulsion|convulsion|nagcoconvulsion|nag convulsion|pangingisay|nagkokombulsyon|nangingisay ngisay',
    'epilepsy|epilepsi|epileptic ~ inatake|inaatake|atake|umatake',
    'bumubula|bula|bumula ~ bibig',
    'mata|mga mata ~ tirik|tumirik|tumitirik|nakatirik ~ nanginginig|naninigas|nangingisay|anak|bata|baby|bigla|bumubula|katawan|di|hindi',
    'naninigas|nanigas|nanginginig ~ katawan|buong|tumirik|tirik|anak|bata|baby ~ tirik|bula|lagnat|bigla|tumirik|di makausap|walang malay|mata',
  ],
  epilepsy: ['epilepsy|epilepsi|epileptic'],
  headache: [`ulo|ulo ko ~ ${PAIN}`, 'migraine|sakit ng ulo|sakit sa ulo|sumasakit ulo'],
  'worst-headache': [
    'ulo ~ pinakamasakit|pinaka masakit|pinakamatindi|pinaka matindi|pinakamatinding|pinakamalala|pinaka malala|sa buong buhay|buong buhay|ngayon lang|parang sasabog|sasabog|parang binasag|parang pinukpok|parang kidlat|mabibiyak|parang mabibiyak|parang pumutok|pumutok|parang binibiyak',
    `biglang|bigla|biglaan|bigla na lang ~ matindi|matinding|grabe|grabeng|sobra|sobrang ~ ulo`,
  ],
  'severe-headache': [
    `ulo ~ ${PAIN} ~ sobra|sobrang|grabe|grabeng|matindi|matinding|di ko matiis|hindi ko matiis|di ko na kaya|hindi ko na kaya`,
    'matinding sakit ng ulo|sobrang sakit ng ulo|grabe sakit ng ulo',
  ],
  'stiff-neck': [
    'leeg|batok ~ naninigas|matigas|nanigas|tumigas|di mayuko|hindi mayuko|di maigalaw|hindi maigalaw|di maiyuko|hindi maiyuko|stiff|hindi maitungo|di maitungo|di ko mayuko|hindi ko mayuko|di ko maiyuko|hindi ko maiyuko|di nya mayuko|hindi nya mayuko',
  ],
  photophobia: ['ilaw|liwanag|sikat ng araw ~ nasisilaw|silaw|masakit sa mata|ayaw|takot|di matiis'],
  'head-injury': [
    'ulo|noo|batok|bumbunan ~ nauntog|untog|nabagok|bagok|tinamaan|tumama|nabangga|nahampas|hinampas|napukpok|pinukpok|nasugatan|bumagsak|nagkabukol|nabukol|bukol|nalaglagan',
    'nabagok|nauntog',
  ],
  'saddle-numb': ['singit|ari|puwet|pwet|pwerta|pagitan ng hita ~ manhid|namamanhid'],
  'lost-bladder-control': [
    'ihi|umihi|naihi|tae|dumi|pagdumi ~ di mapigil|hindi mapigil|di makontrol|hindi makontrol|di ko mapigil|hindi ko mapigil|di ko na mapigil|hindi ko na mapigil|di ko makontrol|hindi ko makontrol|di na mapigil|hindi na mapigil|napapaihi|lumalabas na lang|kusa|macontrol',
    'naiihi na lang|napapaihi|naihian ang sarili|natae na lang',
  ],
  'both-legs-weak': [
    'dalawang binti|dalawang paa|mga binti|mga paa|parehong paa|parehong binti|bewang pababa|baywang pababa ~ manhid|namamanhid|nanghihina|walang lakas|di maigalaw|hindi maigalaw|di ko maigalaw|hindi ko maigalaw|wala akong maramdaman',
  ],
  'back-pain': [`likod|balakang|bewang|baywang|gulugod ~ ${PAIN}`],
  lockjaw: ['panga ~ naninigas|di mabuka|hindi mabuka|naka lock|nakasara|maibuka|mabuka'],
  'hypoglycemia-words': [
    'sugar|asukal|glucose ~ bumagsak|mababa|bumaba|ang baba|low|40|45|50|48|42|38|35|55|sobrang baba',
    'insulin ~ sobra|nasobrahan|di kumain|hindi kumain|napadami|naparami',
  ],
  tremor: ['nanginginig|nangangatog|nangangatal|panginginig'],
  'glucose-300': ['sugar|asukal|glucose ~ 300|320|350|380|400|420|450|480|500|520|550|600|high ang lumabas'],
  'very-thirsty': ['uhaw na uhaw|laging uhaw|sobrang uhaw|palaging uhaw'],
  diabetes: ['diabetes|diabetic|diyabetis|sugar nya|sugar ko|insulin|sugar niya|sugar ni|may sugar'],
  insulin: ['insulin'],
  'belly-pain': [`${BELLY} ~ ${PAIN}|humihilab|hilab|namimilipit|kumukulo|kabag`],
  'severe-belly-pain': [
    `${BELLY} ~ ${PAIN}|humihilab ~ ${VERY}`,
    `${BELLY} ~ namimilipit|parang hinihiwa|parang sinasaksak|parang pinupunit`,
    `${BELLY} ~ matigas|naninigas|tumigas|kasing tigas ~ ${PAIN}|bato|kahoy|namimilipit|di mahawakan`,
  ],
  'hard-belly': [`${BELLY} ~ matigas|naninigas|tumigas`],
  'lower-right-pain': [
    `kanang baba|kanan baba|ibabang kanan|kanang bahagi|baba sa kanan|kanang ibaba|kanan ~ ${BELLY} ~ ${PAIN}`,
    'appendix|apendisitis|appendicitis ~ masakit|sakit|pumutok|yata|baka',
  ],
  'flank-pain': [`tagiliran|bato sa kidney|kidney stone|kidney|bato ~ ${PAIN}`],
  nausea: ['nasusuka|naduduwal|nasusuka ako|parang masusuka|duwal'],
  vomiting: [
    'nagsusuka|sumusuka|sumuka|nagsuka|suka ng suka|suka nang suka|isinusuka|sinusuka|pagsusuka|suka ako ng suka|suka sya ng suka|suka siya ng suka|nagsususuka|puro suka|nasuka',
  ],
  'cannot-keep-down': [
    'sinusuka|isinusuka|nasusuka|nilalabas ~ lahat|tubig|kahit tubig|kinakain|iniinom',
    'suka ng suka|suka nang suka|walang tigil ang pagsusuka|di tumitigil sa pagsusuka|hindi tumitigil sa pagsusuka',
  ],
  'vomiting-blood': [
    `nagsusuka|sumusuka|sumuka|nagsuka|suka|isinuka|sinuka|nasuka|pagsusuka ~ ${BLOOD}|parang kape|kulay kape`,
  ],
  'green-vomit': ['nagsusuka|sumuka|suka|nagsuka ~ berde|kulay berde|green'],
  'black-stool': ['dumi|tae|pagdumi|popo|poop|dumi ko ~ itim|maitim|itim na itim|nangingitim|alkitran|kulay itim'],
  'blood-in-stool': [`dumi|tae|pagdumi|popo|poop|pwet|puwet|tumatae|dumudumi|pagtae ~ ${BLOOD}`],
  'much-blood': [`${BLOOD} ~ marami|maraming|daming|ang dami|napakaraming|malakas|sobra`],
  jaundice: ['mata|balat ~ naninilaw|madilaw|dilaw|nagdilaw', 'naninilaw|paninilaw'],
  'no-urine': [`${NOT} ~ makaihi|umiihi|naiihi|nakakaihi|nakaihi`, 'diaper|lampin ~ tuyo|di basa|hindi basa'],
  'full-bladder-pain': ['makaihi ~ masakit|puson|pantog|puputok'],
  'burning-urine': [
    'umiihi|ihi|pag ihi|pagihi|umihi|naiihi ~ mahapdi|masakit|hapdi|humahapdi|mainit|kirot|balisawsaw',
    'balisawsaw|uti',
  ],
  'blood-in-urine': [`ihi|umiihi|umihi ~ ${BLOOD}|pula|kulay pula`],
  'dry-mouth': ['walang luha|tuyo ang bibig|tuyong tuyo ang labi|lubog ang mata|lubog na mata|lubog ang bunbunan'],
  'testicle-pain': [
    `itlog ko|itlog nya|itlog niya|itlog ng|isang itlog|kaliwang itlog|kanang itlog|itlog ni|mga itlog|itlog nung|bayag|betlog|testicle ~ ${PAIN}|namamaga|maga`,
  ],
  'extreme-pain': [
    `${PAIN} ~ di ko na kaya|hindi ko na kaya|di matiis|hindi matiis|di ko matiis|hindi ko matiis|namimilipit|ikamamatay`,
  ],
  'severe-pain': ['sobrang sakit|matinding sakit|grabeng sakit|grabe ang sakit|grabe yung sakit|napakasakit'],
}
