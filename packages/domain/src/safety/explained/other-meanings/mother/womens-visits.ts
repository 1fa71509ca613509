import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const SOLE_PERIOD = /\b(?:vagin\w*|pads?|tampons?|periods?|clots?|lochia|gush\w*|soak\w*|discharge)\b/
const NAVEL_OFF =
  /\b(?:cayo|callo|desprendio) el (?:ombligo|cordon|pupito)\b|\b(?:cord|stump|navel)\b[^.;!?\n]{0,20}\b(?:fell|came) off\b/

/** Words about womens visits that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MOTHER_WOMENS_VISITS: readonly OtherMeaning[] = [
  {
    of: words('vaginal-bleeding bleeding'),
    meant: /\benvenen\w+ (?:la|mi|su) sangre\b|\bpoison\w* (?:my|his|her|your|the) blood\b/g,
  },
  {
    of: ['woman-visit'],
    meant:
      /\bfish(?:y)? (?:smell|odou?r)\w* (?:off|from|in|of|on|coming (?:off|from|out of)) (?:of )?(?:the|a|an|our|this|that|new|some) (?!vagina|discharge|area)\w+/g,
  },
  {
    of: ['vaginal-bleeding'],
    meant:
      /\b(?:red|blood|pink|bleed\w*)\b[^.;,!?\n]{0,25}\bwip\w+\b[^.;,!?\n]{0,25}\b(?:poop\w*|bm|stools?|bowel)\b|\b(?:(?:after|with|when) (?:a |my |i )?(?:\w+ )?|hard |big )(?:poop\w*|bm|stools?|bowel \w+)\b[^.;!?\n]{0,30}\b(?:red|blood|pink)\b[^.;!?\n]{0,20}\b(?:wip\w+|paper|tissue)\b/g,
    becomes: 'drops-of-blood',
    unless: (plain) => SOLE_PERIOD.test(withoutDenials(plain)),
  },
  {
    of: ['vaginal-bleeding', 'bleeding'],
    meant: /\b(?:red|blood|pink|sangre|rojo) (?:on|en) (?:the |my |el )?(?:toilet )?(?:paper|tissue|papel)\b/g,
    becomes: 'drops-of-blood',
    unless: (plain) =>
      !/\b(?:ha?emorrhoids?|piles|hemorroides|almorranas|fissure|fisura)\b/.test(plain) ||
      /\b(?:vagin\w*|pads?|tampons?|clots?|lochia|gush\w*|soak\w*|discharge|pregnan\w*|miscarr\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('bleeding vaginal-bleeding drops-of-blood period-problem'),
    meant:
      /\b(?:gota|gotita|mancha|manchita|poquit[oa])s? (?:de )?sangre(?: (?:ya )?sec[oa]s?)?\b|\b(?:drops?|spots?|bit|stain) of (?:dry |dried )?blood\b/g,
    unless: (plain) =>
      !NAVEL_OFF.test(plain) ||
      /\b(?:roj[oa]|pus|huele|apesta|no para|chorr\w+|fiebre|calentura|mucha|red|smell\w*|soak\w*|keeps|fever|popo|vomit\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['woman-visit'],
    meant:
      /\b(?:orina|pipi) (?:me |le )?sale (?:\w+ )?(?:amarill|naranj|anaranj|clar|transparent|roj|rosad|verd|turbi|espum|fuerte|oscur)\w*/g,
  },
]
