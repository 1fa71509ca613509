import type { Lexicon } from '../../lexicon/lexicon'
import { range } from '../choices'

const HOT = 'febre|temperatura|grau|graus|termometro|quente|febrao|fahrenheit'
/** 38.4: a decimal point is folded away. */
const degrees = (...wholes: readonly number[]) =>
  wholes.flatMap((whole) => [`${whole}`, ...Array.from({ length: 10 }, (_each, tenth) => `${whole}${tenth}`)]).join('|')

/** What is measured, told without its number. */
export const PORTUGUESE_MEASURED: Lexicon = {
  'temp-38': [
    `${HOT} ~ ${degrees(38, 39, 40, 41, 101, 102, 103, 104, 105)}|1004|1005|1006|1007|1008|1009`,
    `febre|temperatura|graus|termometro|com|bebe|tem ~ ${range(380, 389).join('|')}`,
  ],
  'temp-39': [
    `${HOT} ~ ${degrees(39, 40, 41, 103, 104, 105)}|1022|1025|1028`,
    'meses|semanas|bebe|nenem|mesinhos ~ com 39|com 391|com 392|com 393|com 394|com 395|com 40|tem 39|faz 39|deu 39',
  ],
  'temp-394': [`${HOT} ~ ${degrees(40, 41, 103, 104, 105)}|394|395|396|397|398|399|39 e meio`],
  'temp-40': [
    `${HOT} ~ ${degrees(40, 41, 104, 105)}`,
    'com|deu|tem|ta|marcou|de|febre|a 40|subiu ~ 405 de febre|41 de febre|415 de febre|42 de febre|41 graus|42 graus|415 graus|40 graus|40 de febre',
  ],
  'pulse-slow': [
    'coracao|pulso|batimento|batimentos|frequencia ~ fraquinho|muito lento|devagar demais|fraco',
    'pulso|coracao|batimento|batimentos|pulsacao|frequencia ~ lento|lenta|lentos|devagar|devagarinho|baixinho|muito baixa|muito baixo',
  ],
  'bp-low': [
    'pressao|tensao ~ 8 por 4|8 por 5|8x5|8x4|7 por 4|7x4|80 por 50|80x50|80 50|80 40|70 40|75 45|85 50|muito baixa|la embaixo|no chao ~ desmaiando|desmaiar|desmaiou|tontura|tonto|tonta|fraco|fraca|suor|frio|pele|nao levanta|80|8 por|7 por|8x5|8x4|7x4',
  ],
  'temp-405': [
    'de febre|febre|graus|temperatura|termometro ~ 405|406|407|408|409|41|411|412|413|414|415|416|42|106|107',
  ],
}
