import type { Lexicon } from '../../lexicon/lexicon'
import { BELLY, BLOOD, NOT, PAIN } from './tl-words'

const VERY =
  'sobra|sobrang|sobra sobra|grabe|grabeng|matindi|matinding|napakasakit|namimilipit|di ko matiis|hindi ko matiis|di na matiis|hindi matiis|di matiis|di makatayo|hindi makatayo|hindi ako makatayo|di ako makatayo|hindi na makatayo|hindi siya makatayo|di sya makatayo|hindi sya makatayo|hindi makagalaw|bigla|biglang|biglaan|umiiyak sa sakit|nakabaluktot|di ko na kaya|hindi ko na kaya|ikamamatay|di makatulog|parang sinasaksak|parang hinihiwa'

/** Belly, stool, vomit, urine and groin. */
export const TAGALOG_BELLY: Lexicon = {
  'back-pain': [
    `likod|balakang|bewang|baywang|gulugod ~ ${PAIN}`,
    `likod|likod ko|balakang|baywang|bewang ~ ${PAIN}|kirot|nangangalay|ngalay`,
  ],
  'very-thirsty': ['uhaw na uhaw|laging uhaw|sobrang uhaw|palaging uhaw'],
  'belly-pain': [
    `${BELLY} ~ ${PAIN}|humihilab|hilab|namimilipit|kumukulo|kabag`,
    `${BELLY} ~ tumutusok|tinutusok|pinipilipit|pinipiga|hinihila|kumikirot|sumasaksak|parang tinutusok|naninigas|pumipitik|pulikat|humahapdi|hapdi|humihilab`,
  ],
  'severe-belly-pain': [
    `${BELLY} ~ ${PAIN}|humihilab ~ ${VERY}`,
    `${BELLY} ~ namimilipit|parang hinihiwa|parang sinasaksak|parang pinupunit`,
    `${BELLY} ~ matigas|naninigas|tumigas|kasing tigas ~ ${PAIN}|bato|kahoy|namimilipit|di mahawakan`,
    `${BELLY} ~ namimilipit|parang hinihiwa|parang sinasaksak|tumatagos sa likod|di na makatayo|di makatayo|hindi makatayo|di makalakad|sobrang sakit|grabe ang sakit|napakasakit|parang sasabog|parang pumutok|pinipilipit`,
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
    `suka|nagsusuka|sumuka|isinuka|sinuka ~ ${BLOOD}|pula|buo buong dugo|kulay kape|parang giniling na kape`,
  ],
  'green-vomit': ['nagsusuka|sumuka|suka|nagsuka ~ berde|kulay berde|green'],
  'black-stool': [
    'dumi|tae|pagdumi|popo|poop|dumi ko ~ itim|maitim|itim na itim|nangingitim|alkitran|kulay itim',
    'dumi|tae|popo|poop|ebak|jebs ~ itim|maitim|itim na itim|kulay alkitran|parang alkitran|parang tar',
  ],
  'blood-in-stool': [`dumi|tae|pagdumi|popo|poop|pwet|puwet|tumatae|dumudumi|pagtae ~ ${BLOOD}`],
  'much-blood': [`${BLOOD} ~ marami|maraming|daming|ang dami|napakaraming|malakas|sobra`],
  jaundice: ['mata|balat ~ naninilaw|madilaw|dilaw|nagdilaw', 'naninilaw|paninilaw'],
  'no-urine': [
    `${NOT} ~ makaihi|umiihi|naiihi|nakakaihi|nakaihi`,
    'diaper|lampin ~ tuyo|di basa|hindi basa',
    `walang ihi|wala nang ihi|wala pang ihi|di umiihi|hindi umiihi|di pa umiihi|hindi pa umiihi|walang lumalabas na ihi|tuyo ang diaper|tuyo diaper|walang basa ang diaper|konti na lang ihi|di makaihi|hindi makaihi|di nakaihi|hindi nakaihi|hindi pa nakakaihi`,
    'konti ihi|konting ihi|kakaunti ihi|halos walang ihi|bihira umihi|konti na lang umihi|di na masyado umiihi',
  ],
  'full-bladder-pain': ['makaihi ~ masakit|puson|pantog|puputok'],
  'burning-urine': [
    'umiihi|ihi|pag ihi|pagihi|umihi|naiihi ~ mahapdi|masakit|hapdi|humahapdi|mainit|kirot|balisawsaw',
    'balisawsaw|uti',
    'balisawsaw|masakit umihi|mahapdi umihi|hapdi pag umiihi|mainit ang ihi|parang may bubog pag umiihi|mahapdi pag umiihi',
  ],
  'blood-in-urine': [
    `ihi|umiihi|umihi ~ ${BLOOD}|pula|kulay pula`,
    'ihi|umihi|umiihi|pag ihi|pag umiihi ~ dugo|pula|kulay coke|kulay kalawang|kulay tsaa|may dugo|pink|mapula',
  ],
  'dry-mouth': [
    'walang luha|tuyo ang bibig|tuyong tuyo ang labi|lubog ang mata|lubog na mata|lubog ang bunbunan',
    'tuyo|tuyong tuyo|nanunuyo|natutuyo ~ bibig|labi|dila ~ suka|nagsusuka|nagtatae|lagnat|konti ihi|ihi|hilo|nanghihina|walang luha',
  ],
  'testicle-pain': [
    `itlog ko|itlog nya|itlog niya|itlog ng|isang itlog|kaliwang itlog|kanang itlog|itlog ni|mga itlog|itlog nung|bayag|betlog|testicle ~ ${PAIN}|namamaga|maga`,
    `bayag|itlog ko|itlog nya|itlog ng anak|betlog|balls|testicle|isang itlog ~ ${PAIN}|namamaga|maga|namaga|pumilipit|umakyat`,
    `itlog|bayag|betlog|testicles ~ bigla|biglang|paggising ~ ${PAIN}|maga|namaga|lumaki`,
  ],
  diarrhea: ['nagtatae|pagtatae|lbm|tae ng tae|tae nang tae|diarrhea|nag tatae|basa ang dumi'],
  constipation: [
    'di makadumi|hindi makadumi|constipated|tibi|tinitibi|hirap dumumi',
    'hirap dumumi|di makadumi|hindi makadumi|tibi|tinitibi|matigas ang dumi|di pa dumudumi',
  ],
  heartburn: [
    'acid reflux|hyperacidity|nangangasim|acidic|gerd|asim ng sikmura',
    'sinisikmura|umaakyat ang asim|umaakyat asim|asim sa lalamunan|nangangasim|hyperacidity|acidic ako|heartburn|mahapdi ang sikmura|mahapdi sikmura|hapdi ng sikmura|kabag|dighay nang dighay|maasim ang lalamunan|acid reflux|gerd|umaasim|ulcer',
  ],
  'long-erection': [
    'ari|titi|tite|pututoy|penis|junjun|bird ko|batuta ~ matigas|tigas|nakatayo|naninigas|tayo ~ oras|hours|kagabi|kahapon|ayaw lumambot|ayaw bumaba|di lumalambot|hindi lumalambot',
  ],
  'sunken-soft-spot': ['bunbunan|bumbunan|malambot sa ulo ~ lubog|nakalubog|malalim|lumubog|lumalim'],
  'belly-cries': [
    'iyak|umiiyak|iyak nang iyak|sumisigaw ~ itinataas ang paa|tinataas ang paa|namimilipit|itinitiklop|nakabaluktot|paputol putol|tuwing ilang minuto ~ tiyan|baby|bata|anak|dugo',
  ],
  'weight-loss': [
    'pumayat|namayat|bumaba timbang|bumaba ang timbang|nangangayayat|nangayayat|nabawasan ng timbang|nabawasan timbang|namamayat|pumapayat ~ bigla|biglang|lbs|pounds|kilo|kg|months|buwan|di ko alam|walang dahilan|sobra|kahit|di naman',
  ],
  'drops-of-blood': [
    'almoranas|almuranas|hemorrhoids ~ dugo|tissue|patak|konting dugo|pagdumi|makati|lumalabas|umbok|masakit',
    'konting dugo|patak ng dugo|bahid ng dugo ~ tissue|toilet paper|pagpunas',
  ],
  'open-belly': [
    'tahi|opera|sugat|hiwa ~ bumuka|bumukas|pumutok|natanggal ~ bituka|laman loob|kita ang loob|lumalabas',
  ],
  'stuck-hernia': [
    'luslos|hernia ~ di maibalik|hindi maibalik|ayaw bumalik|matigas|masakit|nagsusuka|nangitim|namumula|naipit',
  ],
  'penis-injury': [
    'ari|titi|penis|etits ~ nabali|naipit|zipper|may lumagutok|nangitim|nagkulay violet|di maibalik ang balat|hindi maibalik ang balat',
  ],
  'upper-right-pain': [
    'kanang itaas|itaas sa kanan|kanang taas|ilalim ng tadyang|kanang tadyang|apdo|gallstone|gallstones|gallbladder ~ masakit|sumasakit|sakit|kumikirot|tiyan|bato',
  ],
}
