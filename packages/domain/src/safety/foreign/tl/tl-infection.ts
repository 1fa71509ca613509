import type { Lexicon } from '../../lexicon/lexicon'
import { PAIN } from './tl-words'
import { joined } from '../choices'

const SWELLS =
  'namamaga|namaga|maga|magang maga|lumalaki|lumaki|sumasara|sumisikip|nagsasara|sumikip|sumara|kumakapal|kumapal|parang may bara|barado|nagbabara'

/** Fever, sepsis, allergy, bites, skin, throat and ear. */
export const TAGALOG_INFECTION: Lexicon = {
  'mottled-skin': ['namumutla|maputla|putla|putlang putla|nanlalamig ~ baby|bata|anak|sya|siya|nya|mukha'],
  'extreme-pain': [
    `${PAIN} ~ di ko na kaya|hindi ko na kaya|di matiis|hindi matiis|di ko matiis|hindi ko matiis|namimilipit|ikamamatay`,
  ],
  'snake-bite': [
    'ahas|cobra|kobra|ulupong|rattlesnake|sawa|python|rattler ~ natuklaw|tinuklaw|kagat|nakagat|kinagat|tuklaw',
    'natuklaw|tinuklaw|nasaksak ng jellyfish|alakdan|alupihan',
  ],
  'animal-bite': [
    'aso|pusa|daga|paniki|unggoy|raccoon ~ nakagat|kinagat|kagat|nakalmot|kinalmot',
    'rabies',
    'aso|asong|pusa|pusang|kuting|tuta|daga|dagang|paniki|unggoy|raccoon|squirrel|kabayo|askal|puspin|doggy ~ nakagat|kinagat|kagat|nangagat|nakalmot|kinalmot|kalmot|nakagat ako|kinagat ako',
  ],
  anaphylaxis: [
    'allergy|alerhiya|allergic|allergic reaction ~ matindi|matinding|malala|malubha|malubhang|hirap|makahinga|namamaga|lalamunan',
    'anaphyla*',
    `hipon|seafood|mani|peanut|alimango|itlog|bubuyog|putakti|gamot|antibiotic|nuts|kumain|nakakain ~ namamaga|namaga|pantal|nagpantal|maga ~ labi|dila|lalamunan|hininga|paghinga|huminga|mukha`,
  ],
  'throat-swelling': [`lalamunan|dila|dila ko|throat ~ ${SWELLS}`],
  'face-swelling': [
    'mukha|labi|mata|lips|talukap ~ namamaga|namaga|maga|magang maga|lumobo',
    'mukha|pisngi|labi|mata ~ magang maga|namamaga|maga|lumobo|namaga',
  ],
  'allergy-trigger': [
    'nakagat|kinagat|natusok|nakakain|kumain|kinain ~ bubuyog|putakti|hipon|mani|peanut|alimango|seafood|hipon|wasp|bee|nuts',
  ],
  hives: ['pantal|pantal pantal|nagpapantal|nagpantal|pamamantal|tagulabay|hives|puro pantal'],
  'rash-not-fading': [
    'pantal|batik|rashes|rash|pasa|butlig ~ violet|purple|ube|lila|di nawawala pag diniinan|hindi nawawala pag diniinan|diniinan|pinipindot|parang pasa|lumalabas na lang',
  ],
  'red-spreading-skin': [
    'pamumula|namumula|pula ~ kumakalat|lumalawak|gumagapang',
    'namumula|pula|pamumula|mapula ~ binti|braso|paa|kamay|sugat|kagat|hita|balat|pulso|siko|tuhod ~ lumalaki|kumakalat|umaakyat|lumalawak|hanggang|mainit|gumagapang|may linya|guhit',
    'sugat|kagat|hiwa|kamay|paa|binti ~ maga|namamaga|mainit ~ pula hanggang|namumula hanggang|kumakalat|umaakyat|pula na|lumalaki ang pula',
    'paltos|talampakan|sugat|paa|binti|kagat|hiwa|tahi ~ namumula yung paligid|namumula ang paligid|pula yung paligid|pula ang paligid|pula paligid|namumula paligid|paligid ay pula|namumula sa paligid|palibot na pula|namumula ang palibot ~ nana|mabaho|maga|mainit|pulgada|inch|kumakalat|lumalaki|sugat|paltos',
  ],
  'wound-trouble': [
    'sugat|tahi ~ nana|nagnanana|namamaga|mabaho|bumuka|namumula|may nana',
    'tahi|sugat|opera|hiwa|cs|incision ~ nana|nagnanana|mabaho|bumuka|bumukas|nagtutubig|namumula|namamaga|maga|mainit|may lumalabas',
    'paltos|kalyo|sugat|langib|singaw sa paa|ulcer sa paa|butas sa paa|sugat sa paa|sugat sa talampakan ~ nana|may nana|mabaho|amoy|naagnas|nabubulok|pumutok|nangingitim|naknak|nagnanaknak|tumatagas|namumula|ayaw gumaling|di gumagaling|hindi gumagaling|di naghihilom|hindi naghihilom ~ diabetic|diabetes|talampakan|paa|sakong|daliri|binti|pula|mabaho|nana|dumudumi|maga',
    'diabetic|may diabetes|may sugar|mataas sugar|mataas ang sugar ~ sugat|paltos|kalyo|paa|talampakan|daliri sa paa|sakong ~ nana|mabaho|maga|namaga|namumula|nangingitim|ayaw gumaling|di gumagaling|hindi gumagaling|pumutok|itim|naknak',
  ],
  fever: [
    'lagnat|nilalagnat|may lagnat|nilagnat|nilalagnat ang|sinat|sinisinat|fever|mainit ang noo|mainit sya|nag aapoy sa lagnat|inaapoy ng lagnat|lagnatin',
  ],
  'high-fever': [
    'mataas ang lagnat|mataas na lagnat|mataas lagnat|nag aapoy sa lagnat|inaapoy ng lagnat|ang taas ng lagnat|taas ng lagnat|mataas yung lagnat',
    joined(
      [
        'lagnat',
        'lagnat na',
        'nilalagnat ng',
        'nilalagnat',
        'temp',
        'lagnat nya',
        'temp nya',
        'temperature',
        'lagnat ko',
        'lagnat nasa',
        'lagnat umabot ng',
        'umabot ng',
      ],
      ['394', '395', '396', '397', '398', '399', '40', '401', '402', '403', '103', '104', '1034'],
    ),
    joined(
      ['394', '395', '396', '397', '398', '40', '401', '402', '403'],
      ['ang lagnat', 'lagnat', 'yung lagnat', 'na lagnat'],
    ),
  ],
  'lasting-fever': [
    'lagnat|nilalagnat ~ tatlong araw|apat na araw|limang araw|isang linggo|3 araw|4 na araw|5 araw|3 days|4 days|5 days|di bumababa|hindi bumababa|ayaw bumaba|pabalik balik',
  ],
  chills: ['giniginaw|ginaw|ginaw na ginaw|chills|nangangatog sa ginaw'],
  cold: ['sipon|sinisipon|baradong ilong|barado ilong|barado ang ilong|bumabahing|bahing'],
  flu: ['trangkaso|tinatrangkaso|covid|flu|masakit ang katawan|sakit ng katawan|masakit katawan'],
  'sore-throat': [`lalamunan|throat ~ ${PAIN}|makati|nangangati|magaspang|tonsil`, 'sore throat|paos|tonsil'],
  'ear-pain': [`tenga|tainga ~ ${PAIN}|nana|luga`, `tenga|tainga|tenga ko ~ ${PAIN}|nana|luga|barado|may lumalabas`],
  rash: [
    'pantal|rashes|butlig|galis|bungang araw',
    'nangangati|makati|kati|pangangati ~ balat|braso|binti|katawan|likod|kamay|leeg|mukha|singit',
  ],
  'getting-worse': ['lumalala|lalong|palala ng palala|lumala|mas lumala'],
  'weak-immunity': ['chemo|nagchechemo|dialysis|na transplant'],
  mauled: [
    'aso|asong|pitbull|pit bull|askal|rottweiler ~ nilapa|sinakmal|pinagkakagat|sinagpang|niluray|winakwak|sinunggaban|pinagtulungan',
    'kinagat|nakagat|kagat|nilapa|sinakmal ~ mukha|leeg|ulo ~ aso|pitbull|pit bull|asong|askal',
    'kinagat|nakagat|kagat|nilapa|sinakmal|ginutay|napunit ~ mukha|leeg|ulo|anit|ilong|labi ~ aso|pitbull|pit bull|asong|askal|doberman|german shepherd',
  ],
  'throat-danger': [
    'di makalunok|hindi makalunok|di na makalunok|hindi na makalunok|d makalunok|di malunok|hindi malunok|di siya makalunok|hindi siya makalunok|di sya makalunok|hindi sya makalunok|ayaw lumunok ~ laway|naglalaway|lagnat|nilalagnat|namamaga|boses|bata|anak|baby|leeg|panga|hinga|tumutulo',
    'laway ~ di malunok|hindi malunok|di malulon|di makalunok|hindi makalunok|tumutulo na lang|tulo nang tulo ~ lalamunan|lagnat|tonsil|leeg|masakit|namamaga|di|hindi|hirap',
    'boses|pagsasalita ~ parang may mainit na|ngongo|ipit|parang nakasubo|muffled ~ lalamunan|lagnat|tonsil|panga|di makalunok',
  ],
  'feels-faint': [
    'parang hihimatayin|parang mahihimatay|parang mawawalan ng malay|mawawalan ng malay|nagdidilim ang paningin|nagdidilim paningin|mahihimatay na|hihimatayin na|parang babagsak|matutumba na|parang matutumba|lutang na lutang|mahihimatay',
  ],
  'missed-dialysis': [
    'dialysis|dyalisis|nagdadialysis ~ di naka|hindi naka|na miss|namiss|nalaktawan|di pumunta|hindi pumunta|absent|lumiban|di nakapag|hindi nakapag|2 beses|dalawang beses|skip',
  ],
  'sudden-deafness': [
    'nabingi|bingi|walang marinig|di makarinig|hindi makarinig|wala akong marinig|nawala ang pandinig|nawala pandinig|nawalan ng pandinig ~ bigla|biglang|biglaan|paggising|kaninang umaga|isang tenga|isang tainga|kaliwang tenga|kanang tenga',
  ],
  'white-patches': ['tonsil|tonsils|lalamunan ~ puti puti|puting|may puti|nana|puti sa|may nana'],
  shingles: [
    'shingles|kulebra|buni ng ahas|herpes zoster|paltos paltos|paltos|butlig na may tubig|nagtutubig na butlig ~ tagiliran|isang side|likod|mukha|noo|dibdib|mata|mahapdi|kumikirot|parang nasusunog',
  ],
  'hearing-fading': [
    'bungol|mahina ang pandinig|mahina pandinig|humihina ang pandinig|humihina pandinig|humina ang pandinig|humina pandinig|mahina na ang pandinig|mahina na pandinig|hirap na makarinig|hirap makarinig|hirap nang makarinig|hearing aid|bingi bingi|lakas ng tv|malakas ang tv|mahina tenga|mahina na tenga',
  ],
  'ear-noise': ['tenga|tainga ~ umuugong|ugong|may huni|ringing|tinnitus|kuliglig'],
  'sight-fading': [
    'lumalabo|malabo na|labo na|katarata|katarak|cataract ~ paunti unti|unti unti|taon|buwan|lolo|lola|mata|paningin|tatay|nanay',
  ],
  'nail-trouble': ['kuko ~ fungus|naninilaw|makapal|ingrown|alipunga|nangingitim|nabubulok|natutuklap'],
  'tick-bite': ['garapata|tick ~ kagat|nakagat|kinagat|nakakapit|dumikit'],
  sepsis: ['sepsis|lason sa dugo|impeksyon sa dugo|nalason ang dugo|septic'],
  infection: ['impeksyon|naimpeksyon|na infect|nainfect|infected|nagnanana|may nana|nana'],
  'flesh-eating': [
    'sugat|balat|paa|binti|hita ~ nangingitim|naaagnas|nabubulok|itim na ~ mabilis kumalat|kumakalat|lagnat|nilalagnat|sobrang sakit|mabaho',
  ],
  swarm: [
    'bubuyog|putakti|wasps|bees|pukyutan ~ pinagkakagat|pinagtutusok|kinuyog|kuyog|daan daan|maraming|buong katawan|pinutakti',
  ],
  'mouth-floor': [
    'ilalim ng dila|ilalim ng baba|ilalim ng panga ~ maga|namamaga|matigas|umbok ~ lunok|hinga|ngipin|bibig|lagnat|laway',
  ],
  'newborn-eye': [
    'newborn|bagong panganak|bagong silang|days old|araw pa lang ~ mata ~ muta|nana|maga|pula|namumula|di maidilat',
  ],
  'bell-palsy': ['bells palsy|bell palsy|na bells palsy'],
  sinus: ['sinusitis|sinus|nagsisinus'],
}
