const KIN =
  '(?:mother|father|mom|mum|mama|dad|papa|grand\\w+|nana|granny|husband|wife|partner|boyfriend|girlfriend|sister|brother|aunt|uncle|cousin|kids?|son|daughter|friends?|buddy|neighbou?rs?|boss|co ?workers?|roommate|google|tiktok|reddit|internet|everyone|everybody|suegra|suegro|madre|padre|mami|papi|abuel[oa]|espos[oa]|marid[oa]|novi[oa]|herman[oa]|ti[oa]|prim[oa]|amig[oa]s?|vecin[oa]s?|comadre|compadre|jef[ea]|companer[oa]s?|todos|internet)'
const GROWTH =
  '(?:(?:skin |bone |breast |colon |throat |brain |blood |some |a |el |un )*(?:cancer|melanoma|lymphoma|linfoma|leuka?emia|leucemia|tumou?rs?|tumor(?:es)?))'
const HEARSAY_ENDS = '(?! ?(?!(?:but|and|so|because|pero|y|asi|porque) )[a-z])'

/** What people without a diploma call it, and what is asked by its name alone: no growth that anybody found. */
export const SAID_BY_OTHERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:como (?:me |nos )?(?:enseno|decia|dice|hacia|aconseja)|(?:like|as|the way) (?:my|his|her) grand\w+ (?:taught|showed|says|said|did|does)) ?(?:(?:mi|la|su) (?:abuel\w+|suegra|mama))?\b/g,
    ' ',
  ],
  [
    new RegExp(
      `\\b${KIN}(?: in law)?(?: at \\w+)? (?:keeps? saying|says?|said|told (?:me|us|him|her)|tells (?:me|us)|thinks?|thought|swears?|insists?|is (?:sure|convinced)|dicen?|dijo|jura|insiste|cree)(?: (?:me|que))?(?: that)? (?:(?:its|it is|thats|that is|it was|it must be|it could be|i have|ive got|i got|es|eso es|tengo|ha de ser|seguro es) )?(?:probably |surely |definitely |puro )?${GROWTH}${HEARSAY_ENDS}`,
      'g',
    ),
    ' it ',
  ],
  [
    new RegExp(
      `\\b(?:what if|is|are|could|can|might|would|y si) (?:it|this|that|these|those|they|eso|esto|the \\w+)(?:s| is| are| be| means?| mean| es| fuera)*(?: (?:really|actually|just|an?|un))* ${GROWTH}${HEARSAY_ENDS}`,
      'g',
    ),
    ' it ',
  ],
  [new RegExp(`\\b(?:sera|seria|puede ser|podria ser|es) (?:un )?${GROWTH} ?(?=\\?)`, 'g'), ' it '],
  [
    new RegExp(
      `\\b(?:did|does|will|can|could|would) (?:it|this|that|they|these|he|she|the \\w+) (?:\\w+ )?(?:give|gave|giving|cause|caus\\w+) (?:me |us |him |her )?${GROWTH}${HEARSAY_ENDS}`,
      'g',
    ),
    ' it ',
  ],
  [new RegExp(`\\b(?:me|nos|le) (?:va a dar|dara|dieron|dio|puede dar|da) ${GROWTH}${HEARSAY_ENDS}`, 'g'), ' it '],
  [
    /\b(?:ive got|i have|i got|ill have|ill get|ive caught|ya tengo|me dio) (?:herpes|hiv|vih|hepatitis|an std|hpv)(?: now| already| ahora)? (?:dont i|havent i|wont i|right|verdad|o no) ?(?=\?)/g,
    ' is it a worry ',
  ],
  [
    /\b(?:dogs?|cats?|pugs?|poodle|hamster|puppy|horse) (?:\w+ )?(?:went|goes|became|is going|is|was) (?:\w+ )?blind\b/g,
    ' the pet is old ',
  ],
  // What stands behind a colon is told, and no longer said by others.
  [new RegExp(`\\b(${KIN} (?:says?|said|told (?:me|us)|thinks?|dice|dijo|cree)(?: \\w+){1,6}) ?: `, 'g'), '$1 . '],
]
