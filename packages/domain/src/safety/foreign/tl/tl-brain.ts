import type { Lexicon } from '../../lexicon/lexicon'
import { NOT, PAIN } from './tl-words'
import { joined } from '../choices'

const SIDE =
  'kalahati|kalahating|kalahati ng katawan|isang parte|kaliwa|kaliwang|kanan|kanang|isang kamay|isang paa|isang braso|isang binti|isang side|kabila|kabilang|kamay|braso|paa|binti'
const LIMP =
  'nanlambot|nanlalambot|lumambot|nanghihina|nanghina|paralisado|paralyzed|hindi maigalaw|di maigalaw|nalaglag|nabibitawan|lupaypay|nalupaypay|walang lakas|wala nang lakas|wala ng lakas|lantang|bagsak|lawit|nakalawit|hindi gumagalaw|di gumagalaw'
const ONE_SIDE =
  'kalahati|kalahating|kalahati ng katawan|isang parte|kaliwa|kaliwang|kanan|kanang|isang kamay|isang paa|isang braso|isang binti|isang side|kabila|kabilang|right|left'
const NUMB = 'manhid|namamanhid|namanhid|manhid na|pamamanhid'
const LIMB = 'kamay|braso|paa|binti|daliri'

/** Strokes, head, spine and nerves. */
export const TAGALOG_BRAIN: Lexicon = {
  'face-droop': [
    'mukha|bibig|labi|pisngi|ngiti|face ~ ngiwi|tabingi|tumabingi|nakangiwi|ngumiwi|nakatabingi|baluktot|bumagsak|laylay|lumaylay|nakalaylay|lawlaw|manhid|namanhid|namamanhid|nag droop|droopy|hindi pantay|di pantay|bagsak|nagbago ang hugis',
    'ngumiwi|nakangiwi',
    'nakanguso|tumabingi|tabingi|ngiwi|nakangiwi|lumaylay|nakalaylay|bumaba|bagsak|baluktot|lugso ~ mukha|bibig|labi|pisngi|ngiti|isang side|isang parte',
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
    'kalahati ng katawan|kalahating katawan|kabiyak ng katawan|kaliwang parte|kanang parte|kaliwang side|kanang side|kaliwang kamay|kanang kamay|kaliwang paa|kanang paa|kaliwang braso|kanang braso ~ di makataas|hindi makataas|di na maramdaman|wala nang pakiramdam|ayaw sumunod|ayaw gumalaw|di sumusunod|hindi sumusunod|patay|namatay|parang patay|hinang hina|nanghihina na|walang pwersa|di maangat|hindi maangat|nakalaylay|kinakaladkad|kaladkad|di makahawak|hindi makahawak',
    'nahulog ang kutsara|nalaglag ang kutsara|nabitawan ang baso|nabitawan ang tasa|nabitawan ang kutsara|di mahawakan ang kutsara|di makabutones ~ bigla|biglang|kamay|kaliwa|kanan|bulol|ngiwi',
  ],
  'speech-trouble': [
    'bulol|nabubulol|bulul|nauutal bigla|biglang nauutal|pabulol|utal utal|slurred|nag slur|nagslur',
    `${NOT} ~ makapagsalita|makasalita|nakapagsalita|magsalita|makabigkas|maintindihan ang sinasabi|maintindihan sinasabi|maintindihan yung sinasabi|malinaw magsalita`,
    'hirap ~ magsalita|bumigkas',
    'salita|magsalita|pagsasalita|sinasabi ~ bulol|garalgal|malabo|di maintindihan|hindi maintindihan|di ko maintindihan|hindi ko maintindihan|kakaiba|magulo|tuwid',
    'utal|nauutal|bulol|garalgal|di maintindihan|hindi maintindihan|di na maintindihan|di ma gets|hindi ma gets|nangongo|parang lasing ~ salita|magsalita|sinasabi|pagsasalita|nagsasalita',
    joined(
      ['di', 'hindi', 'di na', 'hindi na', 'd na'],
      ['makapagsalita', 'makasalita', 'makasalita ng buo', 'makabuo ng salita', 'makabigkas'],
    ),
    'di mabigkas|hindi mabigkas|di makabigkas|parang may nakasubo|parang lasing magsalita|parang lasing kung magsalita|nag slur|slurred na|bulol bulol|nabulol na|pautal utal|ungol na lang|umuungol na lang|paiba iba ng salita|baluktot ang dila|nakapilipit ang dila|matigas ang dila|tumigas ang dila|kapal ng dila ~ bigla|biglang|kanina|kaninang|sya|siya|nanay|tatay|lolo|lola|mama|papa|na|paggising',
  ],
  'vision-loss': [
    'mata|paningin ~ nawala|bulag|nabulag|walang makita|wala akong makita|wala nang makita|wala syang makita|dumilim|nagdilim|nawalan',
    `${NOT} ~ makakita|nakakakita|nakakita`,
    'nabulag|doble ang paningin|doble paningin|dalawa ang nakikita|nagdodoble ~ bigla|paningin|mata|nakikita',
    'walang makita|wala akong makita ~ bigla|biglang|mata',
    'mata|paningin ~ nawalan ng paningin|nawala ang paningin|nawala paningin|nagdilim lahat|nabulag|di na makakita|hindi na makakita|puro itim|itim na lang|wala nang makita|blackout',
  ],
  'vision-change': [
    'nanlalabo|malabo|lumalabo|lumabo|nanlabo|nagdidilim|may kumikislap|kumikislap|blurred|blurry ~ paningin|mata|tingin|vision|makita',
  ],
  confused: [
    'nalilito|lito|litong lito|wala sa sarili|tuliro|parang wala sa sarili|disoriented|nagdedeliryo|nagdidiliryo|deliryo|kung ano ano ang sinasabi|kung ano ano sinasabi|kung ano anong sinasabi|kung anu ano',
    `${NOT} ~ kami makilala|ako makilala|makilala|kilala|nakikilala|alam kung nasaan|makausap ng maayos|makausap nang maayos`,
    'wala na sa sarili|wala na siya sa sarili|wala na sya sa sarili|wala sya sa sarili|wala siya sa sarili|kung anu anong sinasabi|kung ano anong pinagsasasabi|kung anu ano na sinasabi|di makausap nang matino|di makausap ng matino|di na makausap ng matino|hindi makausap ng matino|di na makausap nang maayos|hindi makausap nang maayos|di makausap|hindi makausap|di na makausap|hindi na makausap|nagdedelirio|nagdedeliryo|nagdidiliryo|sabog ang sinasabi|di na kami kilala|hindi na kami kilala|di na ako kilala|di alam kung nasaan|di na alam kung nasaan|iba iba na sinasabi|hinahanap yung patay|nagsasalita mag isa|nagha hallucinate|naghahallucinate',
    'ulyanin bigla|biglang ulyanin|biglang naging makakalimutin|di nya alam kung anong araw|di alam kung anong araw|di alam ang pangalan|di matandaan ang pangalan|di na alam ang pangalan|paulit ulit ang tanong mula nung|paulit ulit ang tanong simula|nagsasalita ng walang saysay|walang sense ang sinasabi|di maka focus at lito|lutang at lito|nawawala sa sarili|parang sinapian|kung saan saan napupunta ang sinasabi',
  ],
  stroke: [
    'stroke|na stroke|nastroke|istrok|na istrok|mild stroke|mai stroke|maistroke|inatake sa utak',
    'nastroke|naistroke|na istroke',
  ],
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
  photophobia: [
    'ilaw|liwanag|sikat ng araw ~ nasisilaw|silaw|masakit sa mata|ayaw|takot|di matiis',
    'nasisilaw|silaw na silaw|di makatingin sa ilaw|masakit sa ilaw|ayaw sa ilaw|ayaw ng ilaw|ayaw sa liwanag',
  ],
  'head-injury': [
    'ulo|noo|batok|bumbunan ~ nauntog|untog|nabagok|bagok|tinamaan|tumama|nabangga|nahampas|hinampas|napukpok|pinukpok|nasugatan|bumagsak|nagkabukol|nabukol|bukol|nalaglagan',
    'nabagok|nauntog',
    'ulo|noo|batok ~ tumama|nauntog|nabagok|pinukpok|binagsakan|nahampas|pumutok|putok ~ ulo|sahig|semento|bato|kahoy|sumuka|antok|hilo|dugo|malay|bakal|baseball|bola',
    'nabagsakan|nalaglagan|nahulugan|tinamaan|nahampas|nabagsak|natamaan|binato|nabato ~ ulo|noo|batok|bumbunan',
  ],
  'saddle-numb': ['singit|ari|puwet|pwet|pwerta|pagitan ng hita ~ manhid|namamanhid'],
  'lost-bladder-control': [
    'ihi|umihi|naihi|tae|dumi|pagdumi ~ di mapigil|hindi mapigil|di makontrol|hindi makontrol|di ko mapigil|hindi ko mapigil|di ko na mapigil|hindi ko na mapigil|di ko makontrol|hindi ko makontrol|di na mapigil|hindi na mapigil|napapaihi|lumalabas na lang|kusa|macontrol',
    'naiihi na lang|napapaihi|naihian ang sarili|natae na lang',
  ],
  'both-legs-weak': [
    'dalawang binti|dalawang paa|mga binti|mga paa|parehong paa|parehong binti|bewang pababa|baywang pababa ~ manhid|namamanhid|nanghihina|walang lakas|di maigalaw|hindi maigalaw|di ko maigalaw|hindi ko maigalaw|wala akong maramdaman',
  ],
  lockjaw: [
    'panga ~ naninigas|di mabuka|hindi mabuka|naka lock|nakasara|maibuka|mabuka',
    'panga|bibig|baba ~ di na mabuka|hindi na mabuka|di mabuka|hindi mabuka|di mabuksan|ayaw bumuka|nakakandado|di maibuka|hindi maibuka|di na maibuka|naka lock|nag lock|naglock|di ko mabuka|hindi ko mabuka|di nya mabuka|di maibukas|naninigas|tumigas|hindi nya mabuka',
  ],
  'odd-limbs': [
    joined(
      ['di', 'hindi', 'd', 'di na', 'hindi na', 'di ko', 'hindi ko', 'di nya', 'hindi nya', 'di niya', 'hindi niya'],
      [
        'makagalaw',
        'maigalaw ang paa',
        'maigalaw ang binti',
        'maigalaw mga paa',
        'maramdaman ang paa',
        'maramdaman paa',
        'maramdaman mga paa',
        'maramdaman binti',
        'maramdaman ang binti',
        'maramdaman ang katawan',
      ],
    ),
    'walang pakiramdam|wala akong maramdaman|wala syang maramdaman|walang maramdaman|manhid ~ paa|binti|mga paa|baba|baywang|legs',
    'manhid|namamanhid|walang pakiramdam ~ mga kamay|kamay|paa|binti|mga paa ~ sasakyan|nahulog|bumaliktad|tumaob|nabangga|leeg|aksidente|natumba',
  ],
  'leg-nerve': [
    `${PAIN}|kirot|manhid|kuryente ~ likod|balakang|puwet|pwet|hita ~ hanggang paa|pababa sa binti|hanggang binti|pababa sa paa|hanggang hita`,
  ],
}
