import type { Lexicon } from '../../lexicon/lexicon'
import { BODY_SWELLS } from './hi-latin-words'

const CHEST = 'chest|chesst|seena|seene|sine|chati|chhati|dil|heart'

/** Chest pain, the beat of the heart, fainting, pressure and great vessels. */
export const HINDI_IN_LATIN_HEART: Lexicon = {
  'chest-pain': [
    'chest|chesst|seena|seene|chati|chhati|dil ~ dard|pain ho|dukh|jakad|bhari|dabav|pressure|patthar|bojh|takleef|ghutan',
    'chest pain|chest me pain',
    `${CHEST} ~ tight|heavy|heavyness|jakdan|jakda|kasav|dabaav|dabav|dabaw|bhaari|baari|ghabrahat|squeez|dardh`,
  ],
  'heart-attack': ['heart attack|dil ka dora|cardiac arrest'],
  'pain-spreads': [
    'dard|pain|jhunjhuni|jhanjhanahat ~ baye hath|bayen haath|left hand|left arm|left haath|jabde|jabda|jaw|kandhe|shoulder',
  ],
  sweating: ['sweating|sweat|pasina pasina|thande pasine'],
  'leg-swelling-one': [
    `ek hi pair|ek pair|pindli|calf|left leg|right leg|ek taang|ek tang ~ ${BODY_SWELLS}|laal|garam`,
  ],
  'high-blood-pressure': ['bp ~ high|zyada|jyada|badh|badha|ki dawai|ki goli|140|150|160|145|155|170|check'],
  palpitations: [
    'dil|heart|dhadkan|heartbeat ~ phadphad|fadfad|uchhal|daud raha|bhag raha|racing|bahut fast|fast fast|zor zor|jor jor|skip|dhak dhak',
  ],
}
