const SIGN =
  '(?:weak\\w*|numb\\w*|fevers?|temperature|rash\\w*|swelling|swollen|droop\\w*|blood|bleeding|jaundice|yellow\\w*|lumps?|bumps?|bites?|marks?|ticks?|symptoms?|seizures?|paralys\\w+|redness|pain|tremors?|pulse|confusion|debilidad|fiebre|ronchas|sangre|bolitas|manchas)'
/** What is only looked for: "holding my arms up to test for weakness". */
export const LOOKED_FOR = new RegExp(
  `\\b(?:check\\w*|test(?:ing)?|look(?:ing)?|watch\\w*|wait\\w*|inspect\\w*|examin\\w*|scan(?:ning)?|search\\w*|revis\\w+|busc\\w+|esperando) (?:\\w+ ){0,4}?(?:for|(?:a ver )?si (?:me |le )?(?:sale|da|hay|tengo)) (?:any |a |an |the |signs? of |some |new |alg\\w+ |un[oa]? )*${SIGN}(?: (?:or|and|o|y) ${SIGN})?`,
  'g',
)
