import type { Lexicon } from '../../lexicon/lexicon'

/** Breath, choking and lungs. */
export const HINDI_IN_LATIN_BREATH: Lexicon = {
  'cannot-breathe': [
    'saans|sans|saas|saansein|breathing|breath ~ nahi aa|nahi le|nahi li|nahi a rahi|nahi a|aa nahi|a nahi|le nahi|dikkat|diqqat|takleef|taklif|mushkil|problem ho|ghut|atak|ruk|ukhad|ukhar|band ho|toot|tut|phans|fans',
    'saans nahi|sans nahi|dam ghut|dum ghut|dam ghoot|saas nahi aa|saas nahi le',
  ],
  'short-of-breath': ['saans|sans|saas ~ phool|phul|fool|ful|tez|tej|chad|chadh'],
  'blue-lips': [
    'honth|hoth|hont|naakhun|nakhun|muh|rang|chehra|baccha|bacchi|hoonth ~ neela|neele|neeli|nila|nile|nili|kala pad|kale pad',
  ],
  choking: [
    'gala|gale|galay|halaq|halak ~ atak|phas|phans|fas|fans|chok',
    'moongfali|mungfali|sikka|angoor|toffee|roti|meat|haddi|kanta|tukda|niwala|grape|coin|hot dog|candy ~ atak|atki|atka|phas|phans|fas|fans|stuck ~ gal|saans|neel|nil|khaans|bol',
  ],
  'inhaler-fails': [
    'pump|inhaler|puff|nebulizer ~ asar nahi|koi asar|aram nahi|araam nahi|faida nahi|fayda nahi|farq nahi|fark nahi|kaam nahi|kam nahi|khatam',
    'pump|inhaler|puff|nebulizer|nebuliser ~ farak nahi|koi farak|koi fark|farq nahi|aaram nahi|kuch nahi ho|baar baar|bar bar|har ghante|khali|khatam',
  ],
  'ribs-pulling': ['pasli|paslian|pasliyan|chhati ~ dhas|dhans|andar ja'],
  'breath-stops-asleep': [
    'kharrate|kharate|kharrate|kharata|snore|snoring|kharraton ~ saans|sans|jhapki|neend|nind|atak|ruk|thak|sleepy|ghar|gasp',
    'neend me|nind me|sote hue|sote waqt|sote time|sote samay ~ saans|sans ~ rukti|ruk jati|atakti|atak jati ~ kharr|khar|din me|jhapki|thak|roz|har raat',
  ],
}
