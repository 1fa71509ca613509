import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { unlessTold } from '../unless-told'
import { NOBODY_COUGHS, STRUGGLES, TALKS_AND_WALKS } from '../vocabulary'
const AMONG_STRANGERS =
  /\b(?:bus|train|subway|plane|flight|store|shop|line|queue|church|mass|elevator|waiting room|office|theater|next to me|beside me|behind me|in front of me|camion|metro|avion|tienda|fila|misa|sala de espera|junto a mi|a mi lado)\b/

/** Words about lungs that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BREATH_LUNGS: readonly OtherMeaning[] = [
  {
    of: ['asthma'],
    meant:
      /\b(?:i|we|her (?:dad|father|mother|mom)|his (?:dad|father|mother|mom)) (?:had|grew up with|used to have) (?:\w+ )?asthma\b[^.;,]{0,30}\b(?:kid|child|young|boy|girl|little|teen\w*)\b/g,
  },
  {
    of: words('cough cold wheezing'),
    meant: NOBODY_COUGHS,
  },
  {
    of: words('coughing-blood vomiting-blood'),
    meant:
      /\b(?:got|gets|went|goes|turned|turns) (?:\w+ )?red (?:in the face|faced|for (?:\w+ )?(?:\w+ )?(?:seconds?|secs?|moment|minute)|from (?:cough|strain|cry|scream)\w*|(?:while|when) (?:\w+ )?(?:cough|strain|cry|cri)\w*)/g,
  },
  {
    of: ['breath-stops-asleep'],
    meant: /\b(?:will|could|can|would|might) (?:he|she|i|it|they|my \w+) (?:\w+ )?stop breathing\b[^.;!?\n]{0,20}/g,
  },
  {
    of: words('cough cold'),
    meant:
      /\b(?:the|a|some|an) (?:\w+ )?(?:lady|man|woman|guy|kid|person|passenger|stranger|senora?|tipo|pasajer[oa])\b(?: \w+){0,6}? (?:cough|sneez|hack|tos|estornud)\w*|\b(?:she|he) has a smokers? cough\b/g,
    unless: (plain) =>
      !AMONG_STRANGERS.test(plain) ||
      /\b(?:year old|my (?:son|daughter|baby|husband|wife|mother|father|mom|dad|patient)|patient|anos)\b/.test(plain),
  },
  {
    of: ['inhaler-fails'],
    meant:
      /\bevery (?:[4-8]|four|five|six|seven|eight)(?: to \w+)? (?:hours|hrs)\b|\bcada (?:[4-8]|cuatro|cinco|seis|siete|ocho) horas\b/g,
    becomes: 'asthma-flare',
    unless: (plain) =>
      !/\b(?:works|helps|relie\w+|full sentences|talks? (?:and|in|fine|normally)|walk around|saturation (?:of )?9[5-9]|(?:me )?(?:ayuda|alivia|quita)|hablo (?:bien|normal)|frases completas)\b/.test(
        plain,
      ) ||
      /\b(?:barely|hardly|no longer|not (?:help|work)\w*|doesnt|isnt|wears? off|less than|gasp\w*|blue|at rest|apenas|ya no|no (?:me )?(?:ayuda|alivia|quita|sirve)|morad\w*)\b/.test(
        plain,
      ),
  },
  {
    of: ['inhaler-fails'],
    meant:
      /\binhalador(?: \w+)? cada (?:cuatro|cinco|seis|ocho|doce|4|5|6|8|12) (?:horas|hrs?)\b|\b(?:inhaler|albuterol)(?: \w+)? every (?:four|five|six|eight|4|5|6|8|twelve|12) (?:hours|hrs?)\b/g,
    becomes: 'asthma-flare',
    unless: unlessTold([TALKS_AND_WALKS], STRUGGLES),
  },
  {
    of: words('ribs-pulling short-of-breath'),
    meant:
      /\b(?:stools?|poops?|poo|logs?|bm|bowel movements?|potty|toilet|popo|caca)\b[^.;!?\n]{0,40}\bgrunt\w*|\bgrunt\w*\b[^.;!?\n]{0,40}\b(?:stools?|poops?|pooping|poo|bm|bowel|potty|toilet|gas|diaper|popo|caca)\b/g,
    unless: (plain) => /\b(?:breath\w*|ribs?|blue|fever|cough\w*|respir\w*|fiebre)\b/.test(withoutDenials(plain)),
  },
]
