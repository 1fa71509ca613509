import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'
import { BLOOD } from './tl-words'

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

/** Breath, choking and lungs. */
export const TAGALOG_BREATH: Lexicon = {
  stridor: ['ubo|paghinga ~ parang aso|tahol|kahol'],
  'cannot-breathe': [
    `${NOT_BREATHING}|d ~ makahinga|humihinga|makahiga ng maayos sa hingal|nakahinga|nakakahinga|makahinga hinga`,
    BREATHES_NOT,
    'hirap|nahihirapan|nahirapan|nahihirapang|hirap na hirap ~ huminga|paghinga|humihinga|hininga|hinga|makahinga',
    'kapos|kinakapos|kinapos|kulang|naghahabol|habol|hinahabol|nauubusan|putol putol ~ hininga|hangin|paghinga|hinga',
    'sumisikip|naninikip|mabigat ~ paghinga|hininga',
    'nasasakal|nasu suffocate|nasusuffocate|nalulunod sa|parang nalulunod|walang hangin|tumigil ang hininga|tumigil sa paghinga|huminto ang paghinga|tumigil huminga',
    'huminga|humihinga ~ mahirap|hirap',
    'humihinto|tumitigil|huminto|tumigil ~ paghinga|hininga',
    'asthma attack|asthma|hika|hinihika|hingal|hinihingal|hinga ~ di makatapos ng salita|di makatapos ng sentence|di makabuo ng salita|di makabuo ng sentence|paisa isang salita|isang salita lang|putol putol ang salita|putol putol magsalita|di na makapagsalita|hindi makatapos|di makatapos|nakaupo na lang para|di makahiga',
    'hinahabol ko na hininga|hinahabol na nya hininga|naghahabol ng hininga|naghahabol na ng hininga|hirap na hirap nang huminga|agaw hininga|naghihingalo|nag aagaw buhay|nag aagaw hininga|kakapusin ng hininga|kulang sa hangin|parang nauubusan ng hangin|sakal na sakal|parang sinasakal|nalulunod ang pakiramdam|hinga ng hinga di|ngumangasab ng hangin',
  ],
  'short-of-breath': [
    'hinihingal|hingal|hingal na hingal|mabilis ang paghinga|mabilis huminga|ang bilis huminga|hinahapo|hapong hapo|mabilis ang hininga|humihingal|bilis ng paghinga|bilis ng hinga|bilis huminga|mabilis ang hinga|mabilis paghinga|mabilis na paghinga|mabilis hinga',
    'hinahabol ang hininga|hinahabol hininga|habol hininga|habol ang hininga|hingal kabayo|hingal aso|mabilis na hinga|mabilis humihinga|ang bilis ng hinga|bilis huminga|humahangos|hapo kahit|hinihingal kahit|kinakapos|di makatapos ng sentence|putol putol magsalita sa hingal',
    'shortness of breath|difficulty breathing|sob sya|trouble breathing|nahihirapan sa paghinga|hirap sa paghinga',
  ],
  'blue-lips': [
    'labi|lips|bibig|mukha|kuko|baby|balat|siya|sya ~ asul|nangingitim|violet|nangangasul|kulay asul|naging asul|nag blue|nagblue|ube|kulay ube|maasul|nangasul|nangitim',
    'nangingitim na|nangangasul|kulay violet ~ sya|siya|si|baby|anak|bata|labi|mukha|kuko|lola|lolo|nanay|tatay|mama|papa|hinga|makahinga|humihinga|nabulunan|asawa|bunso|apo|kapatid|pamangkin|magising|hika|inhaler|dede|umiiyak|sanggol|balat|buong|bibig',
    'asul na|nangingitim|nangasul|nangangasul|violet na|ube na|bluish|nag blue|blue na|kulay ube|kulay talong ~ labi|lips|kuko|baby|anak|bata|bunso|mukha|sya|siya|lolo|lola|di umiiyak|paa|daliri|apo',
    'bughaw|bughaw na|asul asul|nag violet|nagviolet|nagkulay violet|nangingitim na|nangingitim|nag iba ng kulay|maitim na|kulay uling|grayish|gray na ~ labi|lips|kuko|mukha|baby|bata|sya|siya|anak|bunso|daliri',
  ],
  wheezing: ['humuhuni|may huni|sumisipol ~ dibdib|paghinga|hinga', 'wheezing'],
  asthma: ['hika|hikain|hinihika|asthma|may hika'],
  'inhaler-fails': [
    'inhaler|nebulizer|neb|nebu|ventolin|salbutamol|puff ~ hindi tumatalab|di tumatalab|di na tumatalab|hindi na tumatalab|ayaw tumalab|walang epekto|wala pa ring epekto|walang nangyayari|ubos|naubos|hindi umeepekto|di umeepekto|di na umeepekto|hindi na umeepekto|ganun pa rin|hirap pa rin',
    'inhaler|nebulizer|neb|nebu|ventolin|salbutamol|puff|pang hika|pausok ~ ayaw na tumalab|ayaw nang tumalab|di na kaya|di na makaya|wa epek|walang talab|di umubra|hindi umubra|di na umuubra|hinihingal pa rin|hirap pa rin|di pa rin|hindi pa rin|parang wala lang|ganon pa rin|ganoon pa rin|5 beses na|apat na beses na',
  ],
  'ribs-pulling': [
    'tadyang|dibdib|leeg ~ lumulubog|lubog|humuhukay|bumabaon',
    'lumulubog|lubog|humuhukay|bumabaon|hinuhukay|lumalalim ~ ribs|tadyang|dibdib|leeg|tiyan|hinga',
  ],
  'coughing-blood': [`ubo|umuubo|inuubo|plema|inubo ~ ${BLOOD}`],
  choking: [
    'nabulunan|nabibilaukan|nabilaukan|nasamid ~ di|hindi|makahinga|makapagsalita|nangingitim|asul|bata|baby|anak|lola|lolo|nanay|tatay|sya|siya|asawa|yung|ako',
    'bumara|nakabara|bara|bumabara|naipit|nagbara ~ lalamunan ~ di makahinga|hirap|asul|ubo|di makapagsalita|laruan|pagkain|karne|hotdog|candy|ubas|barya|bata|anak|baby|lolo|tatay|nanay|bagay|kanin|mani|sya|siya|asawa',
    'nabulunan|nabilaukan|nabibilaukan|nabubulunan|nachoke|na choke|nagchochoke|nag chochoke',
    'lalamunan ~ barya|pagkain|karne|ubas|candy ~ bumara|nakabara|stuck|na stuck|nastuck|bara',
    'nabilaukan|nabulunan|nasamid|nahirinan|nabara|nabubulunan|nabibilaukan|nasasamid|nachoke|na choke ~ di umiiyak|hindi umiiyak|di makaiyak|di makaubo|hindi makaubo|walang boses|di makasalita|namumula|nangingitim|asul|violet|di makahinga|karne|ubas|candy|rambutan|lansones|hotdog|gatas|kanin|pagkain|mani|barya|laruan',
    'bumara|nakabara|nagbara|na stuck|nastuck|naipit ~ lalamunan|airway|throat ~ laruan|karne|hotdog|candy|ubas|barya|buto ng|kanin|pagkain|mani|di makahinga|asul|hirap huminga|di makapagsalita',
  ],
  cough: [
    'ubo|inuubo|umuubo|ubo ng ubo|inuubo ako|may ubo',
    'ubo|inuubo|umuubo|inuubo ako|akong inuubo|ubo ng ubo|ubo nang ubo|uubo ubo|may ubo|dry cough|ubong',
    'ubo|inuubo|umuubo ~ weeks|linggo|buwan|di nawawala|ayaw mawala|gabi|plema|matagal|araw',
  ],
  'breath-stops-asleep': [
    'humihilik|humilik|hilik|naghihilik|paghilik ~ tumitigil|humihinto|nasasamid|natitigil|nagigising|gasping|nalulunod|antok buong araw|malakas',
  ],
  'at-rest': [
    'kahit nakahiga|kahit nakaupo lang|kahit nagpapahinga|kahit walang ginagawa|kahit di gumagalaw|habang nakahiga lang',
  ],
  'pink-froth': ['plema|ubo|inuubo|bula ~ pink|kulay rosas|bumubula|mabula ~ pink|hinga|makahinga|dugo'],
}
