import type { Lexicon } from '../../lexicon/lexicon'
import { BLOOD, CHILD, PAIN } from './tl-words'
import { joined } from '../choices'

const TRUNK = 'tiyan|tyan|dibdib|likod|tagiliran|leeg|ulo|hita|braso|sikmura|balikat|batok|mukha|puwet'
const WATER =
  'pool|swimming pool|dagat|ilog|tubig|balde|timba|drum|bathtub|tub|planggana|batya|sapa|lawa|kanal|balon|palaisdaan|baha|beach|fishpond'

/** Wounds, bleeding, bones, burns, heat, cold, water, gas and current. */
export const TAGALOG_INJURY: Lexicon = {
  'shock-look': [
    'namumutla|maputla|putla|putlang putla|putla nya|kulay papel|malamig ang kamay|nanlalamig|malamig na ang katawan|nanlamig',
  ],
  'severe-bleeding': [
    'hemorrhage|hemorrage|hemorrhaging|hemorage',
    `${BLOOD} ~ ayaw tumigil|ayaw huminto|hindi tumitigil|di tumitigil|hindi mapigil|di mapigil|hindi mapigilan|di mapigilan|ayaw mapigil|tuloy tuloy|walang tigil|di humihinto|hindi humihinto|sumisirit|sirit|bumubulwak|umaagos|tumatagas ng marami|rumaragasa|fountain|pumupulandit|tagas|ayaw tumigil|ayaw maampat|maampat|umaapaw|ligo`,
    `${BLOOD} ~ daming|marami|maraming|ang dami|sobrang dami|malakas|matinding ~ nawala|sugat|hiwa|saksak|tama|braso|binti|ulo|paa|kamay|hita|leeg|natagpas|naputol`,
    'matinding pagdurugo|daming dugo|duguan sya|naliligo sa dugo|malakas ang pagdurugo|maraming dugo ang nawala|sumisirit ang dugo',
    `${BLOOD}|pagdugo ~ bumulwak|bumubulwak|sumisirit|umaagos|walang tigil|ayaw tumigil|di tumitigil|hindi tumitigil|ayaw maampat|di maampat|hindi maampat|basang basa ang tuwalya|ligo sa|tagas nang tagas|tulo ng tulo|di mapigilan`,
    `${BLOOD} ~ ayaw humupa|di humuhupa|hindi humuhupa|sirit nang sirit|pumupulandit|bumubuhos|buhos|nag fountain|baha|punong puno|tatlong tuwalya|tuwalya na|di pa rin tumitigil|di pa rin humihinto|tuloy pa rin|natagpas|naputol na ugat|ugat`,
  ],
  'deep-cut': [
    'malalim ~ hiwa|sugat|saksak|laslas|laceration',
    'kita ang buto|kitang kita ang buto|kita na yung buto|kailangan tahiin|kelangan tahiin',
  ],
  'minor-cut': ['nahiwa|nasugatan|gasgas|nagasgasan|sugat ko', 'gasgas|nahiwa ang daliri|nahiwa daliri'],
  amputation: [
    'daliri|kamay|paa|braso|binti ~ naputol|natanggal|putol|natagpas|naputulan',
    'daliri|kamay|paa|braso|binti|hinlalaki|hintuturo ~ naputol|putol|natanggal|natapyas|natapyasan|nahiwalay|nalagari|nalagari|naputulan|tanggal',
  ],
  'broken-bone': [
    'buto|braso|binti|paa|kamay|tadyang|balakang ~ bali|nabali|nabalian|basag|nabasag|fracture',
    'bali ang|nabalian|nabali',
    'nabali|nabalian|bali|basag|crack|nacrack|nabasag|fracture ~ buto|daliri|braso|kamay|paa|tadyang|binti|pulso|balikat|ilong|panga|hinlalaki|collarbone',
    'nabali|bali|nabasag|nagcrack|na crack|natanggal sa socket|na dislocate|nadislocate ~ buto|braso|balikat|binti|pulso|bukong bukong|tadyang|daliri|balakang',
  ],
  'bad-fracture': [
    'buto ~ lumabas|nakalabas|labas|lumitaw|kita|nakalitaw|tumusok|nakausli|lumusot',
    'braso|binti|paa|kamay ~ baluktot|nakabaluktot|tabingi ~ nahulog|naaksidente|bali|nadulas',
    'hita|balakang|binti|braso|siko|paa ~ baluktot|nakabaluktot|umikli|nakaikot|pumaling|nakapaling|pilipit ~ nadulas|nahulog|natumba|nabangga|bumagsak|di makatayo|hindi makatayo',
  ],
  'dangerous-accident': [
    'naaksidente|na aksidente|aksidente sa sasakyan|car accident|nabangga|nasagasaan|nabundol|nahagip ng|tumilapon|bumaliktad ang sasakyan|sumemplang|semplang',
    'nahulog|nalaglag|bumagsak|nahulog sya ~ hagdan|bubong|bubungan|puno|ikalawang palapag|second floor|bintana|balkonahe|ladder|terrace|scaffolding',
    'hit and run|na hit and run|nahit and run|bumaligtad ang kotse|bumangga sa poste|bumangga sa puno|nahulog sa bubong|nahulog sa hagdan|nahulog sa scaffolding|nahulog sa ladder|head on|nayupi ang kotse',
    'tumaob|bumaliktad|bumaligtad|gumulong|nayupi|wasak|nawasak|sumalpok|bumangga|nabangga|inararo|binangga|nahulog sa bangin ~ sasakyan|kotse|van|jeep|tricycle|trike|motor|motorsiklo|truck|bus|suv',
  ],
  fall: ['nahulog|natumba|nadulas|nadapa|nalaglag|natapilok|nabuwal'],
  'neck-injury': [
    'nahulog|nalaglag|tumalon ~ second floor|2nd floor|third floor|3rd floor|ikalawang palapag|ikatlong palapag|bubong',
    'leeg|gulugod|spine ~ bali|nabali|naipit|di maigalaw ~ aksidente|naaksidente|nahulog|nabangga|bumagsak',
  ],
  gunshot: [
    'nabaril|binaril|tinamaan ng bala|natamaan ng bala|may tama ng baril|nasaksak|sinaksak|sinaksak sya|nataga|tinaga|inundayan ng saksak',
    `saksak|na saksak|nasaksak|sinaksak|pinagsasaksak|nasasaksak|inundayan|na stab|nastab|ginilitan|tinaga|nataga|na taga|pinagtataga|hinataw ng itak ~ ${TRUNK}|${BLOOD}|kutsilyo|ice pick|patalim|itak|gunting`,
    'nabaril|na baril|binaril|tinamaan ng bala|natamaan ng bala|ligaw na bala|may tama ng bala|may tama ng baril|tama ng bala|nabaril ng|pinagbabaril|na gunshot',
    'labas ang bituka|lumabas ang bituka|nakalabas ang bituka|lumabas yung bituka|kita ang bituka|lawit ang bituka',
    'nagsaksakan|saksakan|nagtagaan|nagbarilan|nagpatayan|nagbakbakan|rambol|riot ~ may tama|tinamaan|natamaan|duguan|tiyan|dibdib|likod|leeg',
    'may tama|may saksak|may taga|may hiwa|tinamaan|natamaan ~ tiyan|dibdib|likod|leeg|tagiliran|sikmura ~ saksak|kutsilyo|baril|bala|patalim|itak|saksakan|nagsaksakan|barilan|ice pick',
  ],
  burn: ['napaso|nasunog|nabanlian|nabuhusan ng mainit|napaltos sa init|paso|nasunog ang kamay|natalsikan ng mantika'],
  'bad-burn': [
    'nabuhusan|nabanlian|natapunan|nasunog|napaso|natalsikan|nalaglagan ~ mukha|dibdib|katawan|tiyan|buong|bata|baby|anak|likod|hita|leeg|natanggal ang balat|paltos ~ kumukulo|kumukulong|mainit|mainit na|mantika|apoy|kape|tubig|nasunog|sabaw|nabanlian|lugaw',
    'nasunog|napaso|nabanlian ~ mukha|natatanggal|natuklap|nagtutuklap|balat|paltos|nagpaltos|nagkapaltos|lapnos|nalapnos',
    'lapnos|nalapnos|nagliyab|nasunog ng buhay|nasusunog ang damit|nalanghap ~ usok|apoy|mukha|balat|katawan|damit|braso|kamay',
    'sunog|nasunog|lapnos|nalapnos|napaso|paso|nagliyab|sinilaban|binuhusan ng asido|nasabugan ~ mukha|buong katawan|katawan|dibdib|leeg|kamay|balat|braso|likod|ari ~ sumabog|gasul|lpg|tangke|apoy|gasolina|paputok|kuryente|mantika|langis|asido|kumukulo|kumukulong|mainit|nagtuklap|tuklap|paltos|stove|oven',
    'sunog ang mukha|sunog mukha|sunog ang katawan|nasunog ang mukha|nasunog mukha|lapnos ang balat|tanggal ang balat|natuklap ang balat|nasunog ang buhok at mukha',
    'nakalanghap|nalanghap|na suffocate|nakalanghap sya ~ usok ~ sunog|nasusunog|hingal|ubo|hilo|hirap',
    'nasabuyan|sinabuyan|binuhusan|natapunan|natalsikan|nabuhusan ~ asido|acid|muriatic|sosa ~ mukha|mata|katawan|braso|balat|kamay|leeg|dibdib',
    'nabuhusan|natapunan|nabanlian|natalsikan|napaso|sumabog|nasabugan ~ sinigang|sabaw|noodles|mainit na tubig|mantika|kape|lugaw|thermos|takure|kumukulong|gasul|tangke|lechon|kawali ~ balat|paltos|tuklap|buong|mukha|dibdib|katawan|likod|hita|tiyan|leeg',
  ],
  'electric-shock': [
    'nakuryente|na kuryente|kinuryente|nakoryente|na ground ng kuryente|tinamaan ng kidlat|nakidlatan',
    'nakuryente|kinuryente|nagrounded|na ground|nakoryente|nakuryenti|tinamaan ng kidlat|na kuryente',
  ],
  drowning: [
    'nalunod|nalulunod|muntik malunod|naiahon|nahulog sa pool|nahulog sa swimming pool',
    `inahon|naiahon|iniahon|hinango|nahango|nasagip|sinagip|nakuha|hinugot|hinila ~ ${WATER} ~ bata|baby|anak|sya|siya|bunso|pamangkin|kapatid|lalaki|babae|namin|apo|malata|nangingitim`,
    `nahulog|nalaglag|nadulas|lumubog|nakalubog|nakalutang|nakasubsob|sumubsob|lumusong|tinangay|natangay ~ ${WATER} ~ ${CHILD}|bunso|apo|kapatid|pinsan|pamangkin|lolo|nangingitim|di humihinga|hindi humihinga|sya|siya`,
    `nakainom ng tubig|nakalanghap ng tubig|nakalunok ng tubig|uminom ng maraming tubig ~ pool|dagat|swimming|lumangoy|beach|ilog`,
    'muntik malunod|muntik nang malunod|muntikan malunod|muntikan nang malunod',
    'nalunod|nalulunod ~ inahon|naiahon|malata|matamlay|di gumagalaw|nangingitim|hinango|tubig|ubo ng ubo|antok',
    'inahon|naiahon|hinango|nahango|iniahon ~ malata|matamlay|lata|di gumagalaw|di humihinga|maputla|nangingitim|antok|ubo|suka',
    'inahon|naiahon ~ malata pa|pero malata|malata na|matamlay pa|malatang malata|pero matamlay|di pa okay|pero nangingitim',
    'nalunod ~ inahon|naiahon|inahon namin|nakuha namin|nasagip',
  ],
  'carbon-monoxide': [
    'carbon monoxide',
    'amoy|singaw|tagas|leak|tumatagas ~ gas|lpg|gasul',
    'generator|heater|uling|kalan|gas|gasul|usok ng sasakyan ~ nahihilo|hilo|sakit ulo|masakit ulo|masakit ang ulo|nasusuka|sumasakit ang ulo',
    'alarm|detector ~ nahihilo|masakit ang ulo|nasusuka|carbon|tumutunog',
    'generator|genset|uling|ihaw|ihawan|heater|kotse|sasakyan|makina ng kotse|kalan ~ garahe|garage|loob|kwarto|sarado|umaandar|nakaandar|bahay ~ hilo|nahihilo|nahilo|suka|nasusuka|masakit ulo|masakit ang ulo|sakit ng ulo|di magising|walang malay|antok|nanghihina|hinimatay',
    'amoy gas|amoy lpg|singaw ng gas|leak ng gas|tagas ng gas|gas leak ~ hilo|nahihilo|suka|masakit|hinimatay|lahat|kami',
  ],
  'heat-illness': [
    'difference|pagkakaiba|pinagkaiba|kaibahan ~ heat stroke|heatstroke',
    'heat stroke|na heatstroke|na heat stroke|heatstroke|na init|sobrang init ~ nahihilo|nahilo|hilo|nahimatay|nasusuka',
  ],
  'heat-stroke': [
    'heat stroke|heatstroke',
    'init|arawan|bilad|nabilad|initan|mainit ~ nahimatay|hinimatay|nawalan ng malay|wala sa sarili|nalilito|hindi na pinagpapawisan|hindi na pinapawisan|di na pinagpapawisan|di na pinapawisan|walang pawis|nangisay|bumagsak|nag collapse',
    'naiwan|iniwan|naikulong|nakakulong|naka lock|nalock ~ kotse|sasakyan|car ~ bata|baby|anak|sanggol|aso',
    'init|arawan|bukid|bubong|bilad|nabilad|108|110|105 degrees|tanghaling tapat|namimitas|construction ~ nagdedeliryo|di na pinapawisan|di na siya pinapawisan|hindi na pinapawisan|di pinapawisan|hindi pinapawisan|tuyo ang balat|nanginginig|wala sa sarili|hinimatay|nahimatay|natumba|mainit balat|init ng balat|nalilito',
  ],
  'dirty-wound': [
    'kalawang|kalawangin|pako ~ natusok|nahiwa|naapakan|natapakan',
    'kalawang|kalawangin|kalawanging|pako|pakong|bubog|yero|tinik|lata|alambre|barbed wire|kawad|fish hook|kawit|buto ng isda ~ natusok|nahiwa|naapakan|natapakan|nakaapak|nakatapak|tumusok|nasugatan|bumaon|nakabaon|lumusot|sumabit',
    'tetanus|anti tetanus ~ pako|kalawang|sugat|hiwa|natusok|naapakan|nahiwa|kagat|bubog',
    'sugat|hiwa ~ madumi|putik|lupa|kanal|baha|tae|dumi ng hayop',
  ],
  sprain: [
    'pilay|napilayan|natapilok|napilay|bukong bukong|na sprain',
    'natapilok|natalapid|na sprain|nasprain|pilay|napilayan|naipitan ng ugat|naipitan',
  ],
  nosebleed: [`ilong ~ ${BLOOD}`, 'balinguyngoy|nagnosebleed|nag nosebleed|nosebleed'],
  crushed: [
    'naipit|nadaganan|nagulungan|nadurog|naipitan|nasagasaan|naluray|nakain ng|nahigop ~ makina|machine|forklift|sasakyan|kotse|truck|conveyor|gulong|pader|bakal|kargamento|elevator|traktora|gilingan|press|bus|jeep|van',
    'nadurog|durog|durog na durog|napisak|pisak ~ kamay|daliri|paa|binti|braso',
    'nabaon|natabunan|naipit sa ilalim ~ lupa|guho|sasakyan|gumuho|pader|debris',
  ],
  'struck-by-vehicle': [
    'nasagasaan|nabundol|nabangga ng|nahagip|na hit and run|nahit and run|hit and run|nagulungan|binangga',
  ],
  'likely-broken': [
    joined(
      ['di', 'hindi', 'di ko', 'hindi ko', 'di na', 'hindi na', 'di nya', 'hindi nya', 'ayaw'],
      ['maitapak', 'maapak', 'mailakad', 'maihakbang', 'itapak', 'maitapak ang paa'],
    ),
    'may tumunog|narinig kong lumagutok|lumagutok|may pumutok na tunog|lumagitik ~ buto|paa|bukong|tuhod|braso|kamay|pulso|daliri|nahulog|nadulas|natapilok',
    'pulso|wrist|kamay|braso|siko|bukong bukong|daliri ~ baluktot|tabingi|deformed|nag iba ang hugis|parang tinidor ~ nadulas|nahulog|natumba|namamaga|tukod|nakatukod|naglaro',
    'pulso|wrist|kamay|braso|siko|bukong bukong|daliri|paa|ankle|binti|balikat ~ baluktot|tabingi|deformed|nag iba ang hugis|nag iba ng hugis|parang tinidor|lihis|wala sa pwesto|wala sa lugar|nakausli|maga at masakit ~ nadapa|nadulas|natumba|nahulog|yelo|snow|namamaga|tumukod|natukod|natisod|naglaro|maga',
    joined(
      ['di', 'hindi', 'di ko', 'hindi ko', 'di nya', 'hindi nya', 'd', 'd ko', 'diko'],
      [
        'maapakan',
        'matapakan',
        'maitapak',
        'makatapak',
        'maitungtong',
        'maidiin',
        'maapak',
        'makaapak',
        'maihakbang',
        'maituntong',
      ],
    ),
  ],
  gout: ['gout|uric acid|rayuma', `hinlalaki|big toe ~ ${PAIN}|namamaga|pula|mainit`],
  bruise: ['nagpasa|nagkapasa|may pasa|mga pasa|puro pasa|pasa pasa|daming pasa|pasa sa|malaking pasa|pasang'],
  hypothermia: [
    'nanlalamig|ginaw na ginaw|nangangatog|nilalamig ~ bulol|antok|lito|di na nanginginig|snow|yelo|freezer|ilog|nababad',
  ],
  frostbite: [
    'na frostbite|nafrostbite|frostbite ang|frostbite yung|frostbite po',
    'daliri|paa|tenga|ilong ~ manhid|maputi|nangingitim|matigas ~ snow|yelo|lamig|freezer',
  ],
  'heavy-fall': [
    'nahulog|nalaglag|bumagsak ~ hagdan|bubong|puno|second floor|2nd floor|third floor|terrace|balcony|scaffolding|ladder|bintana',
  ],
  impaled: [
    'tumagos|tumusok|nakatusok|bumaon|natuhog|tinuhog|nakabaon ~ bakal|kawayan|rebar|stick|kahoy|kutsilyo|pana|sibat ~ tiyan|dibdib|hita|binti|likod|braso|leeg|katawan|mata',
  ],
  'hot-spill': [
    'nabuhusan|natapunan|natalsikan|nabanlian ~ mainit|kumukulo|kumukulong|mantika|kape|sabaw|noodles|tubig na mainit|lugaw',
  ],
}
