/** "¿Es normal que no despierte bien?" asks of what is there: the mood after a "que" is read as the plain one. */
const INDICATIVE: Readonly<Record<string, string>> = {
  sepa: 'sabe',
  pueda: 'puede',
  puedan: 'pueden',
  respire: 'respira',
  despierte: 'despierta',
  responda: 'responde',
  reaccione: 'reacciona',
  conteste: 'contesta',
  tenga: 'tiene',
  tengan: 'tienen',
  duela: 'duele',
  duelan: 'duelen',
  mueva: 'mueve',
  hable: 'habla',
  vea: 've',
  tosa: 'tose',
  conozca: 'conoce',
  reconozca: 'reconoce',
  pierda: 'pierde',
  salga: 'sale',
  hinche: 'hincha',
  duerma: 'duerme',
  tiemble: 'tiembla',
  falte: 'falta',
  hunda: 'hunde',
  confunda: 'confunde',
  entienda: 'entiende',
  sangre: 'sangra',
}
const BEFORE = 'que|no|se|le|me|lo|les|nos|ya'
const MOOD = Object.keys(INDICATIVE).filter((each) => each !== 'sangre')

export const SPANISH_SUBJUNCTIVE: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    new RegExp(`(?<=\\bque (?:[\\w,]+ ){0,8}?(?:${BEFORE}) |\\bque )(?:${MOOD.join('|')})\\b`, 'g'),
    (found) => INDICATIVE[found]!,
  ],
  [/(?<=\bque (?:[\w,]+ ){0,8}?(?:le|me) )sangre(?= (?:la|el|mi|su|mucho)\b)/g, (found) => INDICATIVE[found]!],
]
