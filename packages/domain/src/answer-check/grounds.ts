import { readClaims, type Claim } from './claims'
import type { Figure } from './figure'
import { readFigures } from './figures'
import { foldAnswer } from './fold-answer'
import { isExactUnit, type Unit } from './units'

/** All that an answer may rest on. */
export interface Grounds {
  /** More that may be said, such as what a tool found. */
  add(text: string): void
  supportsClaim(claim: Claim): boolean
  supportsFigure(figure: Figure): boolean
  /** Whether it has this piece of writing as it is. */
  holds(piece: string): boolean
  /** Whether these folded words stand in it. */
  says(words: string): boolean
}

const ALWAYS_KNOWN: ReadonlySet<string> = new Set(['911', '988', '211'])
const SMALL_COUNT = 10
const NO_UNIT = ''

export function createGrounds(material: readonly string[]): Grounds {
  const claims: Record<Claim['kind'], Set<string>> = {
    phone: new Set(ALWAYS_KNOWN),
    email: new Set(),
    link: new Set(),
    law: new Set(),
    source: new Set(),
    bracket: new Set(),
    code: new Set(),
  }
  const unitsOfValue = new Map<number, Set<Unit>>()
  let text = ''
  let written = ''

  const addFigure = ({ values, unit = NO_UNIT }: Figure) => {
    for (const value of values) unitsOfValue.set(value, (unitsOfValue.get(value) ?? new Set()).add(unit))
  }
  const addClaim = ({ kind, key }: Claim) => {
    claims[kind].add(key)
    if (kind === 'law') claims.law.add(key.slice(key.indexOf(' ') + 1))
    if (kind === 'link') claims.link.add(key.split('/', 1)[0]!)
  }
  const add = (more: string) => {
    const folded = foldAnswer(more)
    const read = readClaims(folded)
    text += `${folded}\n`
    written += `${more}\n`
    read.claims.forEach(addClaim)
    readFigures(read.rest).forEach(addFigure)
  }

  const isHarmless = ({ values, unit, isSpelled }: Figure) => {
    const [value] = values
    if (values.length !== 1 || value === undefined) return false
    if (unit === undefined) return (Number.isInteger(value) && value <= SMALL_COUNT) || ALWAYS_KNOWN.has(String(value))
    return isSpelled && value === 1 && !isExactUnit(unit) && unit !== 'money' && unit !== 'cents'
  }
  const hasValue = (value: number, unit: Unit | undefined) => {
    const units = unitsOfValue.get(value)
    if (!units || unit === undefined) return units !== undefined
    return units.has(unit) || (units.has(NO_UNIT) && !isExactUnit(unit))
  }
  const hasLaw = (key: string) => [...claims.law].some((known) => known === key || known.startsWith(`${key}(`))

  material.forEach(add)
  return {
    add,
    holds: (piece) => written.includes(piece),
    says: (words) => text.includes(words),
    supportsClaim: ({ kind, key }) => {
      if (kind === 'law') return hasLaw(key)
      if (claims[kind].has(key)) return true
      return kind === 'phone' && key.length <= 6 && unitsOfValue.has(Number(key))
    },
    supportsFigure: (figure) => isHarmless(figure) || figure.values.some((value) => hasValue(value, figure.unit)),
  }
}
