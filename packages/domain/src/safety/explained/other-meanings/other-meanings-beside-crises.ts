import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const COLOURED =
  '(?:crayon\\w*|crayola|plumon|marcador|markers?|paleta|raspado|chicle|dulce|tinta|ink|gelatina|slush\\w*|popsicles?|frosting|icing|lollipops?|freezer pops?|jawbreaker|kool ?aid)'
const NO_AIR =
  /\b(?:respir\w*|breath\w*|chok\w*|ahog\w*|atragant\w*|atorad\w*|desmay\w*|limp|cough\w*|cold|fri[oa]|pale|palid\w*|labios mora\w+|blue lips)\b/
const IN_THE_WOMB =
  /\b(?:inside me|in my (?:belly|womb|tummy)|kicks|pregnan\w*|embaraz\w*|\d+ (?:weeks|wks|semanas)|ultrasound)\b/
const SECOND_GENERATION =
  /\b(?:loratadin[ae]|claritin|cetirizin[ae]|zyrtec|fexofenadin[ae]|allegra|desloratadin[ae]|levocetirizin[ae]|xyzal)\b/
const MORE_THAN_TWICE =
  /\b(?:three|four|five|six|ten|tres|cuatro|cinco|diez|handful|bottle|all|todas|frasco|[3-9]|\d\d) (?:\w+ ){0,2}?(?:pills?|tablets?|times|pastillas?|tabletas?|veces|of them)\b|\b(?:son|daughter|baby|toddler|kid|child|hij[oa]|nin[oa]|bebe|pregnan\w*|bottle|frasco|handful|sleeping|insulin\w*|benadryl|tylenol|xanax|ambien|cant do this|no puedo mas|dizz\w*|palpit\w*|heart|racing|confus\w*|drows\w*|sleepy|vomit\w*|mare\w*|corazon)\b/
const IS_DENTAL = /\b(?:muela|diente|extraccion|sac(?:aron|o|aste) (?:la|una|las|mi)|wisdom|tooth|molar|extract\w+)\b/
const OF_A_POOL = /\b(?:agua de (?:la )?(?:piscina|alberca)|(?:swimming )?pool water|water (?:from|in) the pool)\b/
const HARMED_BY_POOL =
  /\b(?:cough\w*|tos\w*|vomit\w*|breath\w*|respir\w*|throat|garganta|eyes?|ojos?|drows\w*|somnolient\w*|tablets?|pastillas?|bottle|botella|galon|bote|pure|puro|foam\w*|espuma)\b/
const VOMITED_PILL = '(?:thrown|threw|throwing|brought|bringing|puked|vomited|vomite|devolvi)'

/** Words beside those of a crisis that stand for colours, pets, sayings and babies unborn. */
export const OTHER_MEANINGS_BESIDE_CRISES: readonly OtherMeaning[] = [
  {
    of: words('blue-lips'),
    meant: new RegExp(
      `\\b${COLOURED}(?: \\w+){0,2} (?:azul(?:es)?|morad[oa]s?|blue|purple)\\b|\\b(?:blue|purple) (?:\\w+ )?${COLOURED}\\b`,
      'g',
    ),
    unless: (plain) => NO_AIR.test(withoutDenials(plain)),
  },
  {
    of: words('blue-lips'),
    meant:
      /\b(?:cachetes?|mejillas?|pomulos?|quijada|cheeks?|jaw)\b[^.;!?\n]{0,30}\b(?:morad\w+|moretead\w+|blue|bluish|purple)\b|\b(?:morad\w+|purple|blue) (?:el|la|los|my|his|her) (?:cachetes?|mejillas?|cheeks?|jaw)\b/g,
    unless: (plain) => !IS_DENTAL.test(plain) || NO_AIR.test(withoutDenials(plain)),
  },
  {
    of: ['animal-bite'],
    meant:
      /\b(?:dogs?|cats?|puppys?|kittens?|pets?|perros?|gatos?) (?:flea|tick|worm|ear|eye|heartworm|arthritis) (?:drops|medicine|meds|treatment|collar|shampoo|pills?|cream|spray)\b|\b(?:gotas|pipeta|collar|champu|medicina) (?:antipulgas|para (?:las )?pulgas)(?: de(?:l)? (?:la |mi )?(?:perr[oa]|gat[oa]))?\b/g,
  },
  {
    of: words('dangerous-accident force body-blow heavy-fall'),
    meant:
      /\b(?:feels?|felt|feeling|like|as if|as though) (?:\w+ ){0,2}?an? (?:\w+ )?(?:mule|horse|donkey) (?:had |has |just )?kick\w*(?: (?:it|me|my \w+))?\b|\bcomo si (?:me |lo |la )?(?:hubiera |hubiese )?(?:pate\w+) (?:un|una) (?:mula|burro|caballo)\b/g,
  },
  {
    of: words('hiccups'),
    meant: /\b(?:hiccup\w*|hipos?)\b/g,
    unless: (plain) => !IN_THE_WOMB.test(plain) || !/\b(?:baby|bebe|she|he|nina|nino)\b/.test(plain),
  },
  {
    of: words('dose-mistake dose-repeated'),
    meant:
      /\b(?:took|taken|had|tome|tomo|tomado) (?:\w+ ){0,4}?(?:twice|two|a second|another|again|dos veces|dos|otra)\b/g,
    becomes: 'extra-dose',
    unless: (plain) => !SECOND_GENERATION.test(plain) || MORE_THAN_TWICE.test(withoutDenials(plain)),
  },
  {
    of: words('dose-mistake dose-repeated'),
    meant: new RegExp(
      `\\b${VOMITED_PILL} (?:up )?(?:my|his|her|the|las?|mis?) (?:\\w+ ){0,3}?(?:pills?|tablets?|meds?|medicine|capsules?|pastillas?|tabletas?|medicina)(?: up)?(?: \\w+)? (?:twice|two|three|both|dos veces)\\b`,
      'g',
    ),
    becomes: 'same-day',
  },
  {
    of: ['poison-thing'],
    meant: /\b(?:con|tiene|tenia|traia|lleva) (?:mucho )?cloro\b|\b(?:full of|with|has|had) chlorine\b/g,
    unless: (plain) => !OF_A_POOL.test(plain) || HARMED_BY_POOL.test(withoutDenials(plain)),
  },
  {
    of: ['liver-disease'],
    meant: /\b(?:explot\w*|revent\w*|destroz\w*|destru\w*|dan(?:a|o|ar)) (?:el|mi) higado\b[^.;!?\n]{0,10}\?/g,
  },
  {
    of: words('vaginal-bleeding bleeding'),
    meant: /\benvenen\w+ (?:la|mi|su) sangre\b|\bpoison\w* (?:my|his|her|your|the) blood\b/g,
  },
  {
    of: words('street-drug overdose-look'),
    meant:
      /\b(?:needles?|syringes?) (?:\w+ ){0,2}?(?:at|for|during) (?:\w+ ){0,3}?(?:blood (?:draw|test|work|donation)|vaccin\w*|shots?|iv)\b/g,
  },
]
