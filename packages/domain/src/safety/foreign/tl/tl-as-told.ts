import type { Lexicon } from '../../lexicon/lexicon'
import { BLOOD, CHILD, PAIN } from './tl-words'

const WATER =
  'pool|swimming pool|dagat|ilog|tubig|balde|timba|drum|bathtub|tub|planggana|batya|sapa|lawa|kanal|balon|palaisdaan|baha|beach|fishpond'

/** Dangers of body, child and accident as people tell them besides. */
export const TAGALOG_AS_TOLD: Lexicon = {
  'bad-fracture': [
    'hita|balakang|binti|braso|siko|paa ~ baluktot|nakabaluktot|umikli|nakaikot|pumaling|nakapaling|pilipit ~ nadulas|nahulog|natumba|nabangga|bumagsak|di makatayo|hindi makatayo',
  ],
  'birth-now': [
    'nanganak|nanganganak|napaanak|inabutan ng panganganak|manganganak ~ sa banyo|sa cr|sa kotse|sa taxi|sa jeep|sa grab|sa sasakyan|sa kalsada|sa bahay|sa elevator ~ tulong|ngayon|misis|di pa putol|pusod|inunan|saklolo|di na umabot|hindi na umabot|ambulansya',
  ],
  'at-rest': [
    'kahit nakahiga|kahit nakaupo lang|kahit nagpapahinga|kahit walang ginagawa|kahit di gumagalaw|habang nakahiga lang',
  ],
  'head-injury': [
    'nabagsakan|nalaglagan|nahulugan|tinamaan|nahampas|nabagsak|natamaan|binato|nabato ~ ulo|noo|batok|bumbunan',
  ],
  'chemical-splash': [
    'nasabuyan|sinabuyan|binuhusan|natapunan|natalsikan|nabuhusan ~ asido|acid|muriatic|sosa ~ mukha|mata',
  ],
  postpartum: [
    'bagong panganak|kapapanganak|kakapanganak|nanganak|katatapos manganak|kakaanak|bagong cs|ka cs ~ lagnat|nilalagnat|dugo|dinudugo|mabaho|masakit ulo|giniginaw|nahihilo|kombulsyon|hinga|manas|tahi',
  ],
  'dangerous-accident': [
    'tumaob|bumaliktad|bumaligtad|gumulong|nayupi|wasak|nawasak|sumalpok|bumangga|nabangga|inararo|binangga|nahulog sa bangin ~ sasakyan|kotse|van|jeep|tricycle|trike|motor|motorsiklo|truck|bus|suv',
  ],
  'odd-limbs': [
    'manhid|namamanhid|walang pakiramdam ~ mga kamay|kamay|paa|binti|mga paa ~ sasakyan|nahulog|bumaliktad|tumaob|nabangga|leeg|aksidente|natumba',
  ],
  drowning: [
    `inahon|naiahon|iniahon|hinango|nahango|nasagip|sinagip|nakuha|hinugot|hinila ~ ${WATER} ~ bata|baby|anak|sya|siya|bunso|pamangkin|kapatid|lalaki|babae|namin|apo|malata|nangingitim`,
    `nahulog|nalaglag|nadulas|lumubog|nakalubog|nakalutang|nakasubsob|sumubsob|lumusong|tinangay|natangay ~ ${WATER} ~ ${CHILD}|bunso|apo|kapatid|pinsan|pamangkin|lolo|nangingitim|di humihinga|hindi humihinga|sya|siya`,
    `nakainom ng tubig|nakalanghap ng tubig|nakalunok ng tubig|uminom ng maraming tubig ~ pool|dagat|swimming|lumangoy|beach|ilog`,
    'muntik malunod|muntik nang malunod|muntikan malunod|muntikan nang malunod',
  ],
  'dangerous-object': [
    'baterya|bateryang|battery|bateri|button cell|magnet|magnets|karayom|pako|perdible|hairpin|blade|bubog|turnilyo|barya|piso|aspile|hikaw|bateryang bilog ~ nalunok|nakalunok|nilunok|nalulon|nakalulon|sinubo|naisubo|nasubo|nakain|ipinasok|pinasok|isinuksok|naipasok|nalunok ng|nilunok ng',
  ],
  'blue-lips': [
    'bughaw|bughaw na|asul asul|nag violet|nagviolet|nagkulay violet|nangingitim na|nangingitim|nag iba ng kulay|maitim na|kulay uling|grayish|gray na ~ labi|lips|kuko|mukha|baby|bata|sya|siya|anak|bunso|daliri',
  ],
  'inhaler-fails': [
    'inhaler|nebulizer|neb|nebu|ventolin|salbutamol|puff|pang hika|pausok ~ ayaw na tumalab|ayaw nang tumalab|di na kaya|di na makaya|wa epek|walang talab|di umubra|hindi umubra|di na umuubra|hinihingal pa rin|hirap pa rin|di pa rin|hindi pa rin|parang wala lang|ganon pa rin|ganoon pa rin|5 beses na|apat na beses na',
  ],
  'cannot-breathe': [
    'asthma attack|asthma|hika|hinihika|hingal|hinihingal|hinga ~ di makatapos ng salita|di makatapos ng sentence|di makabuo ng salita|di makabuo ng sentence|paisa isang salita|isang salita lang|putol putol ang salita|putol putol magsalita|di na makapagsalita|hindi makatapos|di makatapos|nakaupo na lang para|di makahiga',
    'hinahabol ko na hininga|hinahabol na nya hininga|naghahabol ng hininga|naghahabol na ng hininga|hirap na hirap nang huminga|agaw hininga|naghihingalo|nag aagaw buhay|nag aagaw hininga|kakapusin ng hininga|kulang sa hangin|parang nauubusan ng hangin|sakal na sakal|parang sinasakal|nalulunod ang pakiramdam|hinga ng hinga di|ngumangasab ng hangin',
  ],
  withdrawal: [
    'walang inom|walang alak|di nakainom|hindi nakainom|hindi umiinom|di umiinom|tinigil ang alak|tinigil ang pag inom|tumigil uminom|tigil inom|tumigil sa alak|tumigil sa pag inom|biglang tigil sa alak|nag quit sa alak ~ nanginginig|nakakakita|may nakikita|may nakikitang|pinagpapawisan|kombulsyon|nagwawala|kinakausap|nalilito',
  ],
  'withdrawal-danger': [
    'may nakikita|may nakikitang|nakakakita ng|kinakausap ang|may naririnig|nanginginig|pinagpapawisan ~ ahas|ipis|daga|insekto|pader|multo|patay|gagamba|langgam|wala naman|tao|kamay|nanginginig',
  ],
  mauled: [
    'kinagat|nakagat|kagat|nilapa|sinakmal|ginutay|napunit ~ mukha|leeg|ulo|anit|ilong|labi ~ aso|pitbull|pit bull|asong|askal|doberman|german shepherd',
  ],
  'likely-broken': [
    'pulso|wrist|kamay|braso|siko|bukong bukong|daliri|paa|ankle|binti|balikat ~ baluktot|tabingi|deformed|nag iba ang hugis|nag iba ng hugis|parang tinidor|lihis|wala sa pwesto|wala sa lugar|nakausli|maga at masakit ~ nadapa|nadulas|natumba|nahulog|yelo|snow|namamaga|tumukod|natukod|natisod|naglaro|maga',
  ],
  'needs-visit': [
    'varicose|varicose veins|ugat ugat|ugat ugat na|lumabas ang ugat|umbok na ugat|litaw ang ugat ~ binti|paa|hita|masakit|mabigat|ngalay|hapon',
    'hepa b|hepatitis b|hepa|fatty liver|atay ~ check|follow up|bumalik|gamot|monitor|doktor',
  ],
  'speech-trouble': [
    'di mabigkas|hindi mabigkas|di makabigkas|parang may nakasubo|parang lasing magsalita|parang lasing kung magsalita|nag slur|slurred na|bulol bulol|nabulol na|pautal utal|ungol na lang|umuungol na lang|paiba iba ng salita|baluktot ang dila|nakapilipit ang dila|matigas ang dila|tumigas ang dila|kapal ng dila ~ bigla|biglang|kanina|kaninang|sya|siya|nanay|tatay|lolo|lola|mama|papa|na|paggising',
  ],
  'one-side-weak': [
    'kalahati ng katawan|kalahating katawan|kabiyak ng katawan|kaliwang parte|kanang parte|kaliwang side|kanang side|kaliwang kamay|kanang kamay|kaliwang paa|kanang paa|kaliwang braso|kanang braso ~ di makataas|hindi makataas|di na maramdaman|wala nang pakiramdam|ayaw sumunod|ayaw gumalaw|di sumusunod|hindi sumusunod|patay|namatay|parang patay|hinang hina|nanghihina na|walang pwersa|di maangat|hindi maangat|nakalaylay|kinakaladkad|kaladkad|di makahawak|hindi makahawak',
    'nahulog ang kutsara|nalaglag ang kutsara|nabitawan ang baso|nabitawan ang tasa|nabitawan ang kutsara|di mahawakan ang kutsara|di makabutones ~ bigla|biglang|kamay|kaliwa|kanan|bulol|ngiwi',
  ],
  confused: [
    'ulyanin bigla|biglang ulyanin|biglang naging makakalimutin|di nya alam kung anong araw|di alam kung anong araw|di alam ang pangalan|di matandaan ang pangalan|di na alam ang pangalan|paulit ulit ang tanong mula nung|paulit ulit ang tanong simula|nagsasalita ng walang saysay|walang sense ang sinasabi|di maka focus at lito|lutang at lito|nawawala sa sarili|parang sinapian|kung saan saan napupunta ang sinasabi',
  ],
  'severe-bleeding': [
    `${BLOOD} ~ ayaw humupa|di humuhupa|hindi humuhupa|sirit nang sirit|pumupulandit|bumubuhos|buhos|nag fountain|baha|punong puno|tatlong tuwalya|tuwalya na|di pa rin tumitigil|di pa rin humihinto|tuloy pa rin|natagpas|naputol na ugat|ugat`,
  ],
  'vaginal-bleeding': [
    'buntis|preggy|weeks|months ~ may lumabas na dugo|may dugo sa panty|may dugo sa undies|may pulang|may bahid|brown discharge na may dugo|dinudugo|sariwang dugo|buo buong dugo',
  ],
  'ill-baby': [
    'di na sumususo|ayaw nang sumuso|ayaw nang dumede|hinang hina sumuso|mahina nang dumede|malata|latang lata|matamlay na matamlay|di na umiiyak|hindi na umiiyak|impit ang iyak|paos na iyak|parang pusa ang iyak|matinis ang iyak',
  ],
  drowsy: [
    'inaantok|antok|antok na antok|inaantok na ~ nabagsakan|nahulog|nauntog|nabagok|ulo|sumuka|suka',
    'malata|malatang|latang lata|lantutay|lungayngay|di maiangat ang ulo|di na maangat ulo|hilatsa na|parang gulay|parang basang basahan|lanta na lanta|laylay ang katawan|laylay na ang ulo|bagsak ang katawan',
  ],
  unresponsive: [
    'wala malay|wala ng pulso|wala pulso|wala nang buhay|parang wala nang buhay|wala nang hininga|wala hininga|malamig na at matigas|nanlamig na|matigas na ang katawan|tulala di kumukurap|di na kumukurap|dilat ang mata pero|nakadilat pero di|nakatirik na',
    'kinacpr|kini cpr|chine cpr|nag cpr|nagsi cpr|ni rerevive|nirerevive|pina pump ang dibdib|pinapump ang dibdib',
  ],
  poison: [
    'pinakuluang|dahon|halaman|ugat ng|herbal|halamang gamot|sambong|tuba tuba ~ uminom|ininom|nainom|kumain|kinain|nginuya ~ mabagal ang tibok|nagsusuka|manhid|namamanhid|nahihilo|kumbulsyon|nangisay|malabo|nanghihina|suka nang suka',
    'uminom|ininom|nakainom|umiinom|iniinom|lumalaklak|tinungga|nilagok|lumagok|nilaklak ~ zonrox|bleach|clorox|silver cleaner|pang alis ng kalawang|pamatay damo|pamatay lamok|pampatay ipis|baygon|lason ng daga|dora|racumin|tawas at|muriatic|acetone|pintura|thinner|rugby|coolant|methanol|katol|sosa|wood alcohol|lambanog ~ ako|sya|siya|anak|kapitbahay|kapatid|asawa|pinsan|nya|ko|tatay|nanay|nasusuka|bula',
  ],
  'child-swallowed': [
    `${CHILD}|apo|pamangkin|yo ~ gamot sa diabetes|gamot sa highblood|gamot sa high blood|gamot sa puso|gamot ni lola|gamot ni lolo|gamot ng lola|gamot ng lolo|metformin|losartan|amlodipine|pampatulog ~ nainom|ininom|nakain|kinain|nalunok|nilunok|nakalunok|nadampot|naisubo|nasubo|inubos`,
    `${CHILD}|apo|pamangkin ~ gummies|edibles|gummy|vape juice|katas ng vape|efficascent|efficascent oil|omega pain killer|baby oil|lotion|hand sanitizer|sanitizer|alcohol|perfume|pabango|mothballs|naptalina|lighter fluid|downy|ariel|dishwashing|joy|silica gel|watusi|paputok ~ nakain|kinain|nainom|ininom|uminom|iniinom|lumaklak|nilaklak|nalunok|nilunok|nasubo|isinubo|naisubo|nginuya|nalanghap`,
  ],
  'bad-burn': [
    'nasabuyan|sinabuyan|binuhusan|natapunan|natalsikan|nabuhusan ~ asido|acid|muriatic|sosa ~ mukha|mata|katawan|braso|balat|kamay|leeg|dibdib',
    'nabuhusan|natapunan|nabanlian|natalsikan|napaso|sumabog|nasabugan ~ sinigang|sabaw|noodles|mainit na tubig|mantika|kape|lugaw|thermos|takure|kumukulong|gasul|tangke|lechon|kawali ~ balat|paltos|tuklap|buong|mukha|dibdib|katawan|likod|hita|tiyan|leeg',
  ],
  'broken-bone': [
    'nabali|bali|nabasag|nagcrack|na crack|natanggal sa socket|na dislocate|nadislocate ~ buto|braso|balikat|binti|pulso|bukong bukong|tadyang|daliri|balakang',
  ],
  'testicle-pain': [`itlog|bayag|betlog|testicles ~ bigla|biglang|paggising ~ ${PAIN}|maga|namaga|lumaki`],
  'baby-moves-less': [
    'galaw ni baby|sipa ni baby|likot ni baby|galaw ng baby|sipa ng baby ~ wala|wala na|nawala|di na|hindi na|mahina|humina|bihira|kokonti|nabawasan|tumigil|kagabi pa',
  ],
  cough: ['ubo|inuubo|umuubo ~ weeks|linggo|buwan|di nawawala|ayaw mawala|gabi|plema|matagal|araw'],
  insomnia: [
    'di makatulog|hirap matulog|putol putol tulog|putol putol ang tulog|gising hanggang|mulat hanggang|puyat lagi|laging puyat',
  ],
  'burning-urine': [
    'balisawsaw|masakit umihi|mahapdi umihi|hapdi pag umiihi|mainit ang ihi|parang may bubog pag umiihi|mahapdi pag umiihi',
  ],
  sprain: ['natapilok|natalapid|na sprain|nasprain|pilay|napilayan|naipitan ng ugat|naipitan'],
}
