import type { Citation } from '../../kernel/decision'
import type { Crisis, SafetyAction } from '../safety-assessment'
import type { SafetyLevel } from '../safety-level'

/** Concepts that must all be there, each any one of several: `[[fever], [stiff-neck, photophobia]]`. */
export type Combination = readonly (readonly string[])[]

export interface SafetyRule {
  readonly id: string
  readonly levels: readonly { readonly level: SafetyLevel; readonly anyOf: readonly Combination[] }[]
  readonly source: Citation
  readonly action?: SafetyAction
  readonly crisis?: Crisis
}

const parseCombination = (written: string): Combination => written.split(' + ').map((each) => each.split('/'))

type Levels = Readonly<Partial<Record<SafetyLevel, readonly string[]>>>
type Extras = Pick<SafetyRule, 'action' | 'crisis'>

/** A rule written as level → combinations such as `fever + stiff-neck/photophobia`. */
export const rule = (id: string, source: Citation, levels: Levels, extras: Extras = {}): SafetyRule => ({
  id,
  source,
  levels: (['urgent', 'high', 'moderate', 'low'] as const).map((level) => ({
    level,
    anyOf: (levels[level] ?? []).map(parseCombination),
  })),
  ...extras,
})
