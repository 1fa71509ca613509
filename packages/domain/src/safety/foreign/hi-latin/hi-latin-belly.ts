import type { Lexicon } from '../../lexicon/lexicon'
import { BODY_SWELLS } from './hi-latin-words'

/** Belly, stool, vomit, urine and groin. */
export const HINDI_IN_LATIN_BELLY: Lexicon = {
  'black-stool': [
    'latrine|latrin|potty|tatti|pakhana|stool|toilet|motion|motions|paikhana ~ kali|kaali|kala|kaala|kale|tar jaisi|tarcol',
  ],
  'no-urine': ['peshab ~ nahi utr|nahi utar|nahi aa|nahi ho|band|ruk gay|nahi hua|nahi aya|nahi kar pa|bilkul nahi'],
  'full-bladder-pain': ['pet|peshab ~ phul|phool|fool|ful ~ dard'],
  'testicle-pain': [
    `andkosh|andkos|testicle|testicles|testis|tatte|tatton|goti|gotiyon|gotiya|fote|neeche ki goli|neeche wali goli|balls ~ dard|pain|${BODY_SWELLS}|chad|chadh|mud gay|marod`,
  ],
  'hard-belly': ['pet|pait|stomach ~ tan gay|tight|sakht|sakt|pathar|patthar|kada'],
  'burning-urine': ['peshab|urine|susu|pee ~ jalan|jalta|jal rah|burning|dard|baar baar|bar bar'],
  'back-pain': ['kamar|peeth|pith|back ~ dard|pain|dukh|akad'],
  'fruity-breath': [
    'muh|saans|saanson|breath ~ fruity|fruit|acetone|nail polish|nailpolish|sweet|meethi|phal=|phalon ~ smell|badbu|badboo|boo=|mahak|gandh',
  ],
  'reflux-for-weeks': ['acidity|khatti dakar|khatta pani|seene me jalan|gas banti ~ mahin|saal|salo|hafte|hafto|roz'],
}
