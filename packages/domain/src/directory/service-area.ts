import { isUsState, US_STATE_NAMES, US_STATES } from '../vocabulary/us-state'
import { folded } from './resource-type'

/** Finds counties by name: `san mateo` in `CA`, without the word county. Answers five digits. */
export type FindCounty = (name: string, state: string) => string | undefined

export interface AreaContext {
  /** The state of the place, for a county or `statewide` without one. */
  readonly homeState: string | undefined
  readonly findCounty: FindCounty
  readonly isZipCode: (text: string) => boolean
}

const NATION =
  /^(?:the )?(?:united states(?: of america)?|usa?|u\.s\.(?:a\.)?|nationwide|national|all (?:50 )?states|entire (?:country|nation)|estados unidos|todo el pais|nacional)$/
const WHOLE_STATE = /^(?:statewide|entire state|all counties|whole state|todo el estado|estatal)$/
const STATE_BY_NAME = new Map(US_STATES.map((state) => [folded(US_STATE_NAMES[state]), state]))
const COUNTY_WORD = '(?:county|counties|parish|parishes|borough|census area|condado)'

const stateNamed = (text: string): string | undefined => {
  const plain = text.replace(/^(?:the )?(?:state|commonwealth|estado) (?:of|de) /, '').replace(/ state$/, '')
  const letters = plain.toUpperCase()
  return STATE_BY_NAME.get(plain) ?? (isUsState(letters) ? letters : undefined)
}

/** `Yellowstone County, MT`, `County of Yellowstone`, `condado de Yellowstone`. */
function countyNamed(text: string): string | undefined {
  const [, after] = /^(?:the )?(?:county|condado) (?:of|de) (.+)$/.exec(text) ?? []
  const [, before] = new RegExp(`^(.+?) ${COUNTY_WORD}$`).exec(text) ?? []
  return after ?? before
}

/** `Carbon, Stillwater and Yellowstone Counties` as three counties. */
const spreadCounties = (text: string): string =>
  text.replaceAll(/([^;|]+?) (?:counties|condados)\b/g, (_all, names: string) =>
    names
      .split(/\s*,\s*(?:and |y )?|\s+(?:and|y|&)\s+/)
      .map((name) => `${name} county`)
      .join(', '),
  )

type Before = 'nothing' | 'known' | 'county' | 'unknown'

type Found = { readonly code: string; readonly isCounty: boolean }

function codeOf(part: string, state: string | undefined, context: AreaContext): Found | undefined {
  if (NATION.test(part)) return { code: 'US', isCounty: false }
  if (WHOLE_STATE.test(part)) return context.homeState ? { code: context.homeState, isCounty: false } : undefined
  const county = countyNamed(part)
  const fips = county && state ? context.findCounty(county, state) : undefined
  if (fips) return { code: fips, isCounty: true }
  if (/^\d{5}$/.test(part)) return context.isZipCode(part) ? { code: part, isCounty: false } : undefined
  const named = stateNamed(part)
  return named ? { code: named, isCounty: false } : undefined
}

/** Counties whose own name has an `and`. */
const AND_INSIDE = /\b(lewis|king) and (clark|queen)\b/g

const partsOf = (text: string): readonly string[] => {
  const plain = folded(text)
    .replaceAll(/[.()]+(?=\s|$)/g, ' ')
    .replaceAll(AND_INSIDE, '$1_and_$2')
  return spreadCounties(plain)
    .split(/\s*[,;|/\n]\s*|\s+(?:and|y|&)\s+/)
    .map((part) => part.trim().replaceAll('_and_', ' and '))
    .filter(Boolean)
}

function kindOf(found: Found | undefined): Before {
  if (!found) return 'unknown'
  return found.isCounty ? 'county' : 'known'
}

/**
 * The codes of an area that is given in words: `US`, two-letter states, county FIPS codes, ZIP codes. Empty where it
 * names none that is known, such as a city.
 */
export function serviceAreaCodes(text: string, context: AreaContext): readonly string[] {
  const parts = partsOf(text)
  const codes: string[] = []
  let before: Before = 'nothing'
  for (const [at, part] of parts.entries()) {
    // `Billings, MT`: the state only says which Billings. `Yellowstone County, MT`: which county.
    if (stateNamed(part) !== undefined && (before === 'unknown' || before === 'county')) {
      before = 'nothing'
      continue
    }
    const found = codeOf(part, stateNamed(parts[at + 1] ?? '') ?? context.homeState, context)
    if (found) codes.push(found.code)
    before = kindOf(found)
  }
  return [...new Set(codes)]
}
