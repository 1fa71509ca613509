import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { PEOPLE } from '../people'
import { unlessTold } from '../unless-told'

const OF_A_NEEDLE_OR_FLY =
  /\b(?:inyect\w+|inyeccion|vacun\w+|botox|b ?12|insulina|piquete|picadura|zancudos?|mosquitos?|moscos?|pic[oa] un)\b/
const LUMP_GRAVER =
  /\b(?:caliente|pus|fiebre|calentura|crec\w+|semanas|meses|duro como|rayas?|extiende|extendiendo|garrapata|arana|alacran|pecho|seno|axila|cuello)\b/

/** Words about mouth and skin that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_EVERYDAY_MOUTH_AND_SKIN: readonly OtherMeaning[] = [
  {
    of: ['genital-discharge'],
    meant:
      /\b(?:nasal|nose|ear|eye|nipple|sinus) (?:discharge|drainage)\b|\bdischarge from (?:the |my |his |her |one |both )?(?:\w+ )?(?:nose|nostrils?|ears?|eyes?|navel|wound)\b/g,
  },
  { of: ['hair-loss'], meant: /\b(?:gain\w*|puts? on|putting on) (?:plenty of |good )?weight\b/g },
  {
    of: words('lump needs-visit'),
    meant: /\b(?:is|could|can) (?:it|this|that) (?:be )?an? hernia\b|\b(?:sera|puede ser) (?:una )?hernia\b/g,
    unless: (plain) => /\b(?:lumps?|bulg\w*|bumps?|stick\w* out|bult\w+|bolita|bola)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['tooth-pain'],
    meant: /\b(?:dental|tooth) (?:x ?rays?|cleaning|check ?up|office|insurance)\b/g,
  },
  {
    of: ['tooth-pain'],
    meant:
      /\bdental (?:hygienist|assistant|office|insurance|floss|appointment|cleaning|plan|school|check ?up)\b|\b(?:hilo|seguro|higiene|higienista|limpieza|cita) dental\b/g,
  },
  {
    of: words('genital-discharge burning-urine woman-visit'),
    meant: /\bahi (?:nomas|nada mas|no mas|mismo|mismito|solit[oa]|solamente|donde (?:me|le) pic\w+)\b/g,
  },
  {
    of: ['lump'],
    meant:
      /\b(?:comi\w*|trag\w+|mordi\w*|metio|mastic\w+|avent\w+|plasti\w+|play ?doh|masilla|pan|papel)\b[^.;!?\n]{0,60}\bbol(?:it)?as?\b|\bbol(?:it)?as? (?:de|del) (?:plasti\w+|play ?doh|masilla|papel|pan|masa|queso|helado|algodon|nieve)\b/g,
  },
  {
    of: words('lump needs-visit both-legs-weak'),
    meant: new RegExp(`\\b${PEOPLE}\\b[^.;,!?\\n]{0,30}\\bhernia\\b`, 'g'),
  },
  {
    of: ['lump'],
    meant: /\bbol(?:it)?as?\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => !OF_A_NEEDLE_OR_FLY.test(plain) || LUMP_GRAVER.test(withoutDenials(plain)),
  },
  { of: ['lump'], meant: /\bbol(?:it)?as? no (?:esta|estan|se ve|se ven)\b[^.;,!?\n]{0,30}/g },
  {
    of: ['lump'],
    meant:
      /\b(?:bolita|bola|ganglio|bulto|bultito|lump|knot|swollen (?:gland|node))\b[^.;,!?\n]{0,25}\b(?:axila|sobaco|armpit)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:vacun\w*|vaccine\w*|shot|booster|refuerzo)\b/,
        /\b(?:ayer|antier|anteayer|hoy|anoche|hace (?:dos|tres|cuatro|2|3|4) dias|yesterday|today|(?:two|three|2|3) days ago)\b/,
      ],
      /\b(?:semanas|(?<!quedan )meses|crec\w+|duro como|seno|pecho|mama izquierda|mama derecha|antes de la vacuna|weeks|months|growing|breast|nipple|pezon)\b/,
    ),
  },
]
