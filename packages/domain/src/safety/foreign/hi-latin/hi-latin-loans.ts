import type { Lexicon } from '../../lexicon/lexicon'

const CHEST = 'chest|chesst|seena|seene|sine|chati|chhati|dil|heart'
const BODY_SWELLS = 'suj|sujh|sooj|soojan|sujan|swelling|swollen|swell|phul|phool'
const CHILD = 'baccha|bacchi|beta|bete|beti|munna|munni|munne|chhota|chhoti|baby|ladka|ladke|ladki'
const BATTERY = 'battery|button cell|button battery|cell battery|magnet'

/** What is typed in Latin letters with words of English, or spelled as it is spoken. */
export const HINDI_IN_LATIN_LOANS: Lexicon = {
  'chest-pain': [
    `${CHEST} ~ tight|heavy|heavyness|jalan|jakdan|jakda|kasav|dabaav|dabav|dabaw|bhaari|baari|ghabrahat|squeez|burning|dardh`,
  ],
  'pain-spreads': [
    'dard|pain|jhunjhuni|jhanjhanahat ~ baye hath|bayen haath|left hand|left arm|left haath|jabde|jabda|jaw|kandhe|shoulder',
  ],
  sweating: ['sweating|sweat|pasina pasina|thande pasine'],
  'shock-look': ['thanda pasina|thande pasine|peela pad|pila pad|peeli pad|pili pad|safed pad|face white|pale ho'],
  'one-side-weak': [
    'ek taraf|aadha sharir|adha sharir|left side|right side|left hand|right hand|left leg|right leg ~ sunn|sun ho|sunn ho|numb|weak|kamzor|hil nahi|nahi hil|uth nahi|kaam nahi|paralysis|paralyse|lakwa|bejaan|dead',
  ],
  'face-droop': [
    'muh|chehra|face|chehre|honth ~ tedha|tedhi|tedhe|terha|terhi|latak|latka|ek taraf|jhuk|droop|tirchha',
  ],
  unresponsive: [
    'unconscious|unresponsive|respond nahi|response nahi|senseless|hosh me nahi aa|hosh nahi aa ~ hai|ho gay|kar rah|hue|hai',
    'maa|mummy|papa|ammi|abbu|dadi|dada|nani|nana|bhai|behen|bacha|baccha|beta|beti|husband|wife|biwi|roommate|dost ~ uth hi nahi|uth nahi raha|uth nahi rahi|uth nahi rahe|jaag nahi|jag nahi|jaag hi nahi|hil nahi raha|hil nahi rahi',
    'uth hi nahi|jaag hi nahi|jag hi nahi ~ hilaya|bulaya|jagaya|awaz|awaaz|pani dala|subah se|rahe|rahi|raha',
  ],
  amputation: [
    'machine|machin|grinder|mixer|aari|cutter|fan|saw ~ ungli|unglian|haath|hath|angutha|finger ~ aa gay|aa gaya|kat|chali gay|fas|phas|cut',
    'ungli|haath|hath|angutha|finger ~ machine|machin|grinder|mixer|aari|cutter|saw ~ aa gay|kat|chali gay|fas|phas|cut',
    'finger|ungli|angutha ~ cut ho|cut gay|kat gay|kat ke|kat kar ~ alag|pura|puri|gir|latak',
  ],
  'blown-pupil': ['putli|putliyan|pupil ~ badi|bari|alag|phail|fail'],
  'head-danger': ['putli|pupil ~ ek ~ badi|bari|chhoti'],
  'testicle-pain': [
    `andkosh|andkos|testicle|testicles|testis|tatte|tatton|goti|gotiyon|gotiya|fote|neeche ki goli|neeche wali goli|balls ~ dard|pain|${BODY_SWELLS}|chad|chadh|mud gay|marod`,
  ],
  withdrawal: [
    'drinking|alcohol|sharab|daru|daaru|peena|beer|whisky|wine|nasha|drugs ~ chhod|chod|band kar|band ki|band kiye|stop|quit|nahi pi ~ kaamp|kamp|kanp|hil|keede|kide|dikh|pasin|paseen|jhatk|behki|ghabrahat|ulti|saanp',
  ],
  contractions: [
    'contractions|labor pain|labour pain|labor pains|labour pains|pains ~ har|minute|min|shuru|aa rah|ho rah|start|tez|mahine|pregnan',
    'har 2|har 3|har 4|har 5|har 7|har 10|har paanch|har panch|har do|har teen|har das ~ minute|min ~ dard|pain ~ mahine|mahina|pregnan|poore|pure|baccha|delivery|due',
    'mahine|mahina|pregnan|poore din|due date|baccha ~ dard|pain ~ har 2|har 3|har 4|har 5|har 7|har 10|har paanch|har panch|har do|har teen|har das',
  ],
  'birth-now': [
    'baby|baccha|bacche ~ sar dikh|head dikh|head bahar|sar bahar|bahar aa raha|nikal raha hai|nikal rahi|ho jayega gadi|sar nikal',
  ],
  'cord-out': [
    'naal|naaf|cord|rassi jaisi|rassi jaisa ~ bahar|latak|nikal|dikh ~ niche|neeche|bahar|pani|mahine|pregnan|baccha|rahi|hai',
  ],
  'fluid-leak': [
    'water break|water broke|water bag|pani ki thaili|pani chhut|pani choot|pani toot|thaili phat|thaili fat|waters',
  ],
  'suicide-said': [
    'mar jana|marna|mar jaun|mar jau|mar hi jaun|maut ~ chahta|chahti|chahiye|mann|man karta|behtar|accha hota|acha hota|aa jaye|de de|hai mujhe|hai bas',
    'goli|goliyan|goliya|golian|tablets|pills|dawai|sleeping pills ~ ikatthi|ikathi|ikatthe|jama kar|bacha ke rakh|chhupa ke|samne rakh|haath me le|hath me le ~ rakh|baith|kha|li hai|hain|hu',
    'goli|goliyan|goliya|golian|tablets|pills|dawai|zeher|zehar ~ kha lunga|kha lungi|kha loonga|kha loongi|khane wala|khane wali|khane ja|pi lunga|pi lungi ~ aaj|sab|sari|saari|mar|bas|puri|poori',
    'chhat|chat|terrace|pul|bridge|patri|balcony|railing ~ khada hu|khadi hu|khara hu|khari hu|baitha hu|baithi hu|pahunch gaya|chad gaya|chadh gaya ~ rok lo|bacha lo|kud|man|mann|bas|maaf|maf|sorry|alvida|akhri|aakhri|thak|khatam|fail|har gaya',
    'jeene|jeena|zindagi|jindagi|life|duniya ~ mann nahi|man nahi|iccha nahi|ichha nahi|himmat nahi|wajah nahi|end karna|end kar du|khatam karna|chhod ke|chhodna|chhod raha|se ja raha|nafrat|narak|bekaar',
    'khud ko|apne ko|apne aap ko ~ room me band|kamre me band|lock kar|nuksan|nuksaan|kaat|khatam|hurt|goli maar|latka',
    'kaash|kash|dil karta|man karta|mann karta ~ mar jaun|mar jau|mar jata|mar jati|subah uthu hi|subah na uthu|uthu hi na|aankh hi na khule|ankh na khule|paida hi na|gayab ho jau',
    'bhagwan|allah|rab|upar wala|uparwala|khuda|maut ~ utha le|bula le|maut de|aa jaye|apne paas',
  ],
  'body-blow': [
    'seat belt|seatbelt|handle|steering|kick|laat|punch ~ pet|pait|pasli|chhati|stomach|belly',
    'pet|pasli|stomach ~ seat belt|seatbelt|handle|steering|laat lagi|punch|ghusa',
  ],
  'hard-belly': ['pet|pait|stomach ~ tan gay|tight|sakht|sakt|pathar|patthar|kada'],
  farewell: [
    'mere baad|mere bad|mere jane ke baad|mai rahu na rahu|main rahu ya na|jab mai na rahu ~ khayal|khyal|dhyan|sambhal|dekh lena|yaad|rona mat|maaf|khush',
    'alvida|good bye sabko|goodbye sabko|last message|aakhri message|akhri message|aakhri baar|akhri baar|aakhri raat|khuda hafiz hamesha',
    'khayal rakhna|khyal rakhna|dhyan rakhna|sambhal lena ~ mere baad|mere bad|mere jane|hamesha ke liye|alvida|mai nahi rahun|mai na rahu',
  ],
  apology: [
    'sorry bol diya|sorry bola|sabko sorry|sorry maa|sorry mummy|sorry papa|sorry ammi|maaf kar dena|maf kar dena|mujhe maaf kar|mujhe maf kar|sorry sab',
  ],
  'affairs-in-order': [
    'password|passwords|wasiyat|kagaz|kaagaz|chabi|chaabi|atm ~ likh diy|likh di|rakh diy|rakh di|table pe|samjha diy',
    'saman|samaan|kapde|kitabein|gehne|phone|guitar|gaming ~ baant diy|bant diy|baat diya sabko|de diya sabko|de diye',
  ],
  burden: [
    'bojh|boj=',
    'kisi ko|sabko|gharwalon|sab ko|meri wajah ~ tension nahi|koi tension|pareshani nahi|koi pareshani|takleef nahi|pareshan nahi|chhutkara|dikkat nahi|problem nahi',
    'tension nahi|koi tension|pareshani nahi|koi pareshani ~ kisi ko|kisiko|kal se|meri wajah|sabko',
    'naam kharab|nam kharab|naak kata|naak katwa',
  ],
  'harm-others': [
    'mann|man|dil|khayal|lagta|dar ~ bacche ko|bacchi ko|bete ko|beti ko|baby ko|usko|sabko ~ mar du|maar du|maar dalu|mar dalu|phek|fek|gala daba|takiya|chaku|chaaku',
  ],
  'voices-telling': [
    'awaz|awaaz|awazein|awaaze|voices ~ keht|kahta|kahti|bolti|bolta|bol rahi|hukm ~ maar|mar|kaat|kud|khatam|jala|dhakka',
  ],
  'violence-now': [
    'hathoda|hathora|danda|rod|lathi|kulhadi|talwar|talvar|petrol|bottle|kaanch|bat|iron|belt|gun|pistol|chaku|chaaku|knife|chhura ~ lekar|le kar|le ke|leke|liye|utha|pakad|dikha|nikal|tan ~ maar|mar|khada|dhamki|darwaza|darwaja|mujh|hume|mummy|piche|peeche|jala|kaat',
    'bolta|bol raha|kehta|kah raha|keh raha|dhamki|chilla ~ maar dalunga|mar dalunga|maar dunga|mar dunga|kaat dunga|kaat dalunga|jala dunga|zinda nahi|jinda nahi|jaan se maar|jaan le lunga|goli maar',
    'darwaza|darwaja|door ~ tod raha|tod rha|tor raha|peet raha|laat maar ~ pati|husband|shohar|ex|sharab|daru|nashe|andar|dar lag|maar',
    'washroom|bathroom|kamre|almari|toilet ~ chhup|chup|lock|band ~ maar|husband|pati|shohar|bahar|wo|chaku|dhund',
  ],
  'violence-home': [
    'husband|pati|shohar|miya|sasur|saas|devar|bf|boyfriend|ex|papa|baap|bhai|sasural wale|in laws|wife|biwi ~ haath uth|hath uth|maarta|marta|maarte|marte|peet|pit|thappad|laat|ghasit|baal pakad|bal pakad|jala|cigarette|mara|maara|maar peet|marpeet|torture|physical abuse ~ mujh|mere|mera|meri|roz|raat|aaj|daru|sharab|hai',
  ],
  throttled: [
    'gala|gardan|neck ~ dabaya|daba diya|daba raha|ghonta|ghont diya|choke kiya|daboch ~ husband|pati|usne|wo|bf|mera|meri|ex',
  ],
  'sexual-assault': [
    'zabardasti|jabardasti|jabran|force|nasheela|molest|rape|touch ~ ki mere|kiya mere|mere sath|mere saath|meri beti|karta hai|kar di|kiya|galat|private',
  ],
  'held-papers': [
    'passport|visa|green card|id|kagaz|kaagaz|papers|documents ~ rakh liy|rakha hua|chheen|cheen|chin liy|zabt|le liy|nahi de|wapas nahi|vapas nahi|chhupa',
  ],
  'cannot-leave': [
    'ghar se|bahar|bahaar|kahin|yahan se ~ nikalne nahi|jane nahi|nahi nikalne|nahi jane|tala|taala|lock kar|band kar ke',
  ],
  'unpaid-work': [
    'paise|paisa|tankhwah|tankha|pagar|salary|mazduri ~ nahi de|nahi diy|nahi di|nahi mil|bhi nahi|ek paisa|rok|ek rupya',
  ],
  'immigration-threat': [
    'police|deport|immigration|ice|visa cancel|india bhej|wapas bhej ~ dhamki|bula dunga|bhej dunga|bhej dega|pakadwa|karwa dega|karwa dunga|kar dega',
  ],
  'dangerous-object': [
    `${BATTERY} ~ nigal|muh me daal|kha li|kha gay|kha liy|nikal ke khel`,
    `${BATTERY} ~ gayab|mil nahi|nahi mil|nahi hai ab|kahan gay|missing ~ ${CHILD}|laar|lar|khel|ro rah|khaans`,
    `${CHILD} ~ ${BATTERY} ~ gayab|mil nahi|nahi mil|missing|nahi hai`,
  ],
  'throat-danger': [
    'nigal ~ nahi pa|nahi ja|nahi sak ~ thook|thuk|pani|laar|kuch',
    'thook|thuk|laar|pani ~ nigal nahi|nigla nahi|nahi nigal',
    'nigal|nigla ~ laar|lar|thook ~ tapak|gir|beh',
  ],
  choking: [
    'moongfali|mungfali|sikka|angoor|toffee|roti|meat|haddi|kanta|tukda|niwala|grape|coin|hot dog|candy ~ atak|atki|atka|phas|phans|fas|fans|stuck ~ gal|saans|neel|nil|khaans|bol',
  ],
  poison: [
    'chuhe|chuho|keede|khatmal|deemak|cockroach|fasal|khet ~ dawai|davai|powder|spray ~ pi li|pee li|pi liya|pi gay|kha li|kha liya|kha gay|nigal|chaat',
  ],
  'inhaler-fails': [
    'pump|inhaler|puff|nebulizer|nebuliser ~ farak nahi|koi farak|koi fark|farq nahi|aaram nahi|kuch nahi ho|baar baar|bar bar|har ghante|khali|khatam',
  ],
  'newborn-word': [
    'din ka baccha|din ki bacchi|din ke bacche|hafte ka baccha|hafte ki bacchi|hafte ke bacche|newborn|navjat|navjaat',
  ],
  'age-under-3-months': [
    '1 mahine ka|2 mahine ka|1 mahine ki|2 mahine ki|ek mahine ka|do mahine ka|dedh mahine|dhai mahine|do mahine ki|mahine bhar ka|2 months ka|1 month ka|2 month ki|6 week ka|6 hafte ka|8 hafte ka',
  ],
  fever: [
    'garam hai|garam ho rah|badan garam|tap raha|tap rahi|tapta|temperature hai|temp hai|fever ~ baccha|bacha|bacche|body|badan|matha|mahine|beta|beti|bahut|hai|101|102|103',
  ],
  'chemical-splash': [
    'ankh|aankh|ankhon|aankhon|eye|eyes ~ cleaning|cleaner|acid|bleach|harpic|chemical|thinner|petrol|glue|fevikwik|cement|chuna|battery ka pani ~ gay|gir|ud|uda|pad|chhit|chala|lag|splash',
  ],
  'vision-change': [
    'aankh|ankh|nazar|dikh|dikhta|dikhai|aaj bhi ~ dhundhla|dhundla|dhundhli|dundhla|blur|blurry|saaf nahi|saf nahi',
  ],
  'red-eye': ['ankh|aankh|eye|ankhen|aankhen ~ laal|lal=|red'],
  'leg-swelling-one': [
    `ek hi pair|ek pair|pindli|calf|left leg|right leg|ek taang|ek tang ~ ${BODY_SWELLS}|laal|garam`,
  ],
  'likely-broken': [
    'takhna|ankle|pair|paon|kalai|wrist|ghutna|ungli|haath ~ mud gay|muda|suj|sooj|moch|chot|gir ~ zameen pe nahi|jamin pe nahi|rakha nahi|rakh nahi|wazan nahi|vajan nahi|chal nahi|neela|hil nahi|khada nahi|tedh',
  ],
  'tooth-swelling': [
    'daant|dant|daadh|dadh|masud|tooth ~ gaal|gal=|jabda|face|muh|chehra ~ suj|sooj|phul|phool|swell',
    'daant|dant|daadh|tooth ~ phoda|foda|pus|abscess|mavad',
  ],
  'saddle-numb': [
    'commode|toilet pe|toilet par|jahan baith|jaha baith|baithne wali|baithne ki|kulhe|kulho|private|peshab wali|tissue|toilet seat|tango ke beech|pairo ke beech|pairon ke beech|jangho ke beech ~ sunn|sun hai|sunn hai|mehsoos nahi|mahsus nahi|mahsoos nahi|numb|feel nahi|pata nahi',
  ],
  'lost-bladder-control': [
    'peshab|potty|latrine|toilet|urine|susu ~ pata nahi chal|pata hi nahi|kapde gile|kapde geele|kapdo me|bistar me|pant me|nikal jat|nikal gay|control nahi|rukta nahi',
  ],
  'chronic-illness': [
    'thyroid|cholesterol|anemia|hemoglobin|haemoglobin|pcod|pcos|menopause|prostate|arthritis|sciatica|slip disc|cervical|fibroid|uric acid|khoon ki kami',
  ],
  'sugar-test': ['sugar|diabetes ~ check|test|janch|jaanch|to nahi|toh nahi'],
  'high-blood-pressure': ['bp ~ high|zyada|jyada|badh|badha|ki dawai|ki goli|140|150|160|145|155|170|check'],
  'out-of-vital-medicine': [
    'insulin|mirgi ki|seizure ki|daure ki|khoon patla|blood thinner|eliquis|warfarin|keppra|transplant ki|steroid ~ khatam|khatm|nahi bach|nahi mil|chhut|chut gay|band kar di|nahi li|over ho|run out',
  ],
  'hair-loss': ['baal|bal=|hair ~ jhad|jhar|gir rah|toot|fall'],
  depressed: [
    'depression|depressed|udaas|udas|akela|akelapan|rona aa|man bhari|mann bhari|man bahut bhari|dil nahi lag|mann nahi lag|man nahi lag',
  ],
  drooling: ['laar|lar=|drool ~ tapak|gir|beh|bah|nikal'],
  'burning-urine': ['peshab|urine|susu|pee ~ jalan|jalta|jal rah|burning|dard|baar baar|bar bar'],
  'joint-ache': [
    'ghutna|ghutne|ghutno|kandha|kandhe|jod|jodo|edi|kohni|kalai|knee|shoulder ~ dard|pain|dukh|chatak|akad|jakad',
  ],
  'back-pain': ['kamar|peeth|pith|back ~ dard|pain|dukh|akad'],
}
