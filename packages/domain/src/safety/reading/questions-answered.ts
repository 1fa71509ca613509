const SOMEBODY = '(?:he|she|they|it|the (?:person|patient|baby|child|man|woman)|your [a-z]+)'
const WHO = '(?:he|she|they|you|it|the (?:person|patient|baby|child|man|woman|airway)|your [a-z]+)'
/** When and by whom an answer is given. */
const BY_WHOM = '(?:\\[?\\d{1,2}:\\d\\d\\]? *)?(?:[a-z]+: *)?'
const THEN = `\\?+\\s*${BY_WHOM}`
const ANSWERED_NO = `${THEN}(?:n|no+|nope|nah|nunca|not really|i dont think so|dont think so|creo que no|muy poco|barely|hardly|only the (?:left|right)(?: one)?|sol[oa] (?:el|la) (?:izquierd|derech)[oa])\\b(?! (?:idea|way|clue|problem|issue|lol|longer)\\b)`
const ANSWERED_YES = `${THEN}(?:y|yes|yeah|yep|si|sometimes yes)\\b`

/** What the body, the wits or the will should do, and does not: "Is he breathing? no". */
const DANGERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<=^|[;,\\n|:?!] *)(?:(?:is|are|does) ${SOMEBODY} )?(?:still )?(?:breathing|breathe|respira(?:ndo)?) ?(?:${ANSWERED_NO}|: ?(?:n|no|none)\\b)`,
      'g',
    ),
    ' not breathing ',
  ],
  [
    new RegExp(
      `(?<=^|[;,\\n|:?!] *)(?:(?:is there |does ${SOMEBODY} have )?(?:an? )?pulse|tiene pulso) ?(?:${ANSWERED_NO}|: ?(?:n|no|none)\\b)`,
      'g',
    ),
    ' no pulse ',
  ],
  [
    new RegExp(
      `(?<=^|[;,\\n|:?!] *)(?:(?:is|are|does) ${SOMEBODY} )?(?:responsive|conscious|awake|respond(?:s|ing)?(?: when you [a-z ]{3,20})?|(?:esta )?(?:despiert|consciente)[oa]?|responde) ?(?:${ANSWERED_NO}|: ?(?:n|no|none)\\b)`,
      'g',
    ),
    ' unresponsive ',
  ],
  [new RegExp(`\\b(?:is )?(?:the )?airway clear ?${ANSWERED_NO}`, 'g'), ' cant breathe '],
  [new RegExp(`\\bpupils (?:are )?equal ?(?:${ANSWERED_NO}|: ?(?:n|no)\\b)`, 'g'), ' unequal pupils , head injury '],
  [
    new RegExp(
      `\\b(?:can|able to|could|puede)(?: ${WHO})?(?: still)? ((?:raise|lift|move|squeeze|smile|swallow|speak|talk|breathe|lie flat|feel|mover|hablar|tragar|levantar|sonreir|apretar|respirar)\\b[a-z ]{0,30}?) ?${ANSWERED_NO}`,
      'g',
    ),
    ' cant $1 ',
  ],
  [
    new RegExp(
      `\\b(?:can|could|puede)[a-z ]{0,14}(?:keep (?:your|him|her)self safe|promise not to hurt (?:your|him|her)self|stay safe|mantenerse a salvo)[a-z ]{0,20}${ANSWERED_NO}`,
      'g',
    ),
    ' i want to kill myself ',
  ],
  [
    new RegExp(
      `\\b(?:planning|thinking|thoughts?|intend|intent|plan|want|wish\\w*|piensa|pensado)[a-z ]{0,25}(?:end(?:ing)? (?:your|his|her) life|kill(?:ing)? (?:your|him|her)self|dead|act on (?:these|those|them)[a-z ]{0,12}|quitarse la vida)[a-z ]{0,15}${ANSWERED_YES}`,
      'g',
    ),
    ' i want to kill myself ',
  ],
]

/** Whose lack is the danger. */
const VITAL =
  'pulse|breath\\w*|respons\\w*|mov(?:es?|ing|ements?)|heart ?beat|feeling|sensation|urine|vision|sight|awake|alert|conscious|speech|talk\\w*|speak\\w*|appetite|kick\\w*|oxygen|walk\\w*|able|better|ok|okay|normal|safe|help|relief|gag|sleep\\w*|eat\\w*|drink\\w*|swallow\\w*|baby moving'
const SPEAKER =
  'me|yo|mom|dad|nurse|bot|user|patient|paciente|enfermer[ao]|operator\\w*|operadora?|her|him|wife|husband|caller|agent'
const NONE = '(?:n|no|none|neg(?:ative)?|denies|denied|nil|nope|nah|never|nunca|nada)'
const ENDS = '(?=\\s*(?:[,;\\n|\\/)]|$))'

/** Signs asked about, in a form or a chat, and not there. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<=^|[;\\n|/] *)((?:trouble breathing|difficulty breathing|shortness of breath|short of breath|(?!(?:${SPEAKER}|${VITAL})\\b)[a-z]+(?: (?!(?:${VITAL})\\b)[a-z]+){0,3})(?: hx| history)?) ?: ?${NONE}${ENDS}`,
      'g',
    ),
    ' no $1 ',
  ],
  [
    new RegExp(
      `(?<=^|[;\\n|:] *)((?:any )?(?:trouble breathing|difficulty breathing|short(?:ness)? of breath)|(?:any )?(?!(?:${VITAL}|is|are|can|does|do|did|will|was)\\b)[a-z]+(?: (?!(?:${VITAL})\\b)[a-z]+){0,2}|are you having an? (?:stroke|heart attack|seizure))\\?+ *\\n\\s*${BY_WHOM}${NONE}(?:(?: [a-z]+)?${ENDS}|(?= (?:mom|dad|just|i|im|its|it)\\b))`,
      'g',
    ),
    ' no $1 . ',
  ],
  [
    new RegExp(
      `\\b(?:are you|do you|have you|did you|is there|tiene|ha tenido|siente|esta) (?:(?:having|had|ha[sd]|feel(?:ing)?|experienc\\w+|ever had|been having|currently) )*(?:any |an? |the )?((?!(?:${VITAL})\\b)[a-z]+(?: (?!(?:${VITAL})\\b)[a-z]+){0,3}) ?${THEN}${NONE}${ENDS}`,
      'g',
    ),
    ' no $1 . ',
  ],
  [
    /\b(?:thoughts that you would be )?(?:better off dead(?: or (?:of )?hurting yourself)?|hurting yourself|harming yourself|suicidal(?: thoughts)?|self harm)(?: in (?:any|some) way)? ?[: ] ?(?:0\b|not at all|none|never|nunca)(?: ?not at all)?/g,
    ' it ',
  ],
]

/** Questions and their answers as what they say. A no may be the danger itself, or say that there is none. */
export const QUESTIONS_ANSWERED: readonly (readonly [RegExp, string])[] = [...DANGERS, ...SIGNS]
