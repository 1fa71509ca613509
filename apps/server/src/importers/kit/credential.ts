import { remembering } from './remembering'

/** Degrees whose small letters capitals have lost. */
const SPELLED: Readonly<Record<string, string>> = {
  PHARMD: 'PharmD',
  PHD: 'PhD',
  PSYD: 'PsyD',
  EDD: 'EdD',
  AUD: 'AuD',
  RPH: 'RPh',
  LAC: 'LAc',
  MSED: 'MSEd',
  EDS: 'EdS',
}
const LONGEST = 40

const cleaned = (printed: string) =>
  printed
    .toUpperCase()
    .replaceAll(/[^\p{L}\d\s,;/-]/gu, '')
    .split(/[\s,;]+/)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => SPELLED[word] ?? word)
    .join(', ')
    .slice(0, LONGEST)

/** Letters behind a name, as registered and without the dots: `M.D., PH.D.` is `MD, PhD`. Empty where there are none. */
export const credentialText = remembering(cleaned)
