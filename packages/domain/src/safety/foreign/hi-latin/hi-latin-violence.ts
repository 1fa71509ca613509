import type { Lexicon } from '../../lexicon/lexicon'

/** Violence at home, abuse, assault and harm to others. */
export const HINDI_IN_LATIN_VIOLENCE: Lexicon = {
  'violence-home': [
    'pati|shohar|shauhar|husband|boyfriend|bf|miya|sasur|susral|sasural|wo|usne|baap|papa|abbu|biwi|ex|mian|khawand ~ marta|maarta|mara|maara|marte|maarte|pit|peet|pita|peeta|pitai|thappad|lat|laat|gala dab|gala ghont|hath uth|haath uth|jaan se mar|jan se mar|mar dal|maar dal|chaku|chaaku|bandook|band kar ~ mujhe|mere|mera|meri|ammi|maa|roz|hum|bachon|har',
    'mujhe|mujh ~ marta|maarta|maarte|marte|peet|peeta|peetta|peetta|pitta|pita hai|jaan se mar|mar dal|gala dab|galla dab|dhamki',
    'husband|pati|shohar|miya|sasur|saas|devar|bf|boyfriend|ex|papa|baap|bhai|sasural wale|in laws|wife|biwi ~ haath uth|hath uth|maarta|marta|maarte|marte|peet|pit|thappad|laat|ghasit|baal pakad|bal pakad|jala|cigarette|mara|maara|maar peet|marpeet|torture|physical abuse ~ mujh|mere|mera|meri|roz|raat|aaj|daru|sharab|hai',
  ],
  'violence-now': [
    'chaku|chaaku|chhuri|churi|bandook|banduk|gun|pistol|pistaul ~ le kar|lekar|dikha|tan|taan|pichhe|piche|jan se|jaan se|mar du|maar du|mar dal|maar dal',
    'jaan se mar|jan se mar|jaan se maar ~ dunga|dega|du|dalunga|dalega|dhamki',
    'hathoda|hathora|danda|rod|lathi|kulhadi|talwar|talvar|petrol|bottle|kaanch|bat|iron|belt|gun|pistol|chaku|chaaku|knife|chhura ~ lekar|le kar|le ke|leke|liye|utha|pakad|dikha|nikal|tan ~ maar|mar|khada|dhamki|darwaza|darwaja|mujh|hume|mummy|piche|peeche|jala|kaat',
    'bolta|bol raha|kehta|kah raha|keh raha|dhamki|chilla ~ maar dalunga|mar dalunga|maar dunga|mar dunga|kaat dunga|kaat dalunga|jala dunga|zinda nahi|jinda nahi|jaan se maar|jaan le lunga|goli maar',
    'darwaza|darwaja|door ~ tod raha|tod rha|tor raha|peet raha|laat maar ~ pati|husband|shohar|ex|sharab|daru|nashe|andar|dar lag|maar',
    'washroom|bathroom|kamre|almari|toilet ~ chhup|chup|lock|band ~ maar|husband|pati|shohar|bahar|wo|chaku|dhund',
  ],
  'voices-telling': [
    'awaz|awaaz|awazein|avaj|awazen|awaze ~ kahti|bol|bolti|kahte|kehti|kahta|hukum ~ mar|maar|kat|kud|jan|jaan|khud',
    'awaz|awaaz|awazein|awaze|awazen ~ kan|kaan|kaano|dimag|dimaag|sunai ~ mar|maar|kud|khatam|khud',
    'awaz|awaaz|awazein|awaaze|voices ~ keht|kahta|kahti|bolti|bolta|bol rahi|hukm ~ maar|mar|kaat|kud|khatam|jala|dhakka',
  ],
  'sexual-assault': [
    'mujhe|mere ~ galat jagah|private part|galat tarike|galat tareeke ~ chu|chua|chuya|hath lag|haath lag',
    'rape|balatkar|zabardasti|jabardasti|zyadti|izzat ~ kiya|hua|lut|mere sath|mere saath|mere|sex|kapde|sambandh',
    'zabardasti|jabardasti|jabran|force|nasheela|molest|rape|touch ~ ki mere|kiya mere|mere sath|mere saath|meri beti|karta hai|kar di|kiya|galat|private',
  ],
  'harm-others': [
    'mann|man|dil|khayal|lagta|dar ~ bacche ko|bacchi ko|bete ko|beti ko|baby ko|usko|sabko ~ mar du|maar du|maar dalu|mar dalu|phek|fek|gala daba|takiya|chaku|chaaku',
    'pani me|paani me|tub|nadi|bucket|balti ~ duba|dubo|phek|fek ~ baccha|bacche|bacchi|baby|bete|beti|use|usko|dungi|dunga|degi|dega|de rahi|rahi thi',
    'baccha|bacche|bacchi|baby|bete ko|beti ko ~ duba dungi|duba dunga|dubo du|dubane|phek dungi|phek dunga|phek degi|gala daba|takiya rakh|maar dungi|maar dalungi ~ bolti|kehti|keh rahi|bol rahi|mann|man|lagta|khayal|awaz|ja rahi|ja raha|pakad',
  ],
  throttled: [
    'gala|gardan|neck ~ dabaya|daba diya|daba raha|ghonta|ghont diya|choke kiya|daboch ~ husband|pati|usne|wo|bf|mera|meri|ex',
  ],
  'held-papers': [
    'passport|visa|green card|id|kagaz|kaagaz|papers|documents ~ rakh liy|rakha hua|chheen|cheen|chin liy|zabt|le liy|nahi de|wapas nahi|vapas nahi|chhupa',
    'passport|visa|documents|papers|id card ~ rakh|le liya|le liye|chheen|chhin|lock|nahi de raha|nahi deta|nahi dete|wapas nahi',
  ],
  'cannot-leave': [
    'ghar se|bahar|bahaar|kahin|yahan se ~ nikalne nahi|jane nahi|nahi nikalne|nahi jane|tala|taala|lock kar|band kar ke',
    'bahar|ghar se|kahin|kahi|jaane|jane ~ nahi jane deta|nahi jane dete|nahi jaane deta|nahi jaane dete|nahi jane deti|nikalne nahi|jane nahi de|jaane nahi de|lock karke|tala lagake',
  ],
  'unpaid-work': [
    'paise|paisa|tankhwah|tankha|pagar|salary|mazduri ~ nahi de|nahi diy|nahi di|nahi mil|bhi nahi|ek paisa|rok|ek rupya',
    'paise|paisa|salary|tankhwah|pagar|payment|wages ~ nahi deta|nahi dete|nahi deti|nahi di|nahi diya|nahi mila|nahi mili|rok li|rok rakh|kha gaya',
  ],
  'immigration-threat': [
    'police|deport|immigration|ice|visa cancel|india bhej|wapas bhej ~ dhamki|bula dunga|bhej dunga|bhej dega|pakadwa|karwa dega|karwa dunga|kar dega',
  ],
  'baby-delusion': [
    'baccha|bacche|bacchi|baby|bete|beti|usme|isme ~ shaitan|bhoot|saya|jinn|aatma|chudail|rakshas|devil|evil|badal diya|possessed ~ kehti|bolti|keh rahi|bol rahi|dub|maar|phek',
    'shaitan|bhoot|saya|jinn|chudail|devil|evil ~ baccha|bacche|bacchi|baby|bete|beti ~ dub|maar|mar|phek|fek|gala',
  ],
}
