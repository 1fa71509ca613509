import type { Lexicon } from '../lexicon'

const NUMBERS = 'ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred'

/** A body that fails, in words of those who stand beside it. */
export const BODIES_THAT_FAIL: Lexicon = {
  'cannot-breathe': ['hardly|barely|little|almost air|breath moves|moving', 'apenas|tampoco =le|me =entra aire'],
  amputation: [
    'took|taken|takes|cut =off|the =end|tip|tips|top of|from <digit>',
    'took|takes|cut =the =end|tip|tips =of =two|three|four <digit>',
  ],
  'airway-burn': ['singed|burnt|burned|scorched ~ nose|nostril|nostrils|nasal ~ hair|hairs'],
  'feels-faint': ['go|goes|going|went =gray|grey|black =when|if|whenever|as =i|he|she stand|stands|get|gets|sit|sits'],
  unresponsive: [
    'cant|couldnt get|getting|raise =a|any =reaction',
    'cant|no|couldnt reaction|response =from|out =of|him|her',
  ],
  'one-side-weak': [
    'cant|couldnt feel|move|use left|right half|side of body',
    'whole|entire =left|right =half|side ~ numb|dead|weak|limp|asleep',
    'half|mitad ~ body|cuerpo ~ numb|dead|asleep|dormid*|muert*|entumid*',
  ],
  'self-harm': ['next =one|time|cut be|go|is|cut =deep|deeper'],
  seizure: ['on|across =the|my|our floor|ground shaking|jerking|convulsing|twitching'],
  'pain-spreads': [
    'crushing|squeezing|gripping|heavy|pressing feeling|sensation|ache|pain|pressure =in|into|across =my|his|her|the =jaw|arm|arms|neck',
  ],
  'saddle-numb': [
    'numb|numbness|deadness =down =below',
    'hasnt|havent|has|have|lost =any|no|all =feeling|sensation below|under|from waist|navel|hips|chest',
    'no|lost =feeling|sensation below|under|from waist|navel|hips|chest',
  ],
  'too-many-pills': [
    `with|took|swallowed|downed|gulped|necked|chugged|popped =${NUMBERS} =tylenol|tylenols|paracetamol|acetaminophen|aspirin|aspirins|advil|ibuprofen|pills|tablets`,
  ],
  'child-swallowed': [
    'chewed|ate|swallowed|munched ~ grandads|grandmas|grandpas|grannys|nanas ~ pills|tablets|capsules',
    'comio|trago =el|todo|medio resto|frasco|bote de fierro|hierro|pastillas|jarabe',
  ],
  'voices-telling': [
    'hear|heard|hears|hearing ~ someone|somebody|voice|alguien ~ telling|tells|saying ~ kill|hurt|drown|harm|jump|die|oven',
  ],
  'harm-others': [
    'crib|cot|cradle|cuna ~ pillow|almohada|knife ~ stood|standing|holding|parada',
    'pense|pensado|pienso|ganas ~ ahogarlo|ahogarla|asfixiarlo|asfixiarla|aventarlo|aventarla',
  ],
  'worst-headache': [
    'headache|head ~ exploded|detonated ~ second|instant',
    'shot|kicked|struck|clubbed =in|on =the =back of head',
  ],
}
