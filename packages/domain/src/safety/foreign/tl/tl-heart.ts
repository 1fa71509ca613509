import type { Lexicon } from '../../lexicon/lexicon'
import { PAIN, SWOLLEN } from './tl-words'

const WEIGHS =
  'naninikip|sumisikip|paninikip|sumikip|masikip|mabigat|bumibigat|nakadagan|dinadaganan|dinaganan|dagan|nakapatong|nakaupo|inuupuan|pinipiga|piniga|pinipisil|parang pinipilipit|binabarena|tinutusok|parang tinusok|sinasaksak|bato|elepante|mainit na mainit|naipit|iniipit|nadudurog|kinakabog|pinupukpok|hinahawakan|hawak|hinawakan|sapo|parang sasabog|parang pinupunit|punit'

/** Chest pain, the beat of the heart, fainting, pressure and great vessels. */
export const TAGALOG_HEART: Lexicon = {
  'chest-pain': [
    `dibdib|chest ~ ${PAIN}|${WEIGHS}`,
    'puso ~ naninikip|sumisikip|kumikirot|sumasakit|masakit|parang tinutusok|pinipiga|parang pinipiga',
    'nakadagan sa dibdib|parang may nakadagan|parang may nakapatong',
    `dibdib|dibdib ko|chest|puso ~ parang pinipiga|sikip|ang sikip|bigat|ang bigat|kurot|may dumadagan|nakadagan|dinadagan|parang dinadaganan|nahihirapan|nininikip|naninikip|tusok|tumutusok|kirot`,
    'chest pain|pananakit ng dibdib|pain sa dibdib|pain sa chest|chest tightness|chest pressure|chest heaviness|paninikip ng dibdib',
  ],
  'heart-attack': [
    'atake sa puso',
    'inaatake sa puso|inatake sa puso|aatakihin sa puso|atakihin sa puso|heart attack|inaatake ng puso|inatake ng puso|cardiac arrest',
    'inatake|inaatake ~ puso',
    'tumigil|huminto ~ puso|tibok',
  ],
  'pain-spreads': [
    'kumakalat|umaabot|gumagapang|hanggang|papunta|abot ~ panga|braso|balikat|likod|kaliwang|leeg|kamay',
    'manhid|namamanhid|masakit ~ kaliwang braso|kaliwang kamay|panga|kaliwang balikat',
  ],
  sweating: ['pawis*|pinagpapawisan|pinapawisan|pawisan|nagpapawis|malamig na pawis|namamawis|butil butil na pawis'],
  palpitations: [
    'puso|dibdib ~ kabog|kumakabog|bilis|mabilis|tibok|kumakalabog|palpitate',
    'palpitate*|nagpapalpitate|palpitation*|bilis ng tibok|mabilis ang tibok|kumakabog',
  ],
  fainted: [
    'hinimatay|nahimatay|hihimatayin|nawalan ng ulirat|bumagsak bigla|biglang bumagsak|biglang natumba|natumba bigla|nag collapse|nagcollapse|nag pass out|nag faint|himatay|nahihimatay|hinihimatay',
    'nagdidilim|nagdilim|dumidilim|dumilim|madilim ~ paningin',
    'natumba|bumagsak|nabuwal ~ bigla|biglang|malay|gising',
    'bumulagta|nawalan ng ulirat|hinimatay|nahimatay|nag black out|nagblack out|natumba na lang|nabuwal na lang|bumagsak na lang|nawala ang ulirat|na blackout',
  ],
  dizzy: [
    'nahihilo|hilo|hilong hilo|nahilo|umiikot ang paningin|umiikot ang mundo|liyo|naliliyo|nalilyo|umiikot paningin',
    'nahihilo|hilo|hilong|liyong|umiikot|hilong hilo|lutang',
  ],
  'leg-swelling-one': [
    'isang binti|isang paa|binti|isang hita|alak alakan|kaliwang binti|kanang binti|kaliwang paa|kanang paa ~ namamaga|maga|namaga|lumaki|namumula',
    'isa|isang ~ binti|paa ~ maga|namamaga|namaga',
    `isang|isa kong|kaliwang|kanang|left|right ~ binti|paa|hita|alak alakan|leg|calf ~ ${SWOLLEN}|masakit at maga`,
    `${SWOLLEN} ~ isang|kaliwang|kanang|isa ~ binti|paa|hita|leg|alak alakan`,
  ],
  'leg-swelling': [
    'paa|binti ~ manas|namamanas|maga|namamaga|magang maga',
    'manas|namamanas|manas na manas',
    'manas|minamanas|namamanas|pamamanas ~ paa|binti|hapon|gabi|pag matagal nakatayo|mga paa',
  ],
  'high-blood-pressure': ['high blood|highblood|altapresyon|mataas ang bp|mataas bp|mataas ang blood pressure'],
  'gray-look': [
    'ang putla|putlang putla|kulay abo|kulay papel|parang papel|namumutla na|maputlang maputla|sobrang putla|grabe ang putla|namumuti na|abuhin',
    'putla|maputla|namumutla ~ pawis|pinagpapawisan|pawisan|malamig',
  ],
  'icd-shock': ['pacemaker|icd|defibrillator ~ kumuryente|nag shock|nagshock|nakuryente|sumipa|pumutok'],
  'heart-failure': ['heart failure|mahina ang puso|humina ang puso|lumaki ang puso|tubig sa puso|tubig sa baga'],
  'tearing-pain': [
    'dibdib|likod ~ parang napupunit|parang pinupunit|parang hinihiwa|punit ~ bigla|likod|sakit|masakit|tumatagos',
  ],
}
