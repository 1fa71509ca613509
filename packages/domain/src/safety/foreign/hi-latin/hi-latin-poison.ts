import type { Lexicon } from '../../lexicon/lexicon'

const TENS = [
  ...Array.from({ length: 91 }, (_each, at) => `${at + 10}`),
  ...'das|barah|pandrah|bees|bis|pachis|pachees|tees|chalis|chaalis|pachas|pachaas|sau|dher sari|dher saari|bahut sari|bahut saari|puri bottle|poori bottle|puri sheeshi|poori sheeshi|pura patta|poora patta|puri strip'.split(
    '|',
  ),
]
const MEDICINES =
  'crocin|dolo|paracetamol|disprin|combiflam|calpol|tylenol|panadol|brufen|ibuprofen|advil|aspirin|alprax|xanax|valium|ativan|benadryl|metformin|sleeping pill|neend ki|nind ki|bp ki|sugar ki|dard ki|painkiller|saridon'.split(
    '|',
  )
const MANY_MEDICINES = TENS.flatMap((count) => MEDICINES.map((medicine) => `${count} ${medicine}`)).join('|')
const SWALLOWED =
  'kha li|kha lee|kha liya|kha liye|kha lein|kha lin|khali hai|khaali|nigal|le li|le lee|le liya|le lin|kha gaya|kha gayi|kha gaye|khayi|kha ke|khake|gatak|ga lee|kha chuk'
const CHILD = 'baccha|bacchi|beta|bete|beti|munna|chhota|chhoti|baby|ladka|ladki|munni|munne|ladke'
const BATTERY = 'battery|button cell|button battery|cell battery|magnet'

/** Poisons, overdoses, withdrawal and venom. */
export const HINDI_IN_LATIN_POISON: Lexicon = {
  'too-many-pills': [
    'overdose',
    `${MANY_MEDICINES} ~ ${SWALLOWED}`,
    `${MEDICINES.join('|')} ~ ${SWALLOWED} ~ poora patta|pura patta|poori sheeshi|puri sheeshi|poori bottle|puri bottle|poori strip|puri strip|sari goli|saari goli|bahut sari|bahut saari|dher sari|dher saari|sab ki sab|do patte|teen patte|poora packet|pura packet`,
    'goli|golian|goliyan|golia|tablets|pills|dawai|medicine ~ kha li|kha liya|kha lein|kha lin|khali|khaali|nigal|le li|lelin|kha gaya|kha gayi|khayi ~ bahut|dher|puri|poori|sari|saari|sab|ek sath|ek saath|30|20|40|50|zyada|jyada|sheeshi|bottle|patta',
    'goli|goliyan|pills|tablets|neend ki ~ khayi hai|kha li hai|kha chuki|kha chuka|kha liye ~ goodbye|alvida|shayad bahut|bahut|marne|behosh|sari|saari',
  ],
  poison: [
    'zehar|zahar|jahar|jeher|zeher|zehr ~ kha|pi|de diya|piya|nigal',
    'chuhe|chuho|keede|khatmal|deemak|cockroach|fasal|khet ~ dawai|davai|powder|spray ~ pi li|pee li|pi liya|pi gay|kha li|kha liya|kha gay|nigal|chaat',
  ],
  'child-swallowed': [
    'nafthalene|naphthalene|naphthaline|kapoor ki|phenyl|finayl|tezab|tejab|harpic|bleach|acid=|battery|kerosene|lizol|surf|petrol|mitti ka tel|chuhe mar|keede mar|sanitizer|detergent|clorox|cleaner ~ pi li|pi liya|pee li|pee liya|pee gaya|pi gaya|nigal|kha li|kha liya|kha gaya|chat li|chaat li|peeli|pili|piya',
    'baccha|bacchi|bete|beta|beti|bachon ~ goli|golian|goliyan|golia|dawai|tablet|pills ~ kha li|kha liya|kha lin|kha gaya|kha gayi|nigal|khali',
    `${CHILD} ~ goli|goliyan|dawai|dawa|pills|tablet|tablets|syrup|perfume|all out|good knight|goodnight|detergent|pod|pods|cigarette|tobacco|gutkha|vicks|remover|camphor|kapoor|naphthalene|bleach|lizol|harpic|sanitizer ~ kha|pi gay|pi li|pi liya|nigal|chaat|chat li|chaba|muh me|swallow`,
  ],
  withdrawal: [
    'drinking|alcohol|sharab|daru|daaru|peena|beer|whisky|wine|nasha|drugs ~ chhod|chod|band kar|band ki|band kiye|stop|quit|nahi pi ~ kaamp|kamp|kanp|hil|keede|kide|dikh|pasin|paseen|jhatk|behki|ghabrahat|ulti|saanp',
    'sharab|daru|daaru|alcohol|nasha|drink|drinking|peena|afeem|heroin ~ chhodi|chodi|chhod di|chhoda|chhode|chhodne|chhod diye|band ki|band kar di|band kiya ~ kaanp|kanp|kamp|hil rah|keede|kide|dikh|paseena|pasina|behki|ulti|daura|jhatke|saanp|bhoot|ghabra',
  ],
  'dangerous-object': [
    `${BATTERY} ~ nigal|muh me daal|kha li|kha gay|kha liy|nikal ke khel`,
    `${BATTERY} ~ gayab|mil nahi|nahi mil|nahi hai ab|kahan gay|missing ~ ${CHILD}|laar|lar|khel|ro rah|khaans`,
    `${CHILD} ~ ${BATTERY} ~ gayab|mil nahi|nahi mil|missing|nahi hai`,
  ],
  'out-of-vital-medicine': [
    'insulin|mirgi ki|seizure ki|daure ki|khoon patla|blood thinner|eliquis|warfarin|keppra|transplant ki|steroid ~ khatam|khatm|nahi bach|nahi mil|chhut|chut gay|band kar di|nahi li|over ho|run out',
  ],
  'dose-mistake': [
    'dawa|dawai|goli|insulin|injection|medicine|tablet ~ do baar|do bar|2 baar|2 bar|double|dubara|teen baar|galti se|galat|kisi aur ki|dusre ki ~ de di|de diya|laga di|laga diya|le li|le liya|kha li|khila di|pila di|lag gay|li=',
  ],
  'withdrawal-danger': [
    'keede|kide|saanp|chuhe|bhoot|saye|log=|cheezein ~ dikh rahe|dikhte|dikhai de|dikh rahi|nazar aa ~ sharab|daru|daaru|alcohol|nasha|chhod|raha|rahe',
  ],
}
