/** Letters of other alphabets, each beside the one of ours that it looks like. */
const PAIRS = 'аaвbеeз3һhнhіiјjкkмmоoрpѕsсcтtуyхxԁdӏlгrпnиuɡgαaεeιiκkνvοoρpτtυuχxγy'
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [...PAIRS.matchAll(/(.)(.)/gu)].map(([, other, ours]) => [other!, ours!] as const),
)
const OURS = /[a-z]/
const OTHERS = /[\u0261\p{Script=Cyrillic}\p{Script=Greek}]/u

const asOurs = (word: string): string =>
  OURS.test(word) && OTHERS.test(word) ? [...word].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('') : word

/** Small letters that only look like ours read as ours, in words that mix alphabets: Russian stays Russian. */
export const withoutLookAlikes = (text: string): string => (OTHERS.test(text) ? text.replaceAll(/\S+/g, asOurs) : text)
