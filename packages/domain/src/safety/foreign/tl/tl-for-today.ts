import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { PAIN } from './tl-words'

const SWOLLEN = 'namamaga|namaga|maga|magang maga|lumobo|malaki na|lumaki|tambok|umbok|namumula at maga'

/** What a doctor should see today. */
export const TAGALOG_FOR_TODAY: Lexicon = {
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
  ],
  'dirty-wound': [
    'kalawang|kalawangin|kalawanging|pako|pakong|bubog|yero|tinik|lata|alambre|barbed wire|kawad|fish hook|kawit|buto ng isda ~ natusok|nahiwa|naapakan|natapakan|nakaapak|nakatapak|tumusok|nasugatan|bumaon|nakabaon|lumusot|sumabit',
    'tetanus|anti tetanus ~ pako|kalawang|sugat|hiwa|natusok|naapakan|nahiwa|kagat|bubog',
    'sugat|hiwa ~ madumi|putik|lupa|kanal|baha|tae|dumi ng hayop',
  ],
  'emergency-contraception': [
    'condom|kondom|goma ~ naputok|pumutok|napunit|butas|nabutas|natanggal|naiwan|nasira|punit',
    'morning after pill|plan b|emergency pill|emergency contraceptive|pampahinto ng buntis',
  ],
  'unprotected-sex': [
    'nag sex|nagsex|nakipag sex|nakipagtalik|nagtalik|nag do|nag anuhan ~ walang condom|walang proteksyon|walang protection|walang gamit|naputok sa loob|pinutok sa loob|withdrawal|takot mabuntis|hiv',
  ],
  'out-of-vital-medicine': [
    'ubos|ubos na|naubos|naubusan|naubusan na|wala nang|wala ng|wala na|nawalan|paubos|kinapos|walang stock|tumigil|itinigil|di nakainom|hindi nakainom|skip ~ insulin|gamot sa epilepsy|gamot ko sa epilepsy|gamot nya sa epilepsy|gamot ko sa seizure|gamot nya sa seizure|gamot ko sa puso|gamot nya sa puso|gamot sa seizure|gamot sa kombulsyon|eliquis|xarelto|warfarin|blood thinner|keppra|lithium|prednisone|steroids|gamot sa puso|anti rejection|gamot sa transplant|gamot sa utak|antipsychotic|depakote',
  ],
  'leg-swelling-one': [
    `isang|isa kong|kaliwang|kanang|left|right ~ binti|paa|hita|alak alakan|leg|calf ~ ${SWOLLEN}|masakit at maga`,
    `${SWOLLEN} ~ isang|kaliwang|kanang|isa ~ binti|paa|hita|leg|alak alakan`,
  ],
  'likely-broken': [
    joined(
      ['di', 'hindi', 'di ko', 'hindi ko', 'di na', 'hindi na', 'di nya', 'hindi nya', 'ayaw'],
      ['maitapak', 'maapak', 'mailakad', 'maihakbang', 'itapak', 'maitapak ang paa'],
    ),
    'may tumunog|narinig kong lumagutok|lumagutok|may pumutok na tunog|lumagitik ~ buto|paa|bukong|tuhod|braso|kamay|pulso|daliri|nahulog|nadulas|natapilok',
    'pulso|wrist|kamay|braso|siko|bukong bukong|daliri ~ baluktot|tabingi|deformed|nag iba ang hugis|parang tinidor ~ nadulas|nahulog|natumba|namamaga|tukod|nakatukod|naglaro',
  ],
  'broken-bone': [
    'nabali|nabalian|bali|basag|crack|nacrack|nabasag|fracture ~ buto|daliri|braso|kamay|paa|tadyang|binti|pulso|balikat|ilong|panga|hinlalaki|collarbone',
  ],
  'sudden-deafness': [
    'nabingi|bingi|walang marinig|di makarinig|hindi makarinig|wala akong marinig|nawala ang pandinig|nawala pandinig|nawalan ng pandinig ~ bigla|biglang|biglaan|paggising|kaninang umaga|isang tenga|isang tainga|kaliwang tenga|kanang tenga',
  ],
  'breast-infection': [
    'dede|suso|breast|boobs|utong ~ matigas|pula|namumula|mainit|maga|namamaga|bukol|nana|mastitis ~ lagnat|nilalagnat|breastfeeding|nagpapadede|nagpapasuso|nagpapa breastfeed|giniginaw|gatas',
    'mastitis',
  ],
  'red-spreading-skin': [
    'namumula|pula|pamumula|mapula ~ binti|braso|paa|kamay|sugat|kagat|hita|balat|pulso|siko|tuhod ~ lumalaki|kumakalat|umaakyat|lumalawak|hanggang|mainit|gumagapang|may linya|guhit',
    'sugat|kagat|hiwa|kamay|paa|binti ~ maga|namamaga|mainit ~ pula hanggang|namumula hanggang|kumakalat|umaakyat|pula na|lumalaki ang pula',
  ],
  'wound-trouble': [
    'tahi|sugat|opera|hiwa|cs|incision ~ nana|nagnanana|mabaho|bumuka|bumukas|nagtutubig|namumula|namamaga|maga|mainit|may lumalabas',
  ],
  'white-patches': ['tonsil|tonsils|lalamunan ~ puti puti|puting|may puti|nana|puti sa|may nana'],
  shingles: [
    'shingles|kulebra|buni ng ahas|herpes zoster|paltos paltos|paltos|butlig na may tubig|nagtutubig na butlig ~ tagiliran|isang side|likod|mukha|noo|dibdib|mata|mahapdi|kumikirot|parang nasusunog',
  ],
  'dry-mouth': [
    'tuyo|tuyong tuyo|nanunuyo|natutuyo ~ bibig|labi|dila ~ suka|nagsusuka|nagtatae|lagnat|konti ihi|ihi|hilo|nanghihina|walang luha',
  ],
  'high-fever': [
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
  'temp-38': [joined(range(380, 389).map(String).concat('38'), ['na lagnat', 'ang lagnat', 'lagnat'])],
  'red-eye': [`mata ~ namumula|mapula|pula|pulang pula`],
  photophobia: [
    'nasisilaw|silaw na silaw|di makatingin sa ilaw|masakit sa ilaw|ayaw sa ilaw|ayaw ng ilaw|ayaw sa liwanag',
  ],
  'glucose-300': [
    joined(
      [
        'sugar',
        'sugar nya',
        'sugar ko',
        'sugar ni mama',
        'sugar ni papa',
        'sugar ni lola',
        'sugar ni lolo',
        'blood sugar',
        'glucose',
        'asukal',
      ],
      [
        '300',
        '310',
        '305',
        '315',
        '320',
        '330',
        '340',
        '350',
        '360',
        '370',
        '380',
        '390',
        '400',
        '410',
        '420',
        '430',
        '440',
        '450',
        '460',
        '470',
        '480',
        '490',
        '500',
        '510',
        '520',
        '550',
        '560',
        '580',
        '600',
        'high',
      ],
    ),
  ],
  'blood-in-urine': [
    'ihi|umihi|umiihi|pag ihi|pag umiihi ~ dugo|pula|kulay coke|kulay kalawang|kulay tsaa|may dugo|pink|mapula',
  ],
  'no-urine': [
    'konti ihi|konting ihi|kakaunti ihi|halos walang ihi|bihira umihi|konti na lang umihi|di na masyado umiihi',
  ],
  'joint-ache': [
    `tuhod|balakang|balikat|siko|kasukasuan|pulso|bukong bukong|hinlalaki|sakong|talampakan|daliri ~ ${PAIN}|namamaga|maga|naninigas|di maitaas|hirap itaas`,
  ],
  'face-swelling': ['mukha|pisngi|labi|mata ~ magang maga|namamaga|maga|lumobo|namaga'],
}
