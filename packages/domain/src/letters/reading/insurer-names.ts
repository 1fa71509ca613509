import { US_STATE_NAMES } from '../../vocabulary/us-state'

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

const STATE = `(?: (?:of|de) (?:(?:north|south|east|west|central)\\p{L}* )?(?:${Object.values(US_STATE_NAMES).join('|')}))`

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
  /\b(?:blue (?:cross|shield)|health\w*|insurance|assurance|mutual|plans?|benefits?|advantage|seguros|salud)\b/iu
const OF_A_PERSON =
  /\b(?:director|manager|supervisor|worker|nurse|agent|clerk|representative|advis[eo]r|coach|directora?|gerente|enfermer[oa]|agente)$/iu
const BORNE_BY_PEOPLE = /^(?:oscar|molina|kaiser|humana|anthem)$/iu
const IS_KNOWN = new RegExp(`^${KNOWN_INSURER}$`, 'iu')

/** Whether an insurer's name is that of persons, or an everyday word, as well. */
export const isBorneByPeople = (name: string): boolean => BORNE_BY_PEOPLE.test(name)

/** Whether a name alone tells an insurer from a person: one that is known and no person's, or speaks of insurance. */
export const isInsurerName = (name: string): boolean =>
  !isBorneByPeople(name) && ((LIKE_AN_INSURER.test(name) && !OF_A_PERSON.test(name)) || IS_KNOWN.test(name))

/** Words that say of what kind or how good a plan is. */
const SAYS_OF_A_PLAN = new RegExp(
  `^(?:(?:${[
    'very|too|so|really|just|not|no|a|the|muy|un|una',
    'great|good|bad|terrible|awful|horrible|excellent|amazing|useless|worthless|poor|fine|okay|ok|expensive|cheap|new|old|slow|wrong|confusing|basic|limited|active|inactive|expired|cancell?ed|denied|gone|none|unknown|pending',
    'buen[oa]|mal[oa]|car[oa]|barat[oa]|p[eé]sim[oa]|excelente|in[uú]til|nuev[oa]|viej[oa]|lent[oa]|b[aá]sic[oa]|activ[oa]|inactiv[oa]|vencid[oa]|cancelad[oa]|negad[oa]|ningun[oa]',
    'bronze|silver|gold|platinum|catastrophic|bronce|plata|oro|platino|catastr[oó]fico',
    'health|medical|dental|vision|insurance|plans?|company|benefits?|coverage|private|public|family|individual|group|employer|work|school|state|federal|m[eé]dico|salud|seguro|compañ[ií]a|privad[oa]|p[uú]blic[oa]|familiar|estatal',
  ].join('|')})(?: |$))+$`,
  'iu',
)

/** "Great", "Silver Plan", "Malo": what a person says of their plan, and no name. */
export const saysOfAPlan = (words: string): boolean => SAYS_OF_A_PLAN.test(words)
