const DISEASE =
  '(?:pe|mi|dvt|pulmonary embolism|embolism|strokes?|heart attacks?|(?:blood )?clots?|aneurysms?|tumou?rs?|cancer|(?:aortic )?dissection|appendicitis|meningitis|sepsis|fractures?|pneumonia|ectopic|bleed|brain bleed)'
const DISEASES = `(?:(?:an? |any )?${DISEASE}(?:,? (?:and|or) |, ?| ))`
const SIGN =
  '(?:(?:chest |belly |stomach |ear |throat )?pains?|seizures?|fits|trouble|problems?|difficulty|anaphylaxis|allerg\\w+|heart attacks|strokes?|(?:bad )?headaches?|migraines?|fevers?|symptoms|panic attacks?|asthma attacks?|suicidal thoughts|thoughts of|fainting|dizz\\w+|palpitations|blood in)'
/** What is told as gone for good or ruled out: none of it is there. */
export const TOLD_AS_ABSENT: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\bno longer (?:has|have|having|gets?|getting|suffers? from|experiences?) (?=(?:any |the )?${SIGN}\\b)`,
      'g',
    ),
    ' no ',
  ],
  [/\bno longer (?:feels?|am|is) suicidal\b/g, ' not suicidal '],
  [/\bno longer coughs? up blood\b/g, ' no blood '],
  [
    /\b(?:(?:my|his|her|the) )?(?:seizures?|fits|(?:panic |asthma )?attacks?|fainting|chest pains?|headaches) (?:[a-z]+ )?(?:stopped|ended|went away|quit) (?:in (?:19|20)\d\d|(?:\w+ ){1,2}years ago)\b/g,
    ' it ended ',
  ],
  [
    /\bused to (?:get|have) [a-z ]{3,30}? before (?:[a-z]+ ){1,3}?in (?:19|20)\d\d,? (?:but |and )?(?:not|none|never) since\b/g,
    ' is well since ',
  ],
  [
    /\b(?:stopped|quit) (?:breathing|choking) (?:(?:so|that|this) (?:loud|hard|heav|fast)\w*|through (?:his|her|my|the) (?:mouth|nose)|hard|heav\w+|loud\w*|noisily|funny|on (?:the |her |his |my )?(?:window|glass|mirror|pills|food)|(?:down|on) my neck)/g,
    ' breathes well ',
  ],
  [
    new RegExp(`\\b${DISEASES}{1,5}(?:were |was |have been |has been |are )?(?:all )?(?:ruled out|excluded)\\b`, 'g'),
    ' tests fine ',
  ],
  [
    new RegExp(
      `\\b(?:ruled out|excluded) (?:an? |any |the )?${DISEASE}(?:,? (?:and|or) (?:an? )?${DISEASE}|, ${DISEASE})*`,
      'g',
    ),
    ' tests fine ',
  ],
  [
    /\b(?:isnt|is not|arent|wasnt) having (?:any |an? )?(?=(?:trouble|problems?|difficulty|seizures?|strokes?|heart attack|chest|contractions|reaction|pain))/g,
    ' no ',
  ],
  [
    /\b(?:isnt|is not|arent) (?:limp|blue|purple|floppy|grey|gray|fainting|choking|bleeding|cramping|leaking|gaping|deep|numb|vomiting|drooling|wheezing)\b(?! (?:as|so) |,? (?:or|nor|and)\b|, (?!(?:and )?(?:isnt|is not|arent|hes|shes)\b))/g,
    ' is fine ',
  ],
  [/\b(?:please )?tell me (?:its|it is|this|that) (?:not|isnt) an? [a-z]+(?: [a-z]+){0,2}\?/g, ' i worry ? '],
  [/\bit cant be an? [a-z]+(?: [a-z]+)?,? (?:right|can it)\b/g, ' i worry '],
  // In Spanish: "fiebre no, vomito no".
  [
    /\b(fiebre|calentura|vomitos?|diarrea|tos|mareos?|sangre|ronchas|desmayos?|dolor(?: de [a-z]+| en el pecho)?|falta de aire|convulsiones) no(?=\s*(?:[,;]|$|y\b))/g,
    ' no $1 ',
  ],
  [
    /\bno es que (?:(?:se|me|le|la|lo) )*(?:haya[n]?|hubiera|este|sea|tenga|pegue|maltrate)\b[^.,;|]{0,30}?(?:,|\bsino\b|\bal contrario\b)(?: que)?/g,
    ' ',
  ],
  [/\bpero ni (fiebre|calentura|sangre|vomito|dolor) ni (fiebre|calentura|sangre|vomito|dolor)\b/g, ' no $1 no $2 '],
]
