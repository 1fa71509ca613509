import type { Lexicon } from '../../lexicon/lexicon'

const MEDICINES =
  'crocin|dolo|paracetamol|disprin|combiflam|calpol|tylenol|panadol|brufen|ibuprofen|advil|aspirin|alprax|xanax|valium|ativan|benadryl|metformin|sleeping pill|neend ki|nind ki|bp ki|sugar ki|dard ki|painkiller|saridon'.split(
    '|',
  )
const TENS = [
  ...Array.from({ length: 91 }, (_each, at) => `${at + 10}`),
  ...'das|barah|pandrah|bees|bis|pachis|pachees|tees|chalis|chaalis|pachas|pachaas|sau|dher sari|dher saari|bahut sari|bahut saari|puri bottle|poori bottle|puri sheeshi|poori sheeshi|pura patta|poora patta|puri strip'.split(
    '|',
  ),
]
const MANY_MEDICINES = TENS.flatMap((count) => MEDICINES.map((medicine) => `${count} ${medicine}`)).join('|')
const SWALLOWED =
  'kha li|kha lee|kha liya|kha liye|kha lein|kha lin|khali hai|khaali|nigal|le li|le lee|le liya|le lin|kha gaya|kha gayi|kha gaye|khayi|kha ke|khake|gatak|ga lee|kha chuk'

/** What is typed in Latin letters otherwise than it is spelled in Devanagari, and what is said in Urdu. */
export const HINDI_IN_LATIN_DANGERS: Lexicon = {
  'chest-pain': [
    'chest|chesst|seena|seene|chati|chhati|dil ~ dard|pain ho|dukh|jakad|bhari|dabav|pressure|jalan|patthar|bojh|takleef|ghutan',
    'chest pain|chest me pain',
  ],
  'heart-attack': ['heart attack|dil ka dora|cardiac arrest'],
  stroke: ['stroke|faalij|falij|laqwa|lakwa|brain hemorrhage'],
  seizure: [
    'seizure|mirgi ka|fits aa|fits pad|fit pad|jhatke lag|jhatke aa|aankhein palat|ankhe palat|ankhen upar|aankhen chad|akad gaya',
    'jhaag|jhag ~ muh',
  ],
  'too-many-pills': [
    'overdose',
    `${MANY_MEDICINES} ~ ${SWALLOWED}`,
    `${MEDICINES.join('|')} ~ ${SWALLOWED} ~ poora patta|pura patta|poori sheeshi|puri sheeshi|poori bottle|puri bottle|poori strip|puri strip|sari goli|saari goli|bahut sari|bahut saari|dher sari|dher saari|sab ki sab|do patte|teen patte|poora packet|pura packet`,
    'goli|golian|goliyan|golia|tablets|pills|dawai|medicine ~ kha li|kha liya|kha lein|kha lin|khali|khaali|nigal|le li|lelin|kha gaya|kha gayi|khayi ~ bahut|dher|puri|poori|sari|saari|sab|ek sath|ek saath|30|20|40|50|zyada|jyada|sheeshi|bottle|patta',
  ],
  'suicide-named': ['suicide'],
  'suicide-said': [
    'suicide ~ karna|kar lu|kar lunga|kar lungi|karne|karunga|karungi|khayal|soch|note|man kar|mann',
    'marna|mar jana|mar jau|mar jaun|marne ~ chahta|chahti|chah|man|mann|dil|behtar|acha|accha|ji',
    'jeena|jina|zinda|jeene|jine|zindagi ~ nahi chah|nahi karta|ka man nahi|man nahi|mann nahi|nahi hai|nahi rahna|nahi jina|bekar|faida nahi|fayda nahi|se thak|se tang|kya faida|kya fayda|matlab nahi',
    'khud|apne ap|apne aap ~ khatam|khatm|mar lu|maar lu|mar du|nuksan|nuqsan|chot|jala lu|goli mar',
    'sab|sab kuch|zindagi|jindagi|life|jaan ~ khatam kar|khatm kar|de du|dedu|de dun|le lu|lelu|le lun',
    'khudkushi|khudkashi|khud kushi|khatam kar lu|khatam kar loon',
    'phansi|fansi|faansi|phanda|fanda|pankhe|rassi ~ lag|latak|lunga|lungi|lega|legi|lagaun|le lu',
    'train|pul|chat|chhat|bridge|building|nadi|metro|patri ~ kud|kood|chalang|let jau',
    'mere bina|mere bagair|mere marne|mere jane ~ khush|behtar|acha|accha|thik|theek',
    'bojh ~ mar|zinda|khatam|sab ke liye|sab pe',
  ],
  'self-harm': [
    'nas|naas|nasein|kalai|haath|hath|baju ~ kat rahi|kat raha|kat li|kaat li|kaat rah|kaat lu|kat lu|blade se|kaat leti|kaat leta',
    'khud|apni|apna ~ nas|naas|kalai|haath|hath ~ kaat|kaata|kaati|blade|kat rah|kat li',
  ],
  'violence-home': [
    'pati|shohar|shauhar|husband|boyfriend|bf|miya|sasur|susral|sasural|wo|usne|baap|papa|abbu|biwi|ex|mian|khawand ~ marta|maarta|mara|maara|marte|maarte|pit|peet|pita|peeta|pitai|thappad|lat|laat|gala dab|gala ghont|hath uth|haath uth|jaan se mar|jan se mar|mar dal|maar dal|chaku|chaaku|bandook|band kar ~ mujhe|mere|mera|meri|ammi|maa|roz|hum|bachon|har',
    'mujhe|mujh ~ marta|maarta|maarte|marte|peet|peeta|peetta|peetta|pitta|pita hai|jaan se mar|mar dal|gala dab|galla dab|dhamki',
  ],
  'violence-now': [
    'chaku|chaaku|chhuri|churi|bandook|banduk|gun|pistol|pistaul ~ le kar|lekar|dikha|tan|taan|pichhe|piche|jan se|jaan se|mar du|maar du|mar dal|maar dal',
    'jaan se mar|jan se mar|jaan se maar ~ dunga|dega|du|dalunga|dalega|dhamki',
  ],
  'voices-telling': [
    'awaz|awaaz|awazein|avaj|awazen|awaze ~ kahti|bol|bolti|kahte|kehti|kahta|hukum ~ mar|maar|kat|kud|jan|jaan|khud',
    'awaz|awaaz|awazein|awaze|awazen ~ kan|kaan|kaano|dimag|dimaag|sunai ~ mar|maar|kud|khatam|khud',
  ],
  'sexual-assault': [
    'mujhe|mere ~ galat jagah|private part|galat tarike|galat tareeke ~ chu|chua|chuya|hath lag|haath lag',
    'rape|balatkar|zabardasti|jabardasti|zyadti|izzat ~ kiya|hua|lut|mere sath|mere saath|mere|sex|kapde|sambandh',
  ],
  anaphylaxis: [
    'moongfali|mungfali|mungfalli|moongphali|mungphali|peanut|badam|kaju|akhrot|jhinga|prawn|machli|anda|madhumakkhi|bhir|tataiya|antibiotic ~ sujh|suj|sooj|phool gaya|phool gayi|swelling ~ saans|sans|seeti|siti|gala|gale|honth|jeebh|zuban|muh',
  ],
  unresponsive: [
    'behosh|be hosh|behos|hosh nahi|hosh me nahi|hosh mein nahi|hosh kho',
    'jaga|utha|hila|bula|awaz|awaaz ~ nahi uth|nahi jag|nahi hil|uth nahi|uth hi nahi|jag nahi|jawab nahi|javab nahi|respond nahi|ankh nahi|aankh nahi',
    'uth nahi|nahi uth|jaag nahi|jag nahi|respond nahi|ankhe nahi khol|aankhein nahi khol|ankh nahi khol',
  ],
  'one-side-weak': [
    'haath|hath|pair|baazu|bazu|tang|taang|side|aadha|adha|bayan|baya|daya|dayan ~ sunn|sun ho|sun pad|sunn pad|nahi uth|uth nahi|nahi hil|hil nahi|kaam nahi|kam nahi|be jaan|bejan|jaan nahi|kamzor|kamjor|kamzori',
  ],
  'speech-trouble': [
    'zuban|zubaan|juban|jaban|zabaan|awaz|awaaz|bol|boli|baat ~ ladkhad|larkhar|ladkad|larkhara|lad khad|atak|saf nahi|saaf nahi|totl|tutla|hakla|samajh nahi aa|nahi nikal|nahi kar pa|nahi pa rah',
    'nahi bol|bol nahi|bol hi nahi ~ pa|pa raha|pa rahi|pa rahe|sak|pa rha',
  ],
  'vision-loss': [
    'ankh|aankh|ankhon|aankhon|nazar ~ dikhna band|dikhai nahi|dikh nahi|nahi dikh|nazar nahi|roshni chali|andha',
    'achanak ~ dikhna band|nahi dikh|dikh nahi|dikhai nahi',
  ],
  'severe-bleeding': [
    'khoon|khun|blood|bleeding ~ ruk nahi|nahi ruk|ruk hi nahi|band nahi|nahi band|nahi tham|rukta nahi|fawwar|favar|fuhar|pichkari|dhaar|lathpath|beh raha bahut|bahut beh|bahe ja|nikalta ja|bahut nikal',
  ],
  'cannot-breathe': [
    'saans|sans|saas|saansein|breathing|breath ~ nahi aa|nahi le|nahi li|nahi a rahi|nahi a|aa nahi|a nahi|le nahi|dikkat|diqqat|takleef|taklif|mushkil|problem ho|ghut|atak|ruk|ukhad|ukhar|band ho|toot|tut|phans|fans',
    'saans nahi|sans nahi|dam ghut|dum ghut|dam ghoot|saas nahi aa|saas nahi le',
  ],
  'short-of-breath': ['saans|sans|saas ~ phool|phul|fool|ful|tez|tej|chad|chadh'],
  'blue-lips': [
    'honth|hoth|hont|naakhun|nakhun|muh|rang|chehra|baccha|bacchi|hoonth ~ neela|neele|neeli|nila|nile|nili|kala pad|kale pad',
  ],
  'bad-burn': [
    'jal gay|jal gai|jala|jali|jal rah|jhulas|jhulus ~ chehra|muh|chamdi|chamri|khal|chhale|phafole|fafole|chhati|puri|pura',
  ],
  choking: ['gala|gale|galay|halaq|halak ~ atak|phas|phans|fas|fans|chok'],
  'throat-swelling': [
    'gala|gale|galay|zuban|zubaan|juban|jeebh|jib ~ suj|suja|suji|suje|sujan|band ho|band hota|kas rah|ghut',
  ],
  'face-swelling': ['chehra|muh|honth|hoth|ankh|aankh|hont ~ suj|suja|suji|suje|phul gaya|phool gaya'],
  poison: ['zehar|zahar|jahar|jeher|zeher|zehr ~ kha|pi|de diya|piya|nigal'],
  'child-swallowed': [
    'nafthalene|naphthalene|naphthaline|kapoor ki|phenyl|finayl|tezab|tejab|harpic|bleach|acid=|battery|kerosene|lizol|surf|petrol|mitti ka tel|chuhe mar|keede mar|sanitizer|detergent|clorox|cleaner ~ pi li|pi liya|pee li|pee liya|pee gaya|pi gaya|nigal|kha li|kha liya|kha gaya|chat li|chaat li|peeli|pili|piya',
    'baccha|bacchi|bete|beta|beti|bachon ~ goli|golian|goliyan|golia|dawai|tablet|pills ~ kha li|kha liya|kha lin|kha gaya|kha gayi|nigal|khali',
  ],
  pregnant: [
    'pet se hu|pet se hai|umeed se|ummeed se|hamila|hamla|garbhvati|garbhwati|pregnent|pregnant|pregnet|mahina chal raha|mahine ki pregnant|hamal',
  ],
  'vaginal-bleeding': [
    'pregnent|pregnant|pregnancy|pet se hu|hamila|neeche se|niche se|period|haiz ~ khoon|khun|bleeding|blood|spotting',
  ],
  'black-stool': [
    'latrine|latrin|potty|tatti|pakhana|stool|toilet|motion|motions|paikhana ~ kali|kaali|kala|kaala|kale|tar jaisi|tarcol',
  ],
  'inhaler-fails': [
    'pump|inhaler|puff|nebulizer ~ asar nahi|koi asar|aram nahi|araam nahi|faida nahi|fayda nahi|farq nahi|fark nahi|kaam nahi|kam nahi|khatam',
  ],
  'chemical-splash': [
    'ankh|aankh|ankhon|aankhon ~ acid=|chemical|bleach|tezab|tejab|choona|chuna|cleaner|phenyl|mirch|harpic',
  ],
  'heavy-vaginal-bleeding': [
    'pad|pads ~ ghante|ghanta|bhar ja|bheeg|bhig|bhar rah',
    'delivery|periods|haiz ~ khoon|khun|bleeding ~ bahut|zyada|jyada|itna|nahi ruk|ruk nahi',
  ],
  postpartum: ['delivery|c section|operation se baccha ~ baad|bad|hui|hua|hafte|din'],
  'no-urine': ['peshab ~ nahi utr|nahi utar|nahi aa|nahi ho|band|ruk gay|nahi hua|nahi aya|nahi kar pa|bilkul nahi'],
  'full-bladder-pain': ['pet|peshab ~ phul|phool|fool|ful ~ dard'],
  'cold-limb': [
    'pair|haath|hath|pao|paon|taang|ungli ~ thanda|thandi|thande ~ neela|nila|neeli|safed|kala|kaala|sunn|sun',
  ],
  amputation: [
    'ungli|unglian|ungliyan|anguthi|angutha|angootha|haath|hath|pair ~ kat ke alag|kat kar alag|alag ho gay|kat ke gir|kat kar gir',
  ],
  'baby-moves-less': ['baby|bache|bacche|baccha|pet me ~ harkat|movement|kick|hil ~ nahi|kam|band'],
  'ribs-pulling': ['pasli|paslian|pasliyan|chhati ~ dhas|dhans|andar ja'],
  fever: ['bukhar|bukhaar|bhukar|bukar|fever|tap hai'],
}
