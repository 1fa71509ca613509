import type { Lexicon } from '../../lexicon/lexicon'

const HOT =
  'fievre|temperature|degre|degres|thermometre|chaud|chaude|brulant|brulante|celsius|farenheit|fahrenheit|bouillant'
/** 38.4: a decimal point is folded away. */
const degrees = (...wholes: readonly number[]) =>
  wholes.flatMap((whole) => [`${whole}`, ...Array.from({ length: 10 }, (_each, tenth) => `${whole}${tenth}`)]).join('|')

/** What is measured, told without its number. */
export const FRENCH_MEASURED: Lexicon = {
  'temp-38': [`${HOT} ~ ${degrees(38, 39, 40, 41, 101, 102, 103, 104, 105)}|1004|1005|1006|1007|1008|1009`],
  'temp-39': [`${HOT} ~ ${degrees(39, 40, 41, 103, 104, 105)}|1022|1025|1028`],
  'temp-394': [`${HOT} ~ ${degrees(40, 41, 103, 104, 105)}|394|395|396|397|398|399`],
  'temp-40': [
    `${HOT} ~ ${degrees(40, 41, 104, 105)}`,
    'de|fievre|temperature|thermometre|degres|a ~ 41 de fievre|41 fievre|41 degres|42 de fievre|40 de fievre|405 de fievre|412 de fievre',
  ],
  'temp-405': ['fievre|temperature|thermometre|degres ~ 405|406|407|408|409|41|411|412|413|414|415|416|42|106|107'],
  'pulse-slow': [
    'coeur|pouls|battements|frequence ~ tres lent|tres faible|tout faible|faiblard',
    'pouls|coeur|battements|frequence ~ lent|lents|lente|tres bas|ralenti|ralentit|tres lentement|au ralenti',
  ],
  'bp-low': [
    'tension|pression ~ 8 5|7 4|8 4|80 50|80 40|70 40|75 45|85 50|trop basse|tres basse|a plat|dans les talons|en chute ~ malaise|etourdi|etourdie|evanoui|froid|sueur|pale|tombe|vertige|vertiges|faible|80|70|75|8|7|tient',
  ],
}
