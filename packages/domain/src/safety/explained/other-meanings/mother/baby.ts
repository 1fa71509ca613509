import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { LIMP_IS_REAL } from '../vocabulary'

/** Words about baby that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MOTHER_BABY: readonly OtherMeaning[] = [
  {
    of: ['ill-baby'],
    meant: /\bi (?:eat|ate|am eating|sleep|nurse)\b[^.;!?\n]{0,40}/g,
  },
  {
    of: ['ill-baby'],
    meant: /\b(?:gray|grey|grayish|greyish) (?:\w+ )?(?:blisters?|bumps?|spots?|cent\w+|rings?|vesicles?)\b/g,
  },
  { of: words('child-visit needs-visit'), meant: /\b(?:la|una|mi) tina\b(?: caliente| de bano)?/g },
  { of: ['ill-baby'], meant: /\b(?:eats?|eating|ate) (?:very )?little else\b|\bcome (?:muy )?poco mas\b/g },
  {
    of: ['ill-baby'],
    meant:
      /\bi (?:cry|am crying|sob|feel|hardly sleep|lie awake)\b[^.;!?\n]{0,20}\bcant (?:eat|sleep|stop)\b|\b(?:lloro|me siento)\b[^.;!?\n]{0,20}\bno (?:puedo )?(?:como|comer|duermo|dormir)\b/g,
  },
  {
    of: ['refuses-walk'],
    meant:
      /\blimp(?:s|ing|ed)? only (?:when|if|while) (?:some(?:body|one)|any(?:body|one)|i|we|people|grandma) (?:is |am |are |s )?(?:look\w*|watch\w*)|\b(?:cojea|renquea) (?:solo|nomas|nada mas) (?:cuando|si) (?:alguien )?(?:la|lo) (?:ve\w*|mira\w*)/g,
    unless: (plain) => LIMP_IS_REAL.test(withoutDenials(plain)),
  },
  {
    of: words('ill-baby floppy-baby'),
    meant:
      /\b(?:dient\w+|muelas?|colmillos?|tornillos?|popo|caca|ropa|pantalon\w*|panal\w*|estomago|zapatos?|gorr[oa])(?: \w+){0,2}? floj\w+|\bfloj\w+ de(?:l)? (?:estomago|diente)/g,
  },
  {
    of: ['child-visit'],
    meant:
      /\b(?:companer\w+|compa\w*|amiguit[oa]s?|prim(?:o|a|ito|ita)s?|vecinit[oa]s?|un nino|una nina|salon|kinder|escuela|guarderia|clase)\b[^.;,!?\n]{0,30}\b(?:con|tiene|tuvo|hay|salio con|hubo) (?:un caso de |casos de )?(?:impetigo|tina|piojos|sarna|varicela|hongos?|conjuntivitis)\b/g,
  },
  {
    of: words('ill-baby floppy-baby'),
    meant: /\b(?:popo|caca|pupu|evacuacion\w*|panal\w*)\b[^.;!?\n]{0,60}\baguad\w+/g,
  },
  { of: ['child-visit'], meant: /\btic tic(?: tic)?\b|\bbotox (?:\w+ ){0,3}migranas?\b/g },
  {
    of: ['infant-fall'],
    meant: /\bse (?:le |me )?cayo el (?:ombligo|cordon|pupito|diente|pelo|pellejo|chupon)\b/g,
  },
  {
    of: ['child-visit'],
    meant: /\bsangr\w+ (?:del?|por el) frenillo\b|\bfrenillo\b(?= que une|, ese)/g,
  },
  {
    of: ['ill-baby'],
    meant:
      /(?<!\b(?:no|casi|apenas|ni|nunca|no quiere|poco) (?:\w+ )?)\b(?:toma|come|mama) (?:bien )?(?:su|la|el|su propia) (?:leche|pecho|mamila|biberon|comida|sopa)(?: bien)?(?: (?:y|,))?/g,
    unless: (plain) => /\b(?:menos|poc[oa]|poquit[oa]|mitad|casi|apenas)\b/.test(plain),
  },
]
