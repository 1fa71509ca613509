/** Health insurers by the names that people call them, the longer before the shorter that begins alike. */
const NAMES: readonly (readonly [name: string, written: string])[] = [
  ['Blue Cross Blue Shield', 'blue cross(?: and| &)? blue shield'],
  ['Blue Cross', 'blue cross'],
  ['Blue Shield', 'blue shield'],
  ['BCBS', 'bcbs'],
  ['UnitedHealthcare', 'united ?health ?care|united health|uhc'],
  ['Kaiser Permanente', 'kaiser permanente'],
  ['Kaiser', 'kaiser'],
  ['Molina Healthcare', 'molina health ?care'],
  ['Molina', 'molina'],
  ['Oscar Health', 'oscar health'],
  ['Oscar', 'oscar'],
  ['Aetna', 'aetna'],
  ['Cigna', 'cigna'],
  ['Humana', 'humana'],
  ['Anthem', 'anthem'],
  ['Centene', 'centene'],
  ['Ambetter', 'ambetter'],
  ['Amerigroup', 'amerigroup'],
  ['AmeriHealth', 'amerihealth'],
  ['CareFirst', 'carefirst'],
  ['CareSource', 'caresource'],
  ['EmblemHealth', 'emblem ?health'],
  ['Fidelis Care', 'fidelis(?: care)?'],
  ['Florida Blue', 'florida blue'],
  ['Geisinger', 'geisinger'],
  ['HealthPartners', 'healthpartners'],
  ['Health Net', 'health ?net'],
  ['Highmark', 'highmark'],
  ['Premera', 'premera'],
  ['Regence', 'regence'],
  ['WellCare', 'wellcare'],
  ['Wellmark', 'wellmark'],
  ['UPMC', 'upmc'],
]

const STATE = '(?: (?:of|de) (?:(?:north|south|west|new|rhode) )?(?!(?:the|my|la|el|mi)\\b)\\p{L}{4,14})'

/** A known insurer, for a pattern without regard to case. */
export const KNOWN_INSURER = `(?:${NAMES.map(([, written]) => written).join('|')})${STATE}?(?![\\p{L}\\d])`

const capital = (word: string): string =>
  /^(?:of|de)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)

/** The insurer's own spelling where it was written all small or all large; else as it was written. */
export function insurerName(written: string): string {
  const isPlain = written === written.toLowerCase() || written === written.toUpperCase()
  const small = written.toLowerCase()
  const found = NAMES.map(([name, ways]) => ({
    name,
    said: new RegExp(`^(?:${ways})(?!\\p{L})`, 'u').exec(small)?.[0],
  }))
  const known = found.find(({ said }) => said !== undefined)
  if (!isPlain || !known) return written
  return `${known.name}${small.slice(known.said!.length).split(' ').map(capital).join(' ')}`
}

const LIKE_AN_INSURER =
  /\b(?:blue|cross|shield|health\w*|care|\w+care|insurance|assurance|mutual|plans?|benefits?|medical|choice|advantage|seguros|salud)\b/iu

const IS_KNOWN = new RegExp(`^${KNOWN_INSURER}$`, 'iu')

/** Whether a name alone tells an insurer from a person: one that is known, or speaks of insurance. */
export const isInsurerName = (name: string): boolean => LIKE_AN_INSURER.test(name) || IS_KNOWN.test(name)
