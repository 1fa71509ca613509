/** Written small inside a name, as English does. */
const SMALL = new Set(['an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])

/** Short words without a vowel that are read as words. All others without a vowel stay capitals: LLC, LBJ, SSM. */
const ABBREVIATIONS = new Set(
  'bldg blvd ct ctr dr flr ft grv hgts hlth hrt hsp hwy hwys hyws jct jr ln ltd mr mrs mt mtn pkwy pl plz pt rd rgnl sq srvs st sts svcs trl'.split(
    ' ',
  ),
)

/** Initials and names that are written in capitals although they could be read as words. */
const CAPITALS = new Set(
  (
    'ACH ACMH AFB AHMC AHN AHS AMC AMG AMO ARH ASEM BCA BDA BSA CAH CAMC CHI CIO COS DBA EAMC ECU ER HCA IH IHS II III IMC IU IV ' +
    'KMI LSU LTCU MUSC NE NYU OCH OHSU OSF OSS PACE PHS PIH PO PSI SE SLHS SUNY SW UAB UAMS UC UCF UCI UCLA UCSF UF UH UHHS UHS ' +
    'UM UMC UMD UNC UNM UPHS UPMC UPR US USA USC USD UT UVA UW VA VAMC VCU VHS VI WCA ' +
    'AR IL IA KS KY MI MN MO MS NC ND NH NJ NM NV NY OH RI SC SD TN TX WI WV'
  ).split(' '),
)

/** Names whose inner capital no rule can find. */
const SPELLED: Readonly<Record<string, string>> = {
  macneal: 'MacNeal',
  uofl: 'UofL',
  healthsouth: 'HealthSouth',
  medstar: 'MedStar',
  ohiohealth: 'OhioHealth',
  adventhealth: 'AdventHealth',
  unitypoint: 'UnityPoint',
  dekalb: 'DeKalb',
  lasalle: 'LaSalle',
  desoto: 'DeSoto',
}

const capitalized = (lower: string) => lower.charAt(0).toUpperCase() + lower.slice(1)

function withInnerCapitals(lower: string): string {
  const irish = /^([od])'(\p{L}{3,})$/u.exec(lower)
  if (irish) return `${(irish[1] ?? '').toUpperCase()}'${capitalized(irish[2] ?? '')}`
  const scottish = /^mc(\p{L}{3,})$/u.exec(lower)
  return scottish ? `Mc${capitalized(scottish[1] ?? '')}` : capitalized(lower)
}

const isInitials = (word: string) => !/[AEIOUY]/.test(word) && !word.includes("'")

function readableWord(word: string, opensPhrase: boolean): string {
  const lower = word.toLowerCase()
  if (SPELLED[lower]) return SPELLED[lower]
  if (word.length === 1) return word
  if (lower === 'mc') return 'Mc'
  if (CAPITALS.has(word)) return word
  if (!opensPhrase && SMALL.has(lower)) return lower
  if (ABBREVIATIONS.has(lower)) return capitalized(lower)
  return isInitials(word) ? word : withInnerCapitals(lower)
}

/** A word, with an apostrophe inside it or before its last letter; a number with its letters; or what stands between. */
const PIECES = /\p{L}+(?:'\p{L}+)*|\d[\p{L}\d]*|[^\p{L}\d]+/gu
const ORDINAL = /^\d+(?:st|nd|rd|th)$/i
const withSmallOrdinal = (piece: string) => (ORDINAL.test(piece) ? piece.toLowerCase() : piece)

/**
 * A name or an address that a register printed in capitals, as a person would write it. Text that already has small
 * letters is left alone. Where the spelling can't be known from capitals (MACON, MACOMB), the plain form is used.
 */
export function readableName(printed: string): string {
  const text = printed.trim().replaceAll(/\s+/g, ' ')
  if (/\p{Ll}/u.test(text)) return text
  let opensPhrase = true
  return text.replaceAll(PIECES, (piece) => {
    if (/^[^\p{L}\d]/u.test(piece)) {
      opensPhrase ||= /[(/:–,]|\s-/.test(piece)
      return piece
    }
    const readable = /^\d/.test(piece) ? withSmallOrdinal(piece) : readableWord(piece, opensPhrase)
    opensPhrase = false
    return readable
  })
}
