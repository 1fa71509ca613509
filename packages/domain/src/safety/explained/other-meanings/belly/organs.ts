import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const IS_BRUISED = /\b(?:un moretons?|moreton\w*|moraton\w*|un morado|cardenal|chichon|golpe)\b/
const YELLOW_EYES = /\b(?:ojos?|piel|cara|orina|pipi|cuerpo|bebe|recien nacid[oa])\b/

/** Words about organs that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BELLY_ORGANS: readonly OtherMeaning[] = [
  {
    of: ['jaundice', 'liver-disease'],
    meant:
      /\b(?:bruis\w*|bump|lump|swelling|egg|moreton\w*)\b[^.;]{0,90}\b(?:yellow\w*|amarill\w+)\b|\b(?:bruise|bump|lump|shiner)\b[^.;!?\n]{0,60}\byellow\w*(?:[ -]green)?|\b(?:mucus|phlegm|snot|sputum|discharge|nose|pus|crusts?|boogers?|scabs?|mocos?|flemas?)\b[^.;!?\n,]{0,40}\b(?:yellow\w*(?:[ -]green\w*)?|amarill\w*)|\b(?:nails?|scales?|flakes?|crusts?) (?:\w+ ){0,3}yellow\w*/g,
  },
  {
    of: ['liver-disease'],
    meant: /\b(?:explot\w*|revent\w*|destroz\w*|destru\w*|dan(?:a|o|ar)) (?:el|mi) higado\b[^.;!?\n]{0,10}\?/g,
  },
  {
    of: ['blood-in-urine'],
    meant: /\b(?:pink|red)(?:dish|ish)?\b[^.;]{0,40}\b(?:toilet cleaner|tablet|bath|bomb|dye)\b/g,
  },
  {
    of: ['jaundice', 'jaundice-legs'],
    meant:
      /\b(?:scales?|scalp|crusts?|flakes?|cradle cap|cornflakes|poops?|stools?|mustard|diapers?|urine|pee|nails?|teeth)\b[^.;]{0,30}\byellow\w*|\byellow\w* (?:\w+ )?(?:scales?|crusts?|flakes?|poops?|stools?|teeth|nails?|jacket|phlegm|mucus|snot)\b/g,
  },
  {
    of: ['liver-disease'],
    meant:
      /\b(?:me|te|le|se|nos)? ?(?:friega|fregar|chinga|amuela|jode|dana|danar|afecta|lastima|lastimar|arruina|hace dano (?:a|en|al)|pega(?:r)?(?: en| a)?) (?:a |en )?(?:el|mi|al) higado\b|\b(?:hurt|mess up|wreck|ruin|damage)s? (?:my|your|the) liver\b/g,
    unless: (plain) => /\b(?:cirrosis|hepatitis|cirrhosis|amarill\w+|yellow|higado graso|trasplante)\b/.test(plain),
  },
  {
    of: words('liver-disease chronic-illness'),
    meant:
      /\b(?:can|could|will|do|did|would|might) (?:i|he|she|you|we|they|it|my \w+) (?:\w+ ){0,2}(?:get|catch|caught|give|have) (?:\w+ ){0,2}(?:hepatitis|hep)\b(?: [abc]\b)?|\b(?:puede|puedo|podria|pudo) (?:\w+ )?(?:dar\w*|contagiar\w*|pegar\w*) (?:\w+ ){0,2}hepatitis\b/g,
  },
  {
    of: words('jaundice liver-disease'),
    meant: /\b(?:poniendo|puso|pone|volvio|volviendo|pusieron|esta|ya) (?:\w+ )?amarill\w+/g,
    unless: (plain) => !IS_BRUISED.test(plain) || YELLOW_EYES.test(withoutDenials(plain)),
  },
  {
    of: words('jaundice liver-disease'),
    meant: /\b(?:popo|caca|pupu|evacuacion\w*|moco|mocos|pipi)\b[^.;!?\n]{0,30}\bamarill\w+(?: mostaza)?/g,
    unless: (plain) =>
      /\b(?:ojit?os?|piel|car[ai]\w*|cuerpo|pancita|pecho)\b[^.;,!?\n]{0,25}\bamarill\w+|\bblanc[oa]\b/.test(plain),
  },
  {
    of: ['flank-pain'],
    meant: /\bcostado (?:\w+ )?(?:del|de su|de mi) (?:pecho|torax)\b/g,
  },
  {
    of: ['jaundice'],
    meant:
      /\b(?:flujo|liquido|moco\w*|mucosidad|flemas?|pus|costr\w+|secrecion|lagan\w*|materia|moret\w+|cardenal\w*|hematoma|morad[oa]s?|caspa|ampollas?)\b[^.;!?\n]{0,30}\bamarill\w*/g,
  },
  {
    of: ['liver-disease'],
    meant:
      /\b(?:me|le|nos) (?:va|vaya|iba|fuera|pueda|puede|podria) (?:a )?(?:fall\w+|dan\w+|destru\w+|truen\w*|tronar|acab\w+) (?:el|los|mi|su) (?:higado|rinon\w*)\b/g,
    unless: (plain) =>
      /\b(?:cirrosis|hepatitis|amarill\w+|alcohol\w*|tequila|cerveza\w*|vomit\w*|gramos|de mas|muchas|pastillas|hinch\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['jaundice'],
    meant:
      /\b(?:popo|popito|caca|evacu\w+|excremento|heces|flujo|moco|flema|pus)(?: \w+){0,3}? amarill\w+(?: \w+){0,3}/g,
    unless: (plain) => /\b(?:piel|ojos|ojitos|cara|carita|cuerpo|skin|eyes)\b/.test(plain),
  },
]
