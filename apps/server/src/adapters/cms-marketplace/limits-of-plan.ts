import { roundToCents, type Cents } from '@careway/domain/kernel/cents'
import type { CmsLimit } from './response'

export interface LimitAmounts {
  readonly individual: Cents
  readonly family: Cents
}

const IN_NETWORK = ['In-Network', 'Combined In-Out of Network']
const cents = (limit: CmsLimit): Cents => roundToCents(limit.amount * 100)

/**
 * The amounts of the first of these types that names amounts: in network before in and out of network combined. Where the
 * answer is for one person it leaves out the family's amount, which then is the person's own.
 */
export function amountsOf(
  limits: readonly CmsLimit[],
  types: readonly RegExp[],
  isForOnePerson: boolean,
): LimitAmounts | undefined {
  for (const type of types)
    for (const tier of IN_NETWORK) {
      const rows = limits.filter((each) => type.test(each.type) && each.network_tier === tier)
      const rowOf = (cost: string) => rows.find((each) => each.family_cost === cost)
      const individual = rowOf('Individual') ?? rowOf('Family Per Person')
      const family = rowOf('Family') ?? (isForOnePerson ? individual : undefined)
      if (individual && family) return { individual: cents(individual), family: cents(family) }
    }
  return undefined
}

export const MEDICAL_DEDUCTIBLE = [/^Combined Medical and Drug/i, /^Medical EHB/i]
export const DRUG_DEDUCTIBLE = [/^Drug EHB/i]
export const OUT_OF_POCKET_MAXIMUM = [/\(Total\)$/i, /for Medical EHB Benefits$/i]
