import type { Lexicon } from '../../lexicon/lexicon'

/** Wounds, bleeding, bones, burns, heat, cold, water, gas and current. */
export const HINDI_IN_LATIN_INJURY: Lexicon = {
  'severe-bleeding': [
    'khoon|khun|blood|bleeding ~ ruk nahi|nahi ruk|ruk hi nahi|band nahi|nahi band|nahi tham|rukta nahi|fawwar|favar|fuhar|pichkari|dhaar|lathpath|beh raha bahut|bahut beh|bahe ja|nikalta ja|bahut nikal',
    'khoon|khun|blood|bleeding ~ ruk nahi|nahi ruk|rukta nahi|band nahi|nahi band|fawwara|sink bhar|farsh|floor|towel bhar|tap tap|bahe ja',
  ],
  'bad-burn': [
    'jal gay|jal gai|jala=|jali=|jhulas|jhulus ~ chehra|muh|chamdi|chamri|khal|chhale|phafole|fafole|chhati|puri|pura',
  ],
  'cold-limb': [
    'pair|haath|hath|pao|paon|taang|ungli ~ thanda|thandi|thande ~ neela|nila|neeli|safed|kala|kaala|sunn|sun',
  ],
  amputation: [
    'ungli|unglian|ungliyan|anguthi|angutha|angootha|haath|hath|pair ~ kat ke alag|kat kar alag|alag ho gay|kat ke gir|kat kar gir',
    'machine|machin|grinder|mixer|aari|cutter|fan|saw ~ ungli|unglian|haath|hath|angutha|finger ~ aa gay|aa gaya|kat|chali gay|fas|phas|cut',
    'ungli|haath|hath|angutha|finger ~ machine|machin|grinder|mixer|aari|cutter|saw ~ aa gay|kat|chali gay|fas|phas|cut',
    'finger|ungli|angutha ~ cut ho|cut gay|kat gay|kat ke|kat kar ~ alag|pura|puri|gir|latak',
  ],
  'shock-look': ['thanda pasina|thande pasine|peela pad|pila pad|peeli pad|pili pad|safed pad|face white|pale ho'],
  'body-blow': [
    'seat belt|seatbelt|handle|steering|kick|laat|punch ~ pet|pait|pasli|chhati|stomach|belly',
    'pet|pasli|stomach ~ seat belt|seatbelt|handle|steering|laat lagi|punch|ghusa',
  ],
  'likely-broken': [
    'takhna|ankle|pair|paon|kalai|wrist|ghutna|ungli|haath ~ mud gay|muda|suj|sooj|moch|chot|gir ~ zameen pe nahi|jamin pe nahi|rakha nahi|rakh nahi|wazan nahi|vajan nahi|chal nahi|neela|hil nahi|khada nahi|tedh',
  ],
  'heat-stroke': [
    'heat|dhoop|garmi|degree|site|roofing|khet|sun stroke|heat stroke ~ ajeeb|ulta seedha|naam nahi|paseena nahi|pasina nahi|paseena band|boond nahi|hosh|behosh|collapse|gir gaya|gir gayi|gir pada|confuse ~ kaam|body|badan|bol|paseena|pasina|hosh|raha|rahi|gaya',
    'badan|body|sharir|skin ~ aag|tap raha|tap rahi|bahut garam|burning|hot ~ paseena nahi|pasina nahi|sweat nahi|boond nahi|paseena band|paseena ek|pasina ek|no sweat',
  ],
  'dirty-wound': [
    'jung|jang|rusty|keel|kil=|nail|loha|taar|kaanch|glass ~ ghus|chubh|lag gay|gad gay|cut ~ pair|haath|hath|talwe|ungli|tetanus|titnes|foot',
    'tetanus|titnes|tetnus|tt injection|tt ka ~ purana|kab|saal|lagwa|zaroor|yaad|injection|shot',
  ],
  'struck-by-vehicle': [
    'truck|car|gaadi|gadi|bus|bike|scooter|auto ~ takkar maar|takkar mar|thok diya|kuchal|upar chadh gay',
  ],
}
