import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'

const OF_CLOT =
  /\b(?:pantorrilla|piernas?|pecho|aire|respir\w+|tos|hinch\w+|vuelo|cirugia|operaron|calientes?|dur[oa]s?|cancer|anticonceptiv\w+|embaraz\w*)\b/

/** Words about great vessels that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_HEART_GREAT_VESSELS: readonly OtherMeaning[] = [
  {
    of: ['leg-swelling-one'],
    meant: /\b(?:cramps?|cramped|charley horse|calambre)\b[^.;!?\n]{0,15}\b(?:cal(?:f|ves)|pantorrilla)\b/g,
    unless: (plain) =>
      !/\b(?:lasted|for|took|after|duro|como) (?:about |like |maybe |un |una |solo )*(?:an? |one |two |few |a few )?(?:minutes?|seconds?|mins?|minutos?|segundos?)\b/.test(
        plain,
      ) ||
      !/\b(?:same size|not swollen|isnt swollen|no swelling|(?:del )?mismo tamano|no esta hinchad[oa]|sin hinchazon)\b/.test(
        plain,
      ) ||
      /\b(?:swollen|swelling|bigger|red|warm|hot|clot|flight|cast|surgery|breath\w*|chest|pregnan\w*|pill|hinchad\w*|roj[oa]|caliente|coagulo|vuelo|yeso|pecho)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('leg-swelling-one leg-swelling'),
    meant:
      /\b(?:bruis\w*|black and blue|moreton\w*|moret[eo]\w*)\b[^.;!?\n]{0,30}\b(?:thigh|leg|shin|calf|hip|muslo|pierna|espinilla)\b[^.;!?\n]{0,12}\b(?:size of|big as|tamano de|tan grande como)\b/g,
    unless: (plain) =>
      /\b(?:swollen|swell\w*|puffy|warm|hot|tight|calf|breath\w*|chest|hinchad[oa]|hinch\w+|caliente|pantorrilla|pecho)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('leg-swelling-one lung-clot'),
    meant:
      /\b(?:trombosis|coagulos?) (?:en|de) (?:la|mi|su) familia\b|\bfamilia (?:\w+ ){0,3}(?:de |con )?(?:trombosis|coagulos)\b/g,
  },
  {
    of: ['lung-clot'],
    meant:
      /\b(?:internet|google|tiktok|lei|leo|dicen?) (?:\w+ ){0,4}?(?:puede ser |es |de )?(?:un )?coagulos?\b[^.;,!?\n]{0,40}/g,
    unless: (plain) => OF_CLOT.test(withoutDenials(plain)),
  },
  {
    of: ['leg-swelling-one'],
    meant: /\b(?:pens\w+|preocup\w+|miedo|asust\w+|crei\w*|imagin\w+) (?:\w+ ){0,3}?(?:trombosis|coagulo|trombo)\b/g,
    unless: (plain) =>
      !/\b(?:calambre\w*|acalambr\w+)\b/.test(plain) ||
      /\b(?:hinch\w+|inflam\w+|roj[oa]|caliente|morad[oa]|aire|pecho|vuelo|operacion|operad[oa]|cirugia|embaraz\w+|yeso|cancer|parto)\b/.test(
        withoutDenials(plain),
      ),
  },
]
