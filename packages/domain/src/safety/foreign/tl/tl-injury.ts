import type { Lexicon } from '../../lexicon/lexicon'
import { BLOOD, CHILD, PAIN } from './tl-words'

const TOOK =
  'nakainom|uminom|ininom|nainom|nalunok|nakalunok|lumunok|nilunok|nakakain|nakain|kumain|kinain|sinubo|isinubo|naisubo|ngumata|nginata|tinungga|tumungga|ininum|uminum|nakainum|nilaklak|lumaklak|ininom lahat|nalulon|nilulon|nakalulon|nalulunok|kinagat at nilunok|naisubo at nalunok'
const CHEMICAL =
  'declog|pang declog|drano|liquid sosa|sosa|pangtanggal ng bara|pantanggal ng bara|pang unclog|pang alis ng bara|nail polish remover|muriatic|pang baterya|tubig ng baterya|pintura|pangtanggal ng kalawang|antifreeze|naphthalene|naphthalene balls|moth balls|mothballs|zonrox|bleach|muriatic acid|clorox|sabon|sabong panlaba|detergent|gasolina|gaas|kerosene|lason|lason sa daga|pampatay ng daga|racumin|pesticide|pang spray|panlinis|silver cleaner|alcohol na pang|thinner|domex|mr muscle|baygon|asido|acetone|tide pod|pods|laundry pod|katol'
const PILLS =
  'gamot|tabletas|tableta|pills|pill|sleeping pills|tylenol|paracetamol|biogesic|kapsula|capsule|capsules|advil|ibuprofen|xanax'
const MANY =
  'marami|maraming|sobra|sobrang dami|ang dami|napakaraming|isang bote|buong bote|isang banig|dalawang banig|lahat|lahat ng|dami|sandamakmak|20|25|30|40|50|60|100|bente|trenta|sabay sabay|sunod sunod|nasobrahan|isang dakot'
const SWELLS =
  'namamaga|namaga|maga|magang maga|lumalaki|lumaki|sumasara|sumisikip|nagsasara|sumikip|sumara|kumakapal|kumapal|parang may bara|barado|nagbabara'

export const TAGALOG_INJURY: Lexicon = {
  'severe-bleeding': [
    'hemorrhage|hemorrage|hemorrhaging|hemorage',
    `${BLOOD} ~ ayaw tumigil|ayaw huminto|hindi tumitigil|di tumitigil|hindi mapigil|di mapigil|hindi mapigilan|di mapigilan|ayaw mapigil|tuloy tuloy|walang tigil|di humihinto|hindi humihinto|sumisirit|sirit|bumubulwak|umaagos|tumatagas ng marami|rumaragasa|fountain|pumupulandit|tagas|ayaw tumigil|ayaw maampat|maampat|umaapaw|ligo`,
    `${BLOOD} ~ daming|marami|maraming|ang dami|sobrang dami|malakas|matinding ~ nawala|sugat|hiwa|saksak|tama|braso|binti|ulo|paa|kamay|hita|leeg|natagpas|naputol`,
    'matinding pagdurugo|daming dugo|duguan sya|naliligo sa dugo|malakas ang pagdurugo|maraming dugo ang nawala|sumisirit ang dugo',
  ],
  'deep-cut': [
    'malalim ~ hiwa|sugat|saksak|laslas|laceration',
    'kita ang buto|kitang kita ang buto|kita na yung buto|kailangan tahiin|kelangan tahiin',
  ],
  'minor-cut': ['nahiwa|nasugatan|gasgas|nagasgasan|sugat ko'],
  amputation: ['daliri|kamay|paa|braso|binti ~ naputol|natanggal|putol|natagpas|naputulan'],
  'broken-bone': [
    'buto|braso|binti|paa|kamay|tadyang|balakang ~ bali|nabali|nabalian|basag|nabasag|fracture',
    'bali ang|nabalian|nabali',
  ],
  'bad-fracture': [
    'buto ~ lumabas|nakalabas|labas|lumitaw|kita|nakalitaw|tumusok|nakausli|lumusot',
    'braso|binti|paa|kamay ~ baluktot|nakabaluktot|tabingi ~ nahulog|naaksidente|bali|nadulas',
  ],
  'dangerous-accident': [
    'naaksidente|na aksidente|aksidente sa sasakyan|car accident|nabangga|nasagasaan|nabundol|nahagip ng|tumilapon|bumaliktad ang sasakyan|sumemplang|semplang',
    'nahulog|nalaglag|bumagsak|nahulog sya ~ hagdan|bubong|bubungan|puno|ikalawang palapag|second floor|bintana|balkonahe|ladder|terrace|scaffolding',
  ],
  fall: ['nahulog|natumba|nadulas|nadapa|nalaglag|natapilok|nabuwal'],
  'neck-injury': [
    'nahulog|nalaglag|tumalon ~ second floor|2nd floor|third floor|3rd floor|ikalawang palapag|ikatlong palapag|bubong',
    'leeg|gulugod|spine ~ bali|nabali|naipit|di maigalaw ~ aksidente|naaksidente|nahulog|nabangga|bumagsak',
  ],
  gunshot: [
    'nabaril|binaril|tinamaan ng bala|natamaan ng bala|may tama ng baril|nasaksak|sinaksak|sinaksak sya|nataga|tinaga|inundayan ng saksak',
  ],
  burn: ['napaso|nasunog|nabanlian|nabuhusan ng mainit|napaltos sa init|paso|nasunog ang kamay|natalsikan ng mantika'],
  'bad-burn': [
    'nabuhusan|nabanlian|natapunan|nasunog|napaso|natalsikan|nalaglagan ~ mukha|dibdib|katawan|tiyan|buong|bata|baby|anak|likod|hita|leeg|natanggal ang balat|paltos ~ kumukulo|kumukulong|mainit|mainit na|mantika|apoy|kape|tubig|nasunog|sabaw|nabanlian|lugaw',
    'nasunog|napaso|nabanlian ~ mukha|natatanggal|natuklap|nagtutuklap|balat|paltos|nagpaltos|nagkapaltos|lapnos|nalapnos',
    'lapnos|nalapnos|nagliyab|nasunog ng buhay|nasusunog ang damit|nalanghap ~ usok|apoy|mukha|balat|katawan|damit|braso|kamay',
  ],
  'electric-shock': [
    'nakuryente|na kuryente|kinuryente|nakoryente|na ground ng kuryente|tinamaan ng kidlat|nakidlatan',
  ],
  drowning: ['nalunod|nalulunod|muntik malunod|naiahon|nahulog sa pool|nahulog sa swimming pool'],
  'carbon-monoxide': [
    'carbon monoxide',
    'amoy|singaw|tagas|leak|tumatagas ~ gas|lpg|gasul',
    'generator|heater|uling|kalan|gas|gasul|usok ng sasakyan ~ nahihilo|hilo|sakit ulo|masakit ulo|masakit ang ulo|nasusuka|sumasakit ang ulo',
    'alarm|detector ~ nahihilo|masakit ang ulo|nasusuka|carbon|tumutunog',
  ],
  'heat-illness': [
    'difference|pagkakaiba|pinagkaiba|kaibahan ~ heat stroke|heatstroke',
    'heat stroke|na heatstroke|na heat stroke|heatstroke|na init|sobrang init ~ nahihilo|nahilo|hilo|nahimatay|nasusuka',
  ],
  'heat-stroke': [
    'heat stroke|heatstroke',
    'init|arawan|bilad|nabilad|initan|mainit ~ nahimatay|hinimatay|nawalan ng malay|wala sa sarili|nalilito|hindi na pinagpapawisan|hindi na pinapawisan|di na pinagpapawisan|di na pinapawisan|walang pawis|nangisay|bumagsak|nag collapse',
    'naiwan|iniwan|naikulong|nakakulong|naka lock|nalock ~ kotse|sasakyan|car ~ bata|baby|anak|sanggol|aso',
  ],
  'snake-bite': [
    'ahas|cobra|kobra|ulupong|rattlesnake|sawa|python|rattler ~ natuklaw|tinuklaw|kagat|nakagat|kinagat|tuklaw',
    'natuklaw|tinuklaw|nasaksak ng jellyfish|alakdan|alupihan',
  ],
  'animal-bite': ['aso|pusa|daga|paniki|unggoy|raccoon ~ nakagat|kinagat|kagat|nakalmot|kinalmot', 'rabies'],
  choking: [
    'nabulunan|nabibilaukan|nabilaukan|nasamid ~ di|hindi|makahinga|makapagsalita|nangingitim|asul|bata|baby|anak|lola|lolo|nanay|tatay|sya|siya|asawa|yung|ako',
    'bumara|nakabara|bara|bumabara|naipit|nagbara ~ lalamunan ~ di makahinga|hirap|asul|ubo|di makapagsalita|laruan|pagkain|karne|hotdog|candy|ubas|barya|bata|anak|baby|lolo|tatay|nanay|bagay|kanin|mani|sya|siya|asawa',
    'nabulunan|nabilaukan|nabibilaukan|nabubulunan|nachoke|na choke|nagchochoke|nag chochoke',
    'lalamunan ~ barya|pagkain|karne|ubas|candy ~ bumara|nakabara|stuck|na stuck|nastuck|bara',
  ],
  'too-many-pills': [
    `${PILLS} ~ ${MANY} ~ ${TOOK}`,
    'overdose|na overdose|nag overdose|naoverdose|nag od|na od',
    `nasobrahan|sobra|sumobra ~ ${PILLS}`,
    'uminom ng maraming|ininom lahat ng gamot|ininom nya lahat|ininom niya lahat|ininom ko lahat',
    'nilaklak|tinungga ~ gamot|pills|bote',
    `ubos|naubos|inubos|walang laman|wala nang laman ~ bote|banig|botelya ~ ${PILLS}|tylenol pm`,
  ],
  'child-swallowed': [
    `${CHILD} ~ ${CHEMICAL} ~ ${TOOK}|naiinom`,
    `${CHILD} ~ ${PILLS}|vitamins ni ~ nalunok|nakalunok|nakain|nakainom|naisubo|sinubo|nilunok|kinain`,
    `${CHEMICAL} ~ ${TOOK}`,
    'nakalunok ng gamot|nalunok ang gamot',
  ],
  'dangerous-object': [`baterya|battery|magnet|barya|karayom|aspile|pako|blade|perdible|button battery ~ ${TOOK}`],
  poison: [
    'nalason|pagkalason|nalalason|nilason|food poison|na food poison ~ nanay|siya|sya|ako|anak|yata|pamilya|kami|grabe',
    `lason|pesticide|pamatay insekto|zonrox|muriatic ~ ${TOOK}`,
    'nalason',
  ],
  'alcohol-poisoning': [
    'lasing|alak|nakainom|inom ~ hindi magising|di magising|walang malay|ayaw magising|hindi na magising|di na magising|nawalan ng malay',
  ],
  opioid: ['fentanyl|heroin|fenty|fetanyl|oxycodone|percocet|morphine'],
  withdrawal: ['tumigil|huminto ~ uminom ng alak|alak|pag inom ~ nanginginig|nangingisay|nakakakita'],
  anaphylaxis: [
    'allergy|alerhiya|allergic|allergic reaction ~ matindi|matinding|malala|malubha|malubhang|hirap|makahinga|namamaga|lalamunan',
    'anaphyla*',
    `hipon|seafood|mani|peanut|alimango|itlog|bubuyog|putakti|gamot|antibiotic|nuts|kumain|nakakain ~ namamaga|namaga|pantal|nagpantal|maga ~ labi|dila|lalamunan|hininga|paghinga|huminga|mukha`,
  ],
  'throat-swelling': [`lalamunan|dila|dila ko|throat ~ ${SWELLS}`],
  'face-swelling': ['mukha|labi|mata|lips|talukap ~ namamaga|namaga|maga|magang maga|lumobo'],
  'allergy-trigger': [
    'nakagat|kinagat|natusok|nakakain|kumain|kinain ~ bubuyog|putakti|hipon|mani|peanut|alimango|seafood|hipon|wasp|bee|nuts',
  ],
  hives: ['pantal|pantal pantal|nagpapantal|nagpantal|pamamantal|tagulabay|hives|puro pantal'],
  'rash-not-fading': [
    'pantal|batik|rashes|rash|pasa|butlig ~ violet|purple|ube|lila|di nawawala pag diniinan|hindi nawawala pag diniinan|diniinan|pinipindot|parang pasa|lumalabas na lang',
  ],
  'bulging-soft-spot': ['bunbunan|bumbunan ~ umbok|nakaumbok|namamaga|umuumbok|nakausli|nakaangat'],
  'chemical-splash': [
    'mata ~ muriatic|asido|acid|bleach|zonrox|kemikal|chemical|sabon|cleaner|panlinis|semento|pintura|sili ~ natalsikan|tumalsik|napunta|pumasok|nabuhusan|natapunan|nalagyan|napasok|napahid|tinalsikan',
  ],
  'eye-injury': ['mata ~ natusok|tinusok|nasundot|nabutas|tinamaan|pumasok|bakal|bubog|tumusok|natamaan'],
  'red-spreading-skin': ['pamumula|namumula|pula ~ kumakalat|lumalawak|gumagapang'],
  'wound-trouble': ['sugat|tahi ~ nana|nagnanana|namamaga|mabaho|bumuka|namumula|may nana'],
  'dirty-wound': ['kalawang|kalawangin|pako ~ natusok|nahiwa|naapakan|natapakan'],
  'blood-thinner': ['blood thinner|pampalabnaw ng dugo|warfarin|eliquis|xarelto|coumadin|aspilet'],
  'pain-other': [PAIN],
}
