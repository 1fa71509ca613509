import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const BURNT =
  /\b(?:burn\w*|hands?|fingers?|face|eyes?|bleed\w*|blood\w*|blister\w*|skin|hit|hole|quem\w*|manos?|dedos?|cara|ojos?|sangr\w*|ampoll\w*)\b/
const BURNED =
  /\b(?:burn\w*|fire|flames?|firework\w*|grill|gas|propane|battery|fryer|oil|boil\w*|steam|bomb|quem\w+|fuego|cohetes?|aceite|vapor)\b/
const TONGUE_BURNT =
  /\b(?:quem\w+|burn(?:t|ed)?|scald\w+) (?:\w+ ){0,2}?(?:lengua|paladar|tongue|roof of (?:my|his|her|the) mouth)\b/
const CANNOT_SWALLOW = /\bno (?:\w+ )?(?:puedo|puede|pasa|paso) (?:\w+ )?(?:tragar|respirar|hablar|saliva|agua)\b/
const BURNT_WORSE =
  /\b(?:ampoll\w*|blister\w*|manos?|brazos?|pecho|cara|bebe|nin[oa]|hij[oa]|babea\w*|voz (?:ronca|rara|apagada)|ronc[oa]|sosa|acido|cloro|quimic\w+|vapor|hands?|arms?|chest|face|baby|child|drool\w*|hoarse|lye|acid)\b|\bno (?:puedo|puede) (?:tragar|respirar|hablar)\b/

/** Words about burns that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_BURNS: readonly OtherMeaning[] = [
  {
    of: ['trunk-word', 'bad-burn', 'burn'],
    meant:
      /\bburning (?:between|in|of|under|on) (?:the |my |his |her |both )?(?:\w+ ){0,3}(?:toes?|feet|foot|soles?|tongue|mouth|eyes?)\b/g,
  },
  {
    of: ['burn-size'],
    meant:
      /\b(?:like|as if|as though) (?:its|it|my \w+|they|theyre) (?:(?:was|were|is|are) )?on fire\b|\bcomo si (?:\w+ ){0,3}(?:ardiera\w*|estuviera\w* en llamas)\b/g,
  },
  {
    of: words('bad-burn burn'),
    meant:
      /\b(?:fireworks?|firecrackers?|cohetes?|cuetes?|petardos?)\b(?: \w+){0,3} (?:went off|exploded|explot\w+|tron\w+)\b/g,
    unless: (plain) => BURNT.test(withoutDenials(plain)),
  },
  {
    of: ['blast'],
    meant:
      /\b(?:at|on) full blast\b|\b(?:kidneys?|liver|heads?|hearts?|brains?|appendix|bladder|ears?|stomach|belly|bowels?|guts?|rinones|cabeza|corazon|vejiga|higado|panza) (?:will|would|might|could|can|is (?:going to|gonna)|are (?:going to|gonna)|was going to|is about to|to|me va a|van a|va a) (?:just )?(?:explode|burst|blow up|pop|explotar|reventar)\b/g,
  },
  {
    of: words('blast burn bad-burn large-area'),
    meant:
      /\b(?:it|zit|pimple|boil|cyst|blackhead|barro|grano|espinilla) (?:\w+ )?(?:exploded|burst|erupted|exploto|revento)\b/g,
    unless: (plain) =>
      !/\b(?:zits?|pimples?|blackheads?|acne|barros?|granos?|espinillas?)\b/.test(plain) ||
      BURNED.test(withoutDenials(plain)),
  },
  {
    of: ['burn-size'],
    meant: /\b(?:cafe|cafecito|te|sopa|caldo|chocolate|atole|pizza|leche|agua|coffee|tea|soup|cocoa)\b/g,
    unless: (plain) =>
      !TONGUE_BURNT.test(plain) || CANNOT_SWALLOW.test(plain) || BURNT_WORSE.test(withoutDenials(plain)),
  },
  {
    of: words('burn hot-spill bad-burn tooth-pain fall'),
    meant: /\b(?:se )?(?:le |me )?(?:cayo|caido|cayeron|salio) (?:\w+ ){0,2}dientes? de leche\b/g,
  },
  {
    of: words('chemical-splash eye-pain poison burn burn-size'),
    meant:
      /\b(?:ard(?:io|e|ia)|quem(?:o|a|aba)|pic(?:o|a)|stung|stings?|burned|burns?)(?: \w+){0,2} (?:como|like) (?:\w+ )?(?:acido|fuego|diablo|demonio|chile|infierno|acid|fire|hell|crazy)\b|\bojos? y (?:me |le )?ardio\b|\b(?:cayo|entro|metio|salpico|got) (?:\w+ )?(?:shampoo|champu|jabon|bloqueador|acondicionador|soap|sunscreen)\b[^.;,!?\n]{0,45}/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:shampoo|champu|jabon|bloqueador|protector solar|crema|agua (?:de (?:la )?alberca|de mar)|soap|sunscreen|conditioner|acondicionador)\b/,
        /\b(?:enjuag\w+|lav(?:e|o|amos)|eche agua|rins\w+|flush\w+|wash\w+)\b/,
        /\b(?:veo|ve|see|sees|vision) (?:\w+ )?(?:bien|normal|perfecto|clar[oa]|fine|ok)\b/,
      ],
      graver(
        'cloro|lejia|sosa|drano|cal|cemento|amoniaco|destapacanos|limpiahornos|bleach|lye|oven|alcalin\\w*|industrial|borros[oa]|no (?:puede|puedo) abrir|lentes de contacto|dolor fuerte|mucho dolor|blur\\w*|contact lens\\w*|detergente|capsula|pod',
      ),
    ),
  },
  {
    of: words('burn-size hot-spill'),
    meant:
      /\b(?:brazo|mano|pierna|pie|dedo|muslo|aceite|manteca|agua|arm|hand|leg|foot|finger|thigh|oil|grease|water)(?: (?:caliente|hirviendo))?\b/g,
    unless: unlessTold(
      [
        /\b(?:gotit?as?|salpic\w+|drops?|droplets?|splatter\w*)\b/,
        /\b(?:lenteja|frijol|chicharo|grano de arroz|cabeza de alfiler|chiquit\w+|punt(?:o|ito)s?|moneda|lentil|pea|pinhead|grain of rice|tiny|dime)\b/,
      ],
      graver(
        'ampoll\\w*|blister\\w*|blanc[oa]|white|negr[oa]|black|no (?:siento|duele)|bebe|nin[oa]|hij[oa]|baby|child|son|daughter|toddler|cara|face|ojos?|eye|todo (?:el|la)|whole|pus|sosa|acido|quimic\\w*|chemical|diabet\\w*',
      ),
    ),
  },
  {
    of: ['large-area'],
    meant:
      /\b(?:media|la mitad de (?:la|mi|una|su)) palma\b|\bhalf (?:of )?(?:a|my|the|his|her) palm\b|\b(?:una )?moneda (?:en|de) (?:la|mi) palma\b/g,
  },
  {
    of: words('hot-spill bad-burn'),
    meant:
      /\b(?:cafe|te|agua|leche|sopa|caldo|aceite|atole|frijoles) (?:ya |que ya estaba |estaba )?(?:fri[oa]s?|helad[oa]s?|al tiempo|sin calentar)\b/g,
    unless: (plain) => /\b(?:ampoll\w*|roj[oa]s?|despellej\w*|arde\w*)\b/.test(plain),
  },
  {
    of: words('hot-spill bad-burn'),
    meant:
      /\b(?:cay[oe]\w*|entr[oe]\w*|meti[oó]?|ech[eo]\w*|salpic\w+) (?:\w+ ){0,2}?agua (?:\w+ ){0,2}?(?:oidos?|oiditos?|orejas?|nariz|boca|ojos?|ojitos?)\b/g,
    unless: (plain) => /\b(?:calient\w*|hirvi\w*|quem\w*|ampoll\w*|despellej\w*|vapor)\b/.test(plain),
  },
]
