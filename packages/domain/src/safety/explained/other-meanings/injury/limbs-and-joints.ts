import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const OF_VESSELS =
  /\b(?:swell\w*|swollen|cold|numb\w*|pale|pain\w*|hurts?|hot|red|hard|warm|sore|hinchad\w*|fri[oa]|duele|dolor|adormec\w*)\b/

/** Words about limbs and joints that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_LIMBS_AND_JOINTS: readonly OtherMeaning[] = [
  {
    of: words('limb-numb not-wake unresponsive'),
    meant:
      /\b(?:you|people|one|somebody|someone|uno|la gente) (?:can|could|may|might|wont|dont|puede) (?:\w+ ){0,5}?(?:not|wont|dont|never|no) (?:even )?(?:feel|notice|know|wake|sentir|notar|darse)\b[^.;,!?\n]{0,14}/g,
  },
  {
    of: ['cold-limb', 'gray-look', 'shock-look'],
    meant:
      /\b(?:peroxide|salicylic|wart (?:\w+ )?(?:medicine|remover|acid|gel)|super ?glue)\b[^|]{0,90}\b(?:turned|went|is|are|looks?) (?:\w+ )?white\b/g,
  },
  {
    of: words('cold-limb overdose-look blue-lips digit-discolored'),
    meant:
      /\bveins?\b[^.;!?\n]{0,40}\b(?:blue|bluish|purple|green)\b|\b(?:blue|bluish|purple|green) veins?\b|\bvenas?\b[^.;!?\n]{0,40}\b(?:azul\w*|morad\w*|verd\w*)\b/g,
    unless: (plain) => OF_VESSELS.test(withoutDenials(plain)),
  },
  {
    of: words('limb-deadened joint-ache rash mottled-skin limb-numb'),
    meant:
      /\bscars?\b[^.;!?\n]{0,40}\b(?:numb|itch\w*|tingl\w*|dead)\b(?: and (?:numb|itch\w*|tingl\w*))?|\bfeels? (?:dead|numb) to (?:the )?touch\b|\bcicatriz\b[^.;!?\n]{0,40}\b(?:dormida|adormecida|pica|comezon|entumida)\b/g,
    unless: (plain) =>
      !/\b(?:scars?|cicatriz)\b/.test(plain) ||
      /\b(?:hot|pus|ooz\w*|open\w*|gap\w*|swell\w*|swollen|fever|spread\w*|lump|leg|arm|hand|foot|face|caliente|abiert\w*|hinchad\w*|fiebre|pierna|brazo|mano|cara)\b/.test(
        withoutDenials(plain),
      ),
  },
  { of: ['cold-limb'], meant: /\b(?:tiro al blanco|diana|ojo de (?:toro|buey))\b/g },
  {
    of: words('cold-limb grave-look blue-lips'),
    meant:
      /\bmoret\w+[^.;!?\n]{0,30}\b(?:morad|verd|amarill|negr|azul)\w*(?:(?:, | y )+(?:morad|verd|amarill|negr|azul)\w*){0,3}/g,
    unless: (plain) =>
      /\b(?:fri[oa]s?|helad[oa]s?|palid\w+|sin pulso|dedos? (?:morad|azul|blanc)\w*)\b/.test(withoutDenials(plain)),
  },
]
