import { RULE_AREAS, type RuleArea } from '@careway/domain/rules/rule-area'

/** What is looked for, as the address of the page says it. */
export interface RulesFilter {
  readonly area: RuleArea | undefined
  readonly text: string
}

const isRuleArea = (text: string | null): text is RuleArea => RULE_AREAS.some((area) => area === text)

export function filterOf(search: string): RulesFilter {
  const params = new URLSearchParams(search)
  const area = params.get('area')
  return { area: isRuleArea(area) ? area : undefined, text: params.get('q') ?? '' }
}

export function searchOf({ area, text }: RulesFilter): string {
  const params = new URLSearchParams({ ...(area && { area }), ...(text && { q: text }) })
  return params.size > 0 ? `?${params}` : ''
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True where every word that is looked for stands somewhere in the texts. */
export function speaksOf(texts: readonly string[], wanted: string): boolean {
  const whole = folded(texts.join(' '))
  return folded(wanted)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
