import type { Lexicon } from '../../lexicon/lexicon'
import { CHILD } from './tl-words'
import { joined, range } from '../choices'

const PILLS =
  'gamot|tabletas|tableta|pills|pill|sleeping pills|tylenol|paracetamol|biogesic|kapsula|capsule|capsules|advil|ibuprofen|xanax'
const MANY =
  'marami|maraming|sobra|sobrang dami|ang dami|napakaraming|isang bote|buong bote|isang banig|dalawang banig|lahat|lahat ng|dami|sandamakmak|20|25|30|40|50|60|100|bente|trenta|sabay sabay|sunod sunod|nasobrahan|isang dakot'
const TOOK =
  'nakainom|uminom|ininom|nainom|nalunok|nakalunok|lumunok|nilunok|nakakain|nakain|kumain|kinain|sinubo|isinubo|naisubo|ngumata|nginata|tinungga|tumungga|ininum|uminum|nakainum|nilaklak|lumaklak|ininom lahat|nalulon|nilulon|nakalulon|nalulunok|kinagat at nilunok|naisubo at nalunok'
const CHEMICAL =
  'declog|pang declog|drano|liquid sosa|sosa|pangtanggal ng bara|pantanggal ng bara|pang unclog|pang alis ng bara|nail polish remover|muriatic|pang baterya|tubig ng baterya|pintura|pangtanggal ng kalawang|antifreeze|naphthalene|naphthalene balls|moth balls|mothballs|zonrox|bleach|muriatic acid|clorox|sabon|sabong panlaba|detergent|gasolina|gaas|kerosene|lason|lason sa daga|pampatay ng daga|racumin|pesticide|pang spray|panlinis|silver cleaner|alcohol na pang|thinner|domex|mr muscle|baygon|asido|acetone|tide pod|pods|laundry pod|katol|tide pods|laundry pods|rubbing alcohol|pang linis|panlinis ng kubeta|toilet cleaner|downy'
const SMALL = `${CHILD}|${joined(range(1, 6).map(String), ['yo', 'y o', 'yrs', 'taon', 'yold', 'yr old', 'yrs old', 'years old', 'year old', 'taon', 'taong gulang'])}|${range(
  1,
  6,
)
  .map((age) => `${age}yo|${age}y|${age}yrs`)
  .join('|')}|toddler|dalawang taon|tatlong taon|apat na taon|isang taon`

/** Poisons, overdoses, withdrawal and venom. */
export const TAGALOG_POISON: Lexicon = {
  'too-many-pills': [
    `${PILLS} ~ ${MANY} ~ ${TOOK}`,
    'overdose|na overdose|nag overdose|naoverdose|nag od|na od',
    `nasobrahan|sobra|sumobra ~ ${PILLS}`,
    'uminom ng maraming|ininom lahat ng gamot|ininom nya lahat|ininom niya lahat|ininom ko lahat',
    'nilaklak|tinungga ~ gamot|pills|bote',
    `ubos|naubos|inubos|walang laman|wala nang laman ~ bote|banig|botelya ~ ${PILLS}|tylenol pm`,
    'uminom|ininom|nainom|nilaklak|lumaklak|tinake|nag take ~ bente|trenta|kwarenta|apatnapu|tatlumpu|dalawampu|limampu|isang banig|dalawang banig|isang bote|kalahating bote|sandakot|dakot|napakarami|lahat ng|sabay sabay|buong banig ~ gamot|biogesic|paracetamol|tylenol|pills|tableta|advil|sleeping pills|antidepressant|sertraline',
    'bote|banig|lalagyan ~ tylenol|biogesic|paracetamol|gamot|pills|sleeping pills|advil ~ ubos|ubos na|naubos|walang laman|inubos|wala nang laman',
    'nilagok|lumagok|nilagok nya|sinimot|nilulon|nilunok|nilaklak|ininom|ininum|tinungga|inubos ~ isang banig|dalawang banig|isang bote|kalahating bote|sandakot|isang dakot|lahat ng|buong bote|laman ng bote|trenta|bente|kwarenta|singkwenta|sabay sabay|maraming ~ pampatulog|gamot|pills|sleeping|tableta|biogesic|paracetamol|advil|alaxan|neozep|medicol|diatabs|maintenance|losartan|metformin|amlodipine|sertraline|tylenol|antihistamine|benadryl',
    'bote|banig|lalagyan ~ pampatulog|biogesic|alaxan|neozep|maintenance|losartan ~ ubos|wala nang laman|walang laman|inubos|ubos na|said',
    'nagoverdose|nag overdose|na overdose|naoverdose|nag od|nasobrahan sa pampatulog|nasobrahan ng pampatulog|nasobrahan ng inom ng gamot|nasobrahan sa gamot',
  ],
  'child-swallowed': [
    `${CHILD} ~ ${CHEMICAL} ~ ${TOOK}|naiinom`,
    `${CHILD} ~ ${PILLS}|vitamins ni ~ nalunok|nakalunok|nakain|nakainom|naisubo|sinubo|nilunok|kinain`,
    `${CHEMICAL} ~ ${TOOK}`,
    'nakalunok ng gamot|nalunok ang gamot',
    `${SMALL} ~ ${CHEMICAL} ~ umiinom|iniinom|nainom|ininom|uminom|natikman|nadilaan|naisubo|sinubo|dinilaan|nakatikim|nilunok|nalunok|nakainom`,
    `${CHEMICAL} ~ umiinom|iniinom|nainom|nainom ni|ininom|natikman|naisubo|sinubo|nalunok|nakainom ~ ${SMALL}`,
    `uminom|ininom|nainom|kinain|nadampot|nakuha|nabuksan|nakalunok|nalunok|nilunok|nginuya|sinubo|nakain ~ gamot ni|gamot nila|maintenance|gamot ng lolo|gamot ng lola|gamot ko|gamot namin|vitamins|iron|melatonin|gummies|edibles|gamot sa highblood|gamot sa puso|gamot ng tatay|gamot ng nanay|pampatulog ~ ${SMALL}`,
    `${CHILD}|apo|pamangkin|yo ~ gamot sa diabetes|gamot sa highblood|gamot sa high blood|gamot sa puso|gamot ni lola|gamot ni lolo|gamot ng lola|gamot ng lolo|metformin|losartan|amlodipine|pampatulog ~ nainom|ininom|nakain|kinain|nalunok|nilunok|nakalunok|nadampot|naisubo|nasubo|inubos`,
    `${CHILD}|apo|pamangkin ~ gummies|edibles|gummy|vape juice|katas ng vape|efficascent|efficascent oil|omega pain killer|baby oil|lotion|hand sanitizer|sanitizer|alcohol|perfume|pabango|mothballs|naptalina|lighter fluid|downy|ariel|dishwashing|joy|silica gel|watusi|paputok ~ nakain|kinain|nainom|ininom|uminom|iniinom|lumaklak|nilaklak|nalunok|nilunok|nasubo|isinubo|naisubo|nginuya|nalanghap`,
    'nakainom|uminom|nainom|nakalunok|nalunok|nalulon|ininom ~ gas|gaas|gasolina|petrolyo|kerosene|thinner|paint thinner|diesel|langis ng motor|zonrox|bleach|downy|joy|perla|muriatic|sosa|lason|pesticide|pamatay ng ipis|baygon|acetone|alcohol|sanitizer|perfume|pabango|katol|naphthalene|muriatik ~ bata|baby|anak|bunso|pamangkin|apo|toddler|years|taong|yo|sya|siya|asawa|kapatid|lola|lolo',
  ],
  'dangerous-object': [
    `baterya|battery|magnet|barya|karayom|aspile|pako|blade|perdible|button battery ~ ${TOOK}`,
    'baterya|bateryang|battery|bateri|button cell|magnet|magnets|karayom|pako|perdible|hairpin|blade|bubog|turnilyo|barya|piso|aspile|hikaw|bateryang bilog ~ nalunok|nakalunok|nilunok|nalulon|nakalulon|sinubo|naisubo|nasubo|nakain|ipinasok|pinasok|isinuksok|naipasok|nalunok ng|nilunok ng',
  ],
  poison: [
    'nalason|pagkalason|nalalason|nilason|food poison|na food poison ~ nanay|siya|sya|ako|anak|yata|pamilya|kami|grabe',
    `lason|pesticide|pamatay insekto|zonrox|muriatic ~ ${TOOK}`,
    'nalason',
    'uminom|ininom|nainom|nakainom|tumungga|lumaklak|nilaklak ~ lason|lason sa daga|racumin|muriatic|zonrox|pamatay peste|pesticide|pang spray sa halaman|gramoxone|malathion|silver cleaner|antifreeze|methanol|lambanog na peke',
    'nalason|na food poison|nakain ng kabute|kabute|butete|tahong|talaba|red tide ~ nagsusuka|nanghihina|manhid|nahihilo|hirap huminga|namamanhid|suka',
    'pinakuluang|dahon|halaman|ugat ng|herbal|halamang gamot|sambong|tuba tuba ~ uminom|ininom|nainom|kumain|kinain|nginuya ~ mabagal ang tibok|nagsusuka|manhid|namamanhid|nahihilo|kumbulsyon|nangisay|malabo|nanghihina|suka nang suka',
    'uminom|ininom|nakainom|umiinom|iniinom|lumalaklak|tinungga|nilagok|lumagok|nilaklak ~ zonrox|bleach|clorox|silver cleaner|pang alis ng kalawang|pamatay damo|pamatay lamok|pampatay ipis|baygon|lason ng daga|dora|racumin|tawas at|muriatic|acetone|pintura|thinner|rugby|coolant|methanol|katol|sosa|wood alcohol|lambanog ~ ako|sya|siya|anak|kapitbahay|kapatid|asawa|pinsan|nya|ko|tatay|nanay|nasusuka|bula',
  ],
  'alcohol-poisoning': [
    'lasing|alak|nakainom|inom ~ hindi magising|di magising|walang malay|ayaw magising|hindi na magising|di na magising|nawalan ng malay',
  ],
  opioid: [
    'fentanyl|heroin|fenty|fetanyl|oxycodone|percocet|morphine',
    'fenta|oxy|perc|percs|heroin|m30|pampamanhid ~ uminom|gumamit|nag take|nagtake|tinake|sumubok|nakainom|hithit|singhot|turok',
    'nag od|na od|nag overdose|nagod',
  ],
  withdrawal: [
    'tumigil|huminto ~ uminom ng alak|alak|pag inom ~ nanginginig|nangingisay|nakakakita',
    'alak|inom|uminom|lasinggero|manginginom|umiinom|pag inom|tanduay|emperador|red horse ~ tumigil|huminto|di umiinom|hindi umiinom|di na umiinom|hindi na umiinom|itinigil|tinigil|walang alak|tinigilan|hindi nakainom|di nakainom ~ nanginginig|nangangatog|nakakakita|may nakikita|nangingisay|pinagpapawisan|nagdedeliryo|nalilito|nagwawala',
    'walang inom|walang alak|di nakainom|hindi nakainom|hindi umiinom|di umiinom|tinigil ang alak|tinigil ang pag inom|tumigil uminom|tigil inom|tumigil sa alak|tumigil sa pag inom|biglang tigil sa alak|nag quit sa alak ~ nanginginig|nakakakita|may nakikita|may nakikitang|pinagpapawisan|kombulsyon|nagwawala|kinakausap|nalilito',
    'tigil alak|tumigil sa alak|huminto sa alak|huminto uminom|tumigil uminom|tigil inom|walang alak|di umiinom|nag quit ng alak|itinigil ang alak|hindi na uminom|di na uminom ~ nanginginig|nangangatog|pinapawisan|di totoo|multo|nakikita|guni guni|nagha hallucinate|nangisay|lito|kung ano ano',
  ],
  'mixed-cleaners': [
    'pinaghalo|hinalo|naghalo|napaghalo|nahalo|pinagsama ~ zonrox|bleach|muriatic|ammonia|clorox|domex|suka|toilet cleaner',
  ],
  'overdose-look': [
    'maliit|ang liit|lumiit|parang tuldok|pinpoint ~ pupil|pupils|mata|itim ng mata',
    'bangag|nag nod|nanonod|groggy|lutang ~ di magising|mabagal|hirap gisingin|asul|ayaw magising',
  ],
  'out-of-vital-medicine': [
    'ubos|ubos na|naubos|naubusan|naubusan na|wala nang|wala ng|wala na|nawalan|paubos|kinapos|walang stock|tumigil|itinigil|di nakainom|hindi nakainom|skip ~ insulin|gamot sa epilepsy|gamot ko sa epilepsy|gamot nya sa epilepsy|gamot ko sa seizure|gamot nya sa seizure|gamot ko sa puso|gamot nya sa puso|gamot sa seizure|gamot sa kombulsyon|eliquis|xarelto|warfarin|blood thinner|keppra|lithium|prednisone|steroids|gamot sa puso|anti rejection|gamot sa transplant|gamot sa utak|antipsychotic|depakote',
  ],
  'withdrawal-danger': [
    'may nakikita|may nakikitang|nakakakita ng|kinakausap ang|may naririnig|nanginginig|pinagpapawisan ~ ahas|ipis|daga|insekto|pader|multo|patay|gagamba|langgam|wala naman|tao|kamay|nanginginig',
    'nakikitang di totoo|nakikitang hindi totoo|may nakikita sya na wala|nakakakita ng multo|nakikitang multo|nakikitang mga insekto|guni guni|nagha hallucinate|naghahallucinate|nanginginig buong katawan|may mga nakikita',
  ],
  'many-acetaminophen': [
    'biogesic|tylenol|paracetamol|tempra|advil ~ 10|12|15|20|sampu|isang dosena|kada 2 oras|kada oras|maya t maya|buong araw ~ tableta|tabs|ininom|uminom|oras|piraso|nainom|inom',
  ],
  'dose-mistake': [
    'dalawang beses nainom|nadoble ang inom|nadoble inom|nadoble ang gamot|nadoble gamot|maling gamot ang nainom|maling gamot nainom|nagkamali ng inom|maling dose|sobra ang nainom|nasobrahan sa gamot|nasobrahan ng gamot',
  ],
  'narcan-given': ['narcan|naloxone ~ binigay|binigyan|inispray|na spray|nilagay|dalawang|nagising'],
}
