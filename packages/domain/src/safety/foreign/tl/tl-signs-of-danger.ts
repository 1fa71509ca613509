import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { BELLY, BLOOD, CHILD, PAIN } from './tl-words'

const SMALL = `${CHILD}|${joined(range(1, 6).map(String), ['yo', 'y o', 'yrs', 'taon', 'yold', 'yr old', 'yrs old', 'years old', 'year old', 'taon', 'taong gulang'])}|${range(
  1,
  6,
)
  .map((age) => `${age}yo|${age}y|${age}yrs`)
  .join('|')}|toddler|dalawang taon|tatlong taon|apat na taon|isang taon`
const CHEMICAL =
  'zonrox|bleach|clorox|muriatic|sosa|drano|asido|kerosene|gaas|gasolina|thinner|lason|racumin|detergent|sabong panlaba|acetone|pesticide|baygon|tide pods|laundry pods|rubbing alcohol|pang linis|panlinis ng kubeta|toilet cleaner|downy'
const TRUNK = 'tiyan|tyan|dibdib|likod|tagiliran|leeg|ulo|hita|braso|sikmura|balikat|batok|mukha|puwet'

/** What is done to a body or fails in it, told in other ways. */
export const TAGALOG_SIGNS_OF_DANGER: Lexicon = {
  gunshot: [
    `saksak|na saksak|nasaksak|sinaksak|pinagsasaksak|nasasaksak|inundayan|na stab|nastab|ginilitan|tinaga|nataga|na taga|pinagtataga|hinataw ng itak ~ ${TRUNK}|${BLOOD}|kutsilyo|ice pick|patalim|itak|gunting`,
    'nabaril|na baril|binaril|tinamaan ng bala|natamaan ng bala|ligaw na bala|may tama ng bala|may tama ng baril|tama ng bala|nabaril ng|pinagbabaril|na gunshot',
    'labas ang bituka|lumabas ang bituka|nakalabas ang bituka|lumabas yung bituka|kita ang bituka|lawit ang bituka',
  ],
  crushed: [
    'naipit|nadaganan|nagulungan|nadurog|naipitan|nasagasaan|naluray|nakain ng|nahigop ~ makina|machine|forklift|sasakyan|kotse|truck|conveyor|gulong|pader|bakal|kargamento|elevator|traktora|gilingan|press|bus|jeep|van',
    'nadurog|durog|durog na durog|napisak|pisak ~ kamay|daliri|paa|binti|braso',
    'nabaon|natabunan|naipit sa ilalim ~ lupa|guho|sasakyan|gumuho|pader|debris',
  ],
  'struck-by-vehicle': [
    'nasagasaan|nabundol|nabangga ng|nahagip|na hit and run|nahit and run|hit and run|nagulungan|binangga',
  ],
  'dangerous-accident': [
    'hit and run|na hit and run|nahit and run|bumaligtad ang kotse|bumangga sa poste|bumangga sa puno|nahulog sa bubong|nahulog sa hagdan|nahulog sa scaffolding|nahulog sa ladder|head on|nayupi ang kotse',
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
  ],
  amputation: [
    'daliri|kamay|paa|braso|binti|hinlalaki|hintuturo ~ naputol|putol|natanggal|natapyas|natapyasan|nahiwalay|nalagari|nalagari|naputulan|tanggal',
  ],
  'bad-burn': [
    'sunog|nasunog|lapnos|nalapnos|napaso|paso|nagliyab|sinilaban|binuhusan ng asido|nasabugan ~ mukha|buong katawan|katawan|dibdib|leeg|kamay|balat|braso|likod|ari ~ sumabog|gasul|lpg|tangke|apoy|gasolina|paputok|kuryente|mantika|langis|asido|kumukulo|kumukulong|mainit|nagtuklap|tuklap|paltos|stove|oven',
    'sunog ang mukha|sunog mukha|sunog ang katawan|nasunog ang mukha|nasunog mukha|lapnos ang balat|tanggal ang balat|natuklap ang balat|nasunog ang buhok at mukha',
    'nakalanghap|nalanghap|na suffocate|nakalanghap sya ~ usok ~ sunog|nasusunog|hingal|ubo|hilo|hirap',
  ],
  'electric-shock': ['nakuryente|kinuryente|nagrounded|na ground|nakoryente|nakuryenti|tinamaan ng kidlat|na kuryente'],
  'child-swallowed': [
    `${SMALL} ~ ${CHEMICAL} ~ umiinom|iniinom|nainom|ininom|uminom|natikman|nadilaan|naisubo|sinubo|dinilaan|nakatikim|nilunok|nalunok|nakainom`,
    `${CHEMICAL} ~ umiinom|iniinom|nainom|nainom ni|ininom|natikman|naisubo|sinubo|nalunok|nakainom ~ ${SMALL}`,
    `uminom|ininom|nainom|kinain|nadampot|nakuha|nabuksan|nakalunok|nalunok|nilunok|nginuya|sinubo|nakain ~ gamot ni|gamot nila|maintenance|gamot ng lolo|gamot ng lola|gamot ko|gamot namin|vitamins|iron|melatonin|gummies|edibles|gamot sa highblood|gamot sa puso|gamot ng tatay|gamot ng nanay|pampatulog ~ ${SMALL}`,
  ],
  poison: [
    'uminom|ininom|nainom|nakainom|tumungga|lumaklak|nilaklak ~ lason|lason sa daga|racumin|muriatic|zonrox|pamatay peste|pesticide|pang spray sa halaman|gramoxone|malathion|silver cleaner|antifreeze|methanol|lambanog na peke',
    'nalason|na food poison|nakain ng kabute|kabute|butete|tahong|talaba|red tide ~ nagsusuka|nanghihina|manhid|nahihilo|hirap huminga|namamanhid|suka',
  ],
  'mixed-cleaners': [
    'pinaghalo|hinalo|naghalo|napaghalo|nahalo|pinagsama ~ zonrox|bleach|muriatic|ammonia|clorox|domex|suka|toilet cleaner',
  ],
  'carbon-monoxide': [
    'generator|genset|uling|ihaw|ihawan|heater|kotse|sasakyan|makina ng kotse|kalan ~ garahe|garage|loob|kwarto|sarado|umaandar|nakaandar|bahay ~ hilo|nahihilo|nahilo|suka|nasusuka|masakit ulo|masakit ang ulo|sakit ng ulo|di magising|walang malay|antok|nanghihina|hinimatay',
    'amoy gas|amoy lpg|singaw ng gas|leak ng gas|tagas ng gas|gas leak ~ hilo|nahihilo|suka|masakit|hinimatay|lahat|kami',
  ],
  'overdose-look': [
    'maliit|ang liit|lumiit|parang tuldok|pinpoint ~ pupil|pupils|mata|itim ng mata',
    'bangag|nag nod|nanonod|groggy|lutang ~ di magising|mabagal|hirap gisingin|asul|ayaw magising',
  ],
  opioid: [
    'fenta|oxy|perc|percs|heroin|m30|pampamanhid ~ uminom|gumamit|nag take|nagtake|tinake|sumubok|nakainom|hithit|singhot|turok',
    'nag od|na od|nag overdose|nagod',
  ],
  'too-many-pills': [
    'uminom|ininom|nainom|nilaklak|lumaklak|tinake|nag take ~ bente|trenta|kwarenta|apatnapu|tatlumpu|dalawampu|limampu|isang banig|dalawang banig|isang bote|kalahating bote|sandakot|dakot|napakarami|lahat ng|sabay sabay|buong banig ~ gamot|biogesic|paracetamol|tylenol|pills|tableta|advil|sleeping pills|antidepressant|sertraline',
    'bote|banig|lalagyan ~ tylenol|biogesic|paracetamol|gamot|pills|sleeping pills|advil ~ ubos|ubos na|naubos|walang laman|inubos|wala nang laman',
  ],
  withdrawal: [
    'alak|inom|uminom|lasinggero|manginginom|umiinom|pag inom|tanduay|emperador|red horse ~ tumigil|huminto|di umiinom|hindi umiinom|di na umiinom|hindi na umiinom|itinigil|tinigil|walang alak|tinigilan|hindi nakainom|di nakainom ~ nanginginig|nangangatog|nakakakita|may nakikita|nangingisay|pinagpapawisan|nagdedeliryo|nalilito|nagwawala',
  ],
  'chemical-splash': [
    'mata|mukha at mata ~ muriatic|asido|acid|bleach|zonrox|kemikal|chemical|cleaner|panlinis|semento|pintura|apog|alcohol|thinner|mighty bond|super glue|pepper spray|paint ~ natalsikan|tumalsik|napunta|pumasok|nabuhusan|natapunan|nalagyan|napasok|napahid|nasabuyan|na splash|nasplash|tinamaan',
  ],
  'eye-injury': [
    'mata ~ may tumusok|tumusok|natusok|nasaksak|pumutok|nabutas|tumalsik na bakal|bakal|bubog|pako|bb gun|pellet|alambre|paputok ~ bakal|bubog|pako|metal|salamin|alambre|stick|lapis|dumudugo|dugo|bakal na|paputok|pellet|tumusok|natusok|pumutok',
  ],
  mauled: [
    'aso|asong|pitbull|pit bull|askal|rottweiler ~ nilapa|sinakmal|pinagkakagat|sinagpang|niluray|winakwak|sinunggaban|pinagtulungan',
    'kinagat|nakagat|kagat|nilapa|sinakmal ~ mukha|leeg|ulo ~ aso|pitbull|pit bull|asong|askal',
  ],
  'animal-bite': [
    'aso|asong|pusa|pusang|kuting|tuta|daga|dagang|paniki|unggoy|raccoon|squirrel|kabayo|askal|puspin|doggy ~ nakagat|kinagat|kagat|nangagat|nakalmot|kinalmot|kalmot|nakagat ako|kinagat ako',
  ],
  lockjaw: [
    'panga|bibig|baba ~ di na mabuka|hindi na mabuka|di mabuka|hindi mabuka|di mabuksan|ayaw bumuka|nakakandado|di maibuka|hindi maibuka|di na maibuka|naka lock|nag lock|naglock|di ko mabuka|hindi ko mabuka|di nya mabuka|di maibukas|naninigas|tumigas|hindi nya mabuka',
  ],
  'throat-danger': [
    'di makalunok|hindi makalunok|di na makalunok|hindi na makalunok|d makalunok|di malunok|hindi malunok|di siya makalunok|hindi siya makalunok|di sya makalunok|hindi sya makalunok|ayaw lumunok ~ laway|naglalaway|lagnat|nilalagnat|namamaga|boses|bata|anak|baby|leeg|panga|hinga|tumutulo',
    'laway ~ di malunok|hindi malunok|di malulon|di makalunok|hindi makalunok|tumutulo na lang|tulo nang tulo ~ lalamunan|lagnat|tonsil|leeg|masakit|namamaga|di|hindi|hirap',
    'boses|pagsasalita ~ parang may mainit na|ngongo|ipit|parang nakasubo|muffled ~ lalamunan|lagnat|tonsil|panga|di makalunok',
  ],
  choking: [
    'nabilaukan|nabulunan|nasamid|nahirinan|nabara|nabubulunan|nabibilaukan|nasasamid|nachoke|na choke ~ di umiiyak|hindi umiiyak|di makaiyak|di makaubo|hindi makaubo|walang boses|di makasalita|namumula|nangingitim|asul|violet|di makahinga|karne|ubas|candy|rambutan|lansones|hotdog|gatas|kanin|pagkain|mani|barya|laruan',
    'bumara|nakabara|nagbara|na stuck|nastuck|naipit ~ lalamunan|airway|throat ~ laruan|karne|hotdog|candy|ubas|barya|buto ng|kanin|pagkain|mani|di makahinga|asul|hirap huminga|di makapagsalita',
  ],
  'long-erection': [
    'ari|titi|tite|pututoy|penis|junjun|bird ko|batuta ~ matigas|tigas|nakatayo|naninigas|tayo ~ oras|hours|kagabi|kahapon|ayaw lumambot|ayaw bumaba|di lumalambot|hindi lumalambot',
  ],
  'flashes-floaters': [
    'kurtina|itim na anino|anino|belo|itim na tabing ~ paningin|mata|tingin|nakikita',
    'kidlat|kumikislap|kislap|flashes|lumulutang na itim|langaw langaw|floaters|itim na tuldok ~ mata|paningin|nakikita ~ bigla|biglang|dumami|ang dami|kanina|ngayon lang',
  ],
  'vision-loss': [
    'mata|paningin ~ nawalan ng paningin|nawala ang paningin|nawala paningin|nagdilim lahat|nabulag|di na makakita|hindi na makakita|puro itim|itim na lang|wala nang makita|blackout',
  ],
  confused: [
    'wala na sa sarili|wala na siya sa sarili|wala na sya sa sarili|wala sya sa sarili|wala siya sa sarili|kung anu anong sinasabi|kung ano anong pinagsasasabi|kung anu ano na sinasabi|di makausap nang matino|di makausap ng matino|di na makausap ng matino|hindi makausap ng matino|di na makausap nang maayos|hindi makausap nang maayos|di makausap|hindi makausap|di na makausap|hindi na makausap|nagdedelirio|nagdedeliryo|nagdidiliryo|sabog ang sinasabi|di na kami kilala|hindi na kami kilala|di na ako kilala|di alam kung nasaan|di na alam kung nasaan|iba iba na sinasabi|hinahanap yung patay|nagsasalita mag isa|nagha hallucinate|naghahallucinate',
  ],
  unresponsive: [
    joined(
      ['di', 'hindi', 'd', 'di na', 'hindi na', 'ayaw', 'ayaw na', 'ayaw nang', 'd na', 'hnd na', 'dina'],
      [
        'magising',
        'magising ni',
        'sumagot',
        'sumasagot',
        'gumising',
        'gumagalaw',
        'gumalaw',
        'kumikibo',
        'kumikilos',
        'dumilat',
        'dumidilat',
        'nagre response',
        'nagreresponse',
        'nagrerespond',
        'rumeresponde',
        'tumitibok',
        'humihinga at',
      ],
    ),
    'parang patay|parang bangkay|tulala at di|umuungol lang|ungol lang ~ gising|magising|sumasagot|di|hindi|ayaw|na',
    'nag collapse|nagcollapse|bumulagta|nakahandusay|nakabulagta|lupaypay na ~ sahig|banyo|di|hindi|walang|malay|na|kanina|bigla',
    'cpr ~ ginagawa|namin|ko|nagc|na kami|nagsi',
  ],
  fainted: [
    'bumulagta|nawalan ng ulirat|hinimatay|nahimatay|nag black out|nagblack out|natumba na lang|nabuwal na lang|bumagsak na lang|nawala ang ulirat|na blackout',
  ],
  'feels-faint': [
    'parang hihimatayin|parang mahihimatay|parang mawawalan ng malay|mawawalan ng malay|nagdidilim ang paningin|nagdidilim paningin|mahihimatay na|hihimatayin na|parang babagsak|matutumba na|parang matutumba|lutang na lutang|mahihimatay',
  ],
  dizzy: ['nahihilo|hilo|hilong|liyong|umiikot|hilong hilo|lutang'],
  'gray-look': [
    'ang putla|putlang putla|kulay abo|kulay papel|parang papel|namumutla na|maputlang maputla|sobrang putla|grabe ang putla|namumuti na|abuhin',
    'putla|maputla|namumutla ~ pawis|pinagpapawisan|pawisan|malamig',
  ],
  'chest-pain': [
    `dibdib|dibdib ko|chest|puso ~ parang pinipiga|sikip|ang sikip|bigat|ang bigat|kurot|may dumadagan|nakadagan|dinadagan|parang dinadaganan|nahihirapan|nininikip|naninikip|tusok|tumutusok|kirot`,
  ],
  'short-of-breath': [
    'hinahabol ang hininga|hinahabol hininga|habol hininga|habol ang hininga|hingal kabayo|hingal aso|mabilis na hinga|mabilis humihinga|ang bilis ng hinga|bilis huminga|humahangos|hapo kahit|hinihingal kahit|kinakapos|di makatapos ng sentence|putol putol magsalita sa hingal',
  ],
  'ribs-pulling': ['lumulubog|lubog|humuhukay|bumabaon|hinuhukay|lumalalim ~ ribs|tadyang|dibdib|leeg|tiyan|hinga'],
  'blue-lips': [
    'asul na|nangingitim|nangasul|nangangasul|violet na|ube na|bluish|nag blue|blue na|kulay ube|kulay talong ~ labi|lips|kuko|baby|anak|bata|bunso|mukha|sya|siya|lolo|lola|di umiiyak|paa|daliri|apo',
  ],
  'face-droop': [
    'nakanguso|tumabingi|tabingi|ngiwi|nakangiwi|lumaylay|nakalaylay|bumaba|bagsak|baluktot|lugso ~ mukha|bibig|labi|pisngi|ngiti|isang side|isang parte',
  ],
  'speech-trouble': [
    'utal|nauutal|bulol|garalgal|di maintindihan|hindi maintindihan|di na maintindihan|di ma gets|hindi ma gets|nangongo|parang lasing ~ salita|magsalita|sinasabi|pagsasalita|nagsasalita',
    joined(
      ['di', 'hindi', 'di na', 'hindi na', 'd na'],
      ['makapagsalita', 'makasalita', 'makasalita ng buo', 'makabuo ng salita', 'makabigkas'],
    ),
  ],
  seizure: [
    'nangisay|nangingisay|nagkikisay|kumikisay|nanginginig ang buong katawan|nagwawala ang katawan|tumirik ang mata|tirik ang mata|tirik na mata|tirik mata|naninigas ang katawan|nanigas ang katawan|bumubula ang bibig|bumubula bibig|bula ang bibig',
  ],
  'severe-belly-pain': [
    `${BELLY} ~ namimilipit|parang hinihiwa|parang sinasaksak|tumatagos sa likod|di na makatayo|di makatayo|hindi makatayo|di makalakad|sobrang sakit|grabe ang sakit|napakasakit|parang sasabog|parang pumutok|pinipilipit`,
  ],
  'belly-pain': [
    `${BELLY} ~ tumutusok|tinutusok|pinipilipit|pinipiga|hinihila|kumikirot|sumasaksak|parang tinutusok|naninigas|pumipitik|pulikat|humahapdi|hapdi|humihilab`,
  ],
  'severe-bleeding': [
    `${BLOOD}|pagdugo ~ bumulwak|bumubulwak|sumisirit|umaagos|walang tigil|ayaw tumigil|di tumitigil|hindi tumitigil|ayaw maampat|di maampat|hindi maampat|basang basa ang tuwalya|ligo sa|tagas nang tagas|tulo ng tulo|di mapigilan`,
  ],
  'vomiting-blood': [
    `suka|nagsusuka|sumuka|isinuka|sinuka ~ ${BLOOD}|pula|buo buong dugo|kulay kape|parang giniling na kape`,
  ],
  'black-stool': ['dumi|tae|popo|poop|ebak|jebs ~ itim|maitim|itim na itim|kulay alkitran|parang alkitran|parang tar'],
  'no-urine': [
    `walang ihi|wala nang ihi|wala pang ihi|di umiihi|hindi umiihi|di pa umiihi|hindi pa umiihi|walang lumalabas na ihi|tuyo ang diaper|tuyo diaper|walang basa ang diaper|konti na lang ihi|di makaihi|hindi makaihi|di nakaihi|hindi nakaihi|hindi pa nakakaihi`,
  ],
  'sunken-soft-spot': ['bunbunan|bumbunan|malambot sa ulo ~ lubog|nakalubog|malalim|lumubog|lumalim'],
  'testicle-pain': [
    `bayag|itlog ko|itlog nya|itlog ng anak|betlog|balls|testicle|isang itlog ~ ${PAIN}|namamaga|maga|namaga|pumilipit|umakyat`,
  ],
  'heat-stroke': [
    'init|arawan|bukid|bubong|bilad|nabilad|108|110|105 degrees|tanghaling tapat|namimitas|construction ~ nagdedeliryo|di na pinapawisan|di na siya pinapawisan|hindi na pinapawisan|di pinapawisan|hindi pinapawisan|tuyo ang balat|nanginginig|wala sa sarili|hinimatay|nahimatay|natumba|mainit balat|init ng balat|nalilito',
  ],
  'glucose-54': [
    joined(
      [
        'sugar',
        'sugar nya',
        'sugar ko',
        'sugar ni lola',
        'sugar ni lolo',
        'asukal',
        'blood sugar',
        'bs',
        'sugar na',
        'sugar nya ay',
        'sugar reading',
        'sugar ni papa',
        'sugar ni mama',
        'sugar nya nasa',
      ],
      range(20, 53),
    ),
    joined(range(30, 53).map(String), [
      'sugar',
      'ang sugar',
      'lang sugar',
      'lang ang sugar',
      'na lang sugar',
      'yung sugar',
    ]),
  ],
  'insulin-without-food': [
    'insulin|nagturok|turok|nag insulin|nag inject ~ di kumain|hindi kumain|di nag almusal|walang kain|nakalimutan kumain|sobra|nasobrahan|dalawang beses|doble|nadoble',
  ],
  'missed-dialysis': [
    'dialysis|dyalisis|nagdadialysis ~ di naka|hindi naka|na miss|namiss|nalaktawan|di pumunta|hindi pumunta|absent|lumiban|di nakapag|hindi nakapag|2 beses|dalawang beses|skip',
  ],
  'infant-fall': [
    'nahulog|nalaglag|nabitawan|gumulong ~ kama|crib|duyan|sofa|hagdan|braso ~ baby|sanggol|beybi|months old|buwan',
  ],
  'head-injury': [
    'ulo|noo|batok ~ tumama|nauntog|nabagok|pinukpok|binagsakan|nahampas|pumutok|putok ~ ulo|sahig|semento|bato|kahoy|sumuka|antok|hilo|dugo|malay|bakal|baseball|bola',
  ],
}
