import type { Lexicon } from '../../lexicon/lexicon'

/** Pregnancy, birth and babies. */
export const HINDI_IN_LATIN_MOTHER: Lexicon = {
  'vaginal-bleeding': [
    'pregnent|pregnant|pregnancy|pet se hu|hamila|neeche se|niche se|period|haiz ~ khoon|khun|bleeding|blood|spotting',
  ],
  'heavy-vaginal-bleeding': [
    'pad|pads ~ ghante|ghanta|bhar ja|bheeg|bhig|bhar rah',
    'delivery|periods|haiz ~ khoon|khun|bleeding ~ bahut|zyada|jyada|itna|nahi ruk|ruk nahi',
  ],
  'baby-moves-less': [
    'baby|bache|bacche|baccha|pet me ~ harkat|movement|kick|hil ~ nahi|kam|band',
    'baby|baccha|bache|bacha|movement|kick|kicks|halchal ~ move nahi|hil nahi|nahi hil|kick nahi|movement nahi|nahi ho rahi|kam ho gay|band ho gay|nahi kar raha|feel nahi|mehsoos nahi|mahsus nahi|no movement ~ pregnant|pregnan|mahine|mahina|month|pet me|week|hafte|subah|kal se|raat se',
    'pregnant|pregnan|mahine|mahina|month|pet me|week|hafte ~ baby|baccha|bacha|movement|kick|halchal ~ move nahi|hil nahi|nahi hil|kick nahi|movement nahi|kam ho gay|band ho gay|move hi nahi|feel nahi|mehsoos nahi|mahsus nahi',
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
  'emergency-contraception': [
    'condom|protection|nirodh ~ fat|phat|fata|phata|toot|tut|broke|nikal gaya|leak|slip|utar',
    'emergency goli|emergency pill|i pill|ipill|unwanted 72|plan b|morning after|72 ghante|emergency contra',
  ],
  'breast-infection': [
    'chhati|chati|stan|breast ~ laal|lal=|garam|suj|sooj|sakht|gaanth|patthar|red|hard ~ doodh pila|feed|breastfeed|doodh jam|doodh pite|doodh peeta',
  ],
}
