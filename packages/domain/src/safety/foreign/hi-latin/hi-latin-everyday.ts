import type { Lexicon } from '../../lexicon/lexicon'

const CHILD = 'baccha|bacchi|beta|bete|beti|munna|chhota|chhoti|baby|ladka|ladki'

/** What is typed in Latin letters with words of English: danger in everyday words, and what a doctor should see soon. */
export const HINDI_IN_LATIN_EVERYDAY: Lexicon = {
  'heat-stroke': [
    'heat|dhoop|garmi|degree|site|roofing|khet|sun stroke|heat stroke ~ ajeeb|ulta seedha|naam nahi|paseena nahi|pasina nahi|paseena band|boond nahi|hosh|behosh|collapse|gir gaya|gir gayi|gir pada|confuse ~ kaam|body|badan|bol|paseena|pasina|hosh|raha|rahi|gaya',
    'badan|body|sharir|skin ~ aag|tap raha|tap rahi|bahut garam|burning|hot ~ paseena nahi|pasina nahi|sweat nahi|boond nahi|paseena band|paseena ek|pasina ek|no sweat',
  ],
  confused: [
    'apna naam|apna nam|khud ka naam|mera naam|apna name|bachon ke naam ~ nahi|bhool|bhul|yaad',
    'ajeeb|ajib|ulta seedha|ulti seedhi|random|weird|bekaar ki|kuch bhi ~ bol raha|bol rahi|bol rahe|baatein|baate kar|bake ja|bak raha|bak rahi',
    'behki|behki behki|bahki|behke|behka hua|confuse|confused|disoriented|pehchan nahi|pahchan nahi',
  ],
  'emergency-contraception': [
    'condom|protection|nirodh ~ fat|phat|fata|phata|toot|tut|broke|nikal gaya|leak|slip|utar',
    'emergency goli|emergency pill|i pill|ipill|unwanted 72|plan b|morning after|72 ghante|emergency contra',
  ],
  'breath-stops-asleep': [
    'kharrate|kharate|kharrate|kharata|snore|snoring|kharraton ~ saans|sans|jhapki|neend|nind|atak|ruk|thak|sleepy|ghar|gasp',
    'neend me|nind me|sote hue|sote waqt|sote time|sote samay ~ saans|sans ~ rukti|ruk jati|atakti|atak jati ~ kharr|khar|din me|jhapki|thak|roz|har raat',
  ],
  'same-day': [
    'kaan|kan=|ear ~ peep|pip=|mavad|mawad|pus|pani nikal|beh raha|discharge ~ bukhar|fever|garam|rota|ro rah|dard',
    'bukhar|fever ~ kaan|kan=|ear ~ peep|mavad|mawad|pus|dard|pain|discharge',
  ],
  'dirty-wound': [
    'jung|jang|rusty|keel|kil=|nail|loha|taar|kaanch|glass ~ ghus|chubh|lag gay|gad gay|cut ~ pair|haath|hath|talwe|ungli|tetanus|titnes|foot',
    'tetanus|titnes|tetnus|tt injection|tt ka ~ purana|kab|saal|lagwa|zaroor|yaad|injection|shot',
  ],
  'animal-bite': [
    'kutte ne|kutta|kuttay|dog ne|street dog|billi ne|bandar ne|dog|monkey ~ kaat|kata|kaata|bite|panja|daant|noch',
  ],
  mauled: [
    'kutte|kutta|kutton|dog|dogs|bandar ~ chehre|chehra|face|gaal|muh pe|gardan|neck ~ kaat|kaata|noch|phaad|faad|attack|bite',
  ],
  'suicide-said': [
    'alvida|goodbye|good bye ~ bardasht nahi|bardaasht nahi|aur nahi|thak gay|maa=|mummy|papa|duniya|zindagi|jee nahi',
    'dost|friend|usne|bhai|behen|beti|bete|gf|girlfriend|bf|boyfriend|wife|husband ~ goodbye|good bye|alvida|last message|aakhri message|bye forever|maaf kar dena ~ phone band|phone off|switch off|goli|pills|nahi utha|reply nahi|likha|blade|chhat',
    'patri|patriyon|railway track|track|train ke aage|train ke samne ~ khada hu|khadi hu|leta hu|leti hu|let gaya|let gayi|baitha hu|baithi hu|ja raha hu|ja rahi hu|pahunch|intezar|intzar|wait kar',
    'bacho ko|bachon ko|bacchon ko|bache ko|bete ko|beti ko ~ chhod diya|chod diya|chhod aaya|chhod aayi|chhod ke|chhodkar ~ patri|pul pe|pul par|bridge pe|bridge par|nadi pe|nadi ke|chhat pe|chhat par|alvida|track',
    'patri|pul pe|pul par|bridge pe|bridge par|nadi ke|track ~ bacho ko|bachon ko|bacchon ko|bete ko|beti ko ~ chhod|chod',
    'rassi|blade|zeher|zehar|jahar|sulphas|salfas|goliyan|goliya|golian|pills|tablets|gun|pistol|petrol ~ le aaya|le aayi|le ke baith|leke baith|lekar baith|haath me|hath me|hatheli|saamne|samne|ginn ke|gin ke|ready hai|taiyar|tayyar|khareed|kharid|mangwa ~ bas|ab=|khatam|mar|jeena|jina|aur nahi|mukti|shanti|sukoon|alvida|sorry|maaf|thak|end|rakh',
    'mukti|shanti|sukoon|chhutkara|peace|khatam|khatm|aur nahi|bas ab|ab bas|sab end ~ rassi|blade|zeher|zehar|sulphas|salfas|goliyan|goliya|golian|pills|tablets|gun|pistol ~ le aaya|le aayi|leke|lekar|le ke|haath|hath|hatheli|samne|saamne|ready|taiyar|paas|ginn|gin',
    'sab kuch khatam|khud ko khatam|life khatam|life end|zindagi khatam|end my ~ karna hai|karna chah|kar lu|kar du|kar dunga|kar dungi|karne ja|kar raha|kar rahi|kar dena',
    'jiya|jeeya|jiye ~ nahi jata|nahi jaata|nahi ja raha|nahi ja raha ab|jata nahi',
    'kal subah|kal tak|kal se|subah tak ~ nahi rahungi|nahi rahunga|nahi rahoonga|nahi rahungi|nahi milunga|nahi milungi|na rahu|zinda nahi|nahi uthunga|nahi uthungi',
    'kal ka suraj|kal ki subah|suraj ~ nahi dekh|na dekh|nahi dekhunga|nahi dekhungi',
    'nadi|nahar|kuen|kuwe|talab|samundar|river|chhat|chat|pul|bridge|train|metro|balcony ~ kud jau|kud jaun|kud jaunga|kud jaungi|kood jau|kood jaun|chhalang|jump kar|kudne ja|kudne wal|kudne aa',
    'gas|cylinder|burner|car|gaadi|gadi ~ khol|on kar|start|chalu ~ band|lock ~ mar|marna|khatam|hamesha|bas|so ja',
    'jee ke|jeekar|ji ke|zinda reh ke|zinda rehkar|jeene ka ~ kya karu|kya fayda|kya faida|koi matlab|karna kya|kya karunga|kya karungi|koi reason',
    'is duniya|iss duniya|duniya me|zinda|mujhe zinda|world ~ nahi rehna|nahi rahna|nahi reh sakta|nahi reh sakti|vida|bidai|goodbye',
  ],
  'baby-delusion': [
    'baccha|bacche|bacchi|baby|bete|beti|usme|isme ~ shaitan|bhoot|saya|jinn|aatma|chudail|rakshas|devil|evil|badal diya|possessed ~ kehti|bolti|keh rahi|bol rahi|dub|maar|phek',
    'shaitan|bhoot|saya|jinn|chudail|devil|evil ~ baccha|bacche|bacchi|baby|bete|beti ~ dub|maar|mar|phek|fek|gala',
  ],
  'harm-others': [
    'pani me|paani me|tub|nadi|bucket|balti ~ duba|dubo|phek|fek ~ baccha|bacche|bacchi|baby|bete|beti|use|usko|dungi|dunga|degi|dega|de rahi|rahi thi',
    'baccha|bacche|bacchi|baby|bete ko|beti ko ~ duba dungi|duba dunga|dubo du|dubane|phek dungi|phek dunga|phek degi|gala daba|takiya rakh|maar dungi|maar dalungi ~ bolti|kehti|keh rahi|bol rahi|mann|man|lagta|khayal|awaz|ja rahi|ja raha|pakad',
  ],
  'lethal-means': [
    'gun|pistol|bandook|banduk|rifle|katta|tamancha|revolver ~ takiye|loaded|bhari|mili|mila|almari|nikal|pillow|saaf kar|chhupa|paas rakh',
  ],
  'affairs-in-order': [
    'ghadi|watch|anguthi|saman|samaan|jewellery|gehne|kagaz|kaagaz|papers|chabi|bike|laptop|passbook ~ de di|de diya|de diye|baant|bant diy|rakh diye|de dena|saunp',
  ],
  'wont-be-here': [
    'kal nahi rahung|mai nahi rahung|main nahi rahung|mere jane ke baad|mere baad|duniya chhod|nahi rahunga|nahi rahungi',
  ],
  'held-papers': [
    'passport|visa|documents|papers|id card ~ rakh|le liya|le liye|chheen|chhin|lock|nahi de raha|nahi deta|nahi dete|wapas nahi',
  ],
  'cannot-leave': [
    'bahar|ghar se|kahin|kahi|jaane|jane ~ nahi jane deta|nahi jane dete|nahi jaane deta|nahi jaane dete|nahi jane deti|nikalne nahi|jane nahi de|jaane nahi de|lock karke|tala lagake',
  ],
  'unpaid-work': [
    'paise|paisa|salary|tankhwah|pagar|payment|wages ~ nahi deta|nahi dete|nahi deti|nahi di|nahi diya|nahi mila|nahi mili|rok li|rok rakh|kha gaya',
  ],
  'child-swallowed': [
    `${CHILD} ~ goli|goliyan|dawai|dawa|pills|tablet|tablets|syrup|perfume|all out|good knight|goodnight|detergent|pod|pods|cigarette|tobacco|gutkha|vicks|remover|camphor|kapoor|naphthalene|bleach|lizol|harpic|sanitizer ~ kha|pi gay|pi li|pi liya|nigal|chaat|chat li|chaba|muh me|swallow`,
  ],
  'dose-mistake': [
    'dawa|dawai|goli|insulin|injection|medicine|tablet ~ do baar|do bar|2 baar|2 bar|double|dubara|teen baar|galti se|galat|kisi aur ki|dusre ki ~ de di|de diya|laga di|laga diya|le li|le liya|kha li|khila di|pila di|lag gay|li=',
  ],
  'feels-faint': [
    'gir jaunga|gir jaungi|girne wala|girne wali|behosh hone|behosh ho jaun|faint ho|andhera chha|aankhon ke aage andhera|ankho ke samne andhera|blackout',
  ],
  palpitations: [
    'dil|heart|dhadkan|heartbeat ~ phadphad|fadfad|uchhal|daud raha|bhag raha|racing|bahut fast|fast fast|zor zor|jor jor|skip|dhak dhak',
  ],
  'severe-bleeding': [
    'khoon|khun|blood|bleeding ~ ruk nahi|nahi ruk|rukta nahi|band nahi|nahi band|fawwara|sink bhar|farsh|floor|towel bhar|tap tap|bahe ja',
  ],
  'too-many-pills': [
    'goli|goliyan|pills|tablets|neend ki ~ khayi hai|kha li hai|kha chuki|kha chuka|kha liye ~ goodbye|alvida|shayad bahut|bahut|marne|behosh|sari|saari',
  ],
  'baby-moves-less': [
    'baby|baccha|bache|bacha|movement|kick|kicks|halchal ~ move nahi|hil nahi|nahi hil|kick nahi|movement nahi|nahi ho rahi|kam ho gay|band ho gay|nahi kar raha|feel nahi|mehsoos nahi|mahsus nahi|no movement ~ pregnant|pregnan|mahine|mahina|month|pet me|week|hafte|subah|kal se|raat se',
    'pregnant|pregnan|mahine|mahina|month|pet me|week|hafte ~ baby|baccha|bacha|movement|kick|halchal ~ move nahi|hil nahi|nahi hil|kick nahi|movement nahi|kam ho gay|band ho gay|move hi nahi|feel nahi|mehsoos nahi|mahsus nahi',
  ],
  pregnant: [
    'wife|biwi|patni|bahu|bhabhi|didi ~ 6|7|8|9|6th|7th|8th|9th|sat|aath|nau ~ mahine|mahina|month|months ~ sar|sir|dhundh|khoon|pani|pet|dard|chakkar|suj|sooj|jhatke|bp|baby|baccha|delivery',
  ],
  withdrawal: [
    'sharab|daru|daaru|alcohol|nasha|drink|drinking|peena|afeem|heroin ~ chhodi|chodi|chhod di|chhoda|chhode|chhodne|chhod diye|band ki|band kar di|band kiya ~ kaanp|kanp|kamp|hil rah|keede|kide|dikh|paseena|pasina|behki|ulti|daura|jhatke|saanp|bhoot|ghabra',
  ],
  'withdrawal-danger': [
    'keede|kide|saanp|chuhe|bhoot|saye|log=|cheezein ~ dikh rahe|dikhte|dikhai de|dikh rahi|nazar aa ~ sharab|daru|daaru|alcohol|nasha|chhod|raha|rahe',
  ],
}
