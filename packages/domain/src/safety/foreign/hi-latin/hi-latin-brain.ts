import type { Lexicon } from '../../lexicon/lexicon'

/** Strokes, head, spine and nerves. */
export const HINDI_IN_LATIN_BRAIN: Lexicon = {
  stroke: ['stroke|faalij|falij|laqwa|lakwa|brain hemorrhage'],
  'one-side-weak': [
    'haath|hath|pair|baazu|bazu|tang|taang|side|aadha|adha|bayan|baya|daya|dayan ~ sunn|sun ho|sun pad|sunn pad|nahi uth|uth nahi|nahi hil|hil nahi|kaam nahi|kam nahi|be jaan|bejan|jaan nahi|kamzor|kamjor|kamzori',
    'ek taraf|aadha sharir|adha sharir|left side|right side|left hand|right hand|left leg|right leg ~ sunn|sun ho|sunn ho|numb|weak|kamzor|hil nahi|nahi hil|uth nahi|kaam nahi|paralysis|paralyse|lakwa|bejaan|dead',
  ],
  'speech-trouble': [
    'zuban|zubaan|juban|jaban|zabaan|awaz|awaaz|bol|boli|baat ~ ladkhad|larkhar|ladkad|larkhara|lad khad|atak|saf nahi|saaf nahi|totl|tutla|hakla|samajh nahi aa|nahi nikal|nahi kar pa|nahi pa rah',
    'nahi bol|bol nahi|bol hi nahi ~ pa|pa raha|pa rahi|pa rahe|sak|pa rha',
  ],
  'vision-loss': [
    'ankh|aankh|ankhon|aankhon|nazar ~ dikhna band|dikhai nahi|dikh nahi|nahi dikh|nazar nahi|roshni chali|andha',
    'achanak ~ dikhna band|nahi dikh|dikh nahi|dikhai nahi',
  ],
  'face-droop': [
    'muh|chehra|face|chehre|honth ~ tedha|tedhi|tedhe|terha|terhi|latak|latka|ek taraf|jhuk|droop|tirchha',
  ],
  'blown-pupil': ['putli|putliyan|pupil ~ badi|bari|alag|phail|fail'],
  'head-danger': ['putli|pupil ~ ek ~ badi|bari|chhoti'],
  'vision-change': [
    'aankh|ankh|nazar|dikh|dikhta|dikhai|aaj bhi ~ dhundhla|dhundla|dhundhli|dundhla|blur|blurry|saaf nahi|saf nahi',
  ],
  'saddle-numb': [
    'commode|toilet pe|toilet par|jahan baith|jaha baith|baithne wali|baithne ki|kulhe|kulho|private|peshab wali|tissue|toilet seat|tango ke beech|pairo ke beech|pairon ke beech|jangho ke beech ~ sunn|sun hai|sunn hai|mehsoos nahi|mahsus nahi|mahsoos nahi|numb|feel nahi|pata nahi',
  ],
  'lost-bladder-control': [
    'peshab|potty|latrine|toilet|urine|susu ~ pata nahi chal|pata hi nahi|kapde gile|kapde geele|kapdo me|bistar me|pant me|nikal jat|nikal gay|control nahi|rukta nahi',
  ],
  confused: [
    'apna naam|apna nam|khud ka naam|mera naam|apna name|bachon ke naam ~ nahi|bhool|bhul|yaad',
    'ajeeb|ajib|ulta seedha|ulti seedhi|random|weird|bekaar ki|kuch bhi ~ bol raha|bol rahi|bol rahe|baatein|baate kar|bake ja|bak raha|bak rahi',
    'behki|behki behki|bahki|behke|behka hua|confuse|confused|disoriented|pehchan nahi|pahchan nahi',
  ],
}
