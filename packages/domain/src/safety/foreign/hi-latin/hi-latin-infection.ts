import type { Lexicon } from '../../lexicon/lexicon'

/** Fever, sepsis, allergy, bites, skin, throat and ear. */
export const HINDI_IN_LATIN_INFECTION: Lexicon = {
  anaphylaxis: [
    'moongfali|mungfali|mungfalli|moongphali|mungphali|peanut|badam|kaju|akhrot|jhinga|prawn|machli|anda|madhumakkhi|bhir|tataiya|antibiotic ~ sujh|suj|sooj|phool gaya|phool gayi|swelling ~ saans|sans|seeti|siti|gala|gale|honth|jeebh|zuban|muh',
  ],
  'throat-swelling': [
    'gala|gale|galay|zuban|zubaan|juban|jeebh|jib ~ suj|suja|suji|suje|sujan|band ho|band hota|kas rah|ghut',
  ],
  'face-swelling': ['chehra|muh|honth|hoth|ankh|aankh|hont ~ suj|suja|suji|suje|phul gaya|phool gaya'],
  fever: [
    'bukhar|bukhaar|bhukar|bukar|fever|tap hai',
    'garam hai|garam ho rah|badan garam|tap raha|tap rahi|tapta|temperature hai|temp hai|fever ~ baccha|bacha|bacche|body|badan|matha|mahine|beta|beti|bahut|hai|101|102|103',
  ],
  'throat-danger': [
    'nigal ~ nahi pa|nahi ja|nahi sak ~ thook|thuk|pani|laar|kuch',
    'thook|thuk|laar|pani ~ nigal nahi|nigla nahi|nahi nigal',
    'nigal|nigla ~ laar|lar|thook ~ tapak|gir|beh',
  ],
  drooling: ['laar|lar=|drool ~ tapak|gir|beh|bah|nikal'],
  'animal-bite': [
    'kutte ne|kutta|kuttay|dog ne|street dog|billi ne|bandar ne|dog|monkey ~ kaat|kata|kaata|bite|panja|daant|noch',
  ],
  mauled: [
    'kutte|kutta|kutton|dog|dogs|bandar ~ chehre|chehra|face|gaal|muh pe|gardan|neck ~ kaat|kaata|noch|phaad|faad|attack|bite',
  ],
  'feels-faint': [
    'gir jaunga|gir jaungi|girne wala|girne wali|behosh hone|behosh ho jaun|faint ho|andhera chha|aankhon ke aage andhera|ankho ke samne andhera|blackout',
  ],
  'weak-immunity': ['kemo|chemo|keemo|kimo|chemotherapy'],
  'snake-bite': ['saanp|sanp|cobra|naag|bichhu|bicchu|snake ~ dansa|das liya|dans|daansa|kaat|kaata|kata|dank|bite'],
  'missed-dialysis': ['dialysis ~ chhut|chut|chhoot|choot|miss|nahi gay|nahi hui|nahi hua|skip|nahi kara|nahi karwa'],
  'sudden-deafness': ['kaan|ear ~ sunai dena band|sunna band|sunai nahi|behra|nahi sunai ~ achanak|ekdam|subah'],
}
