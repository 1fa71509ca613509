import type { CoverageCategory } from '../vocabulary/coverage-terms'

/** The expansion, and the waivers that stand in its place: held by the work requirement and by short renewals. */
const EXPANSION_CATEGORIES: readonly CoverageCategory[] = ['expansion_adult', 'state_adult', 'georgia_pathways']

export const isExpansionCategory = (category: CoverageCategory): boolean => EXPANSION_CATEGORIES.includes(category)
