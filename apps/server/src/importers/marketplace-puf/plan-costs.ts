import type { Cents } from '@careway/domain/kernel/cents'
import { printedMoney, printedShare, yesOrNo, type Printed } from './printed-values'
import type { VariantDraft } from './plan-year'
import type { PufRow } from './tables'

/** A cell that can't be read as what its column should hold. */
export class CellUnreadable extends Error {
  override readonly name = 'CellUnreadable'
}

type PlanRow = PufRow<'plans'>
type Column = keyof PlanRow

function read<Value>(row: PlanRow, column: Column, parse: (text: string) => Printed<Value>): Value | undefined {
  const printed = parse(row[column])
  if (printed.kind === 'unreadable') throw new CellUnreadable(`"${column}" is "${printed.text.slice(0, 40)}"`)
  return printed.kind === 'value' ? printed.value : undefined
}

const money = (row: PlanRow, column: Column) => read(row, column, printedMoney)

const sum = (one: Cents | undefined, other: Cents | undefined) =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0)

/** One maximum for care and drugs together, or two which are reached apart. */
function outOfPocketMaximum(row: PlanRow, who: 'Individual' | 'FamilyPerGroup'): Cents | undefined {
  const together = money(row, `TEHBInnTier1${who}MOOP`)
  const apart = sum(money(row, `MEHBInnTier1${who}MOOP`), money(row, `DEHBInnTier1${who}MOOP`))
  return yesOrNo(row.MedicalDrugMaximumOutofPocketIntegrated) === false ? (apart ?? together) : (together ?? apart)
}

function deductible(row: PlanRow, who: 'Individual' | 'FamilyPerGroup', isApart: boolean): Cents | undefined {
  const together = money(row, `TEHBDedInnTier1${who}`)
  const medical = money(row, `MEHBDedInnTier1${who}`)
  return isApart ? (medical ?? together) : (together ?? medical)
}

function coinsurance(row: PlanRow, isApart: boolean): number | undefined {
  const together = read(row, 'TEHBDedInnTier1Coinsurance', printedShare)
  const medical = read(row, 'MEHBDedInnTier1Coinsurance', printedShare)
  return isApart ? (medical ?? together) : (together ?? medical)
}

type VariantCosts = Pick<
  VariantDraft,
  | 'deductibleIndividualCents'
  | 'deductibleFamilyCents'
  | 'drugDeductibleIndividualCents'
  | 'outOfPocketMaximumIndividualCents'
  | 'outOfPocketMaximumFamilyCents'
  | 'coinsurance'
>

/**
 * The limits of a variant in network. A deductible that is not applicable is none. Where a family has no figure of its
 * own it is twice the individual's, the ratio of 42 U.S.C. 18022(c)(1).
 * @throws CellUnreadable for money or a percentage that is neither a number nor absent, or without a maximum
 */
export function variantCosts(row: PlanRow): VariantCosts {
  const isApart = yesOrNo(row.MedicalDrugDeductiblesIntegrated) === false
  const individual = deductible(row, 'Individual', isApart) ?? 0
  const maximum = outOfPocketMaximum(row, 'Individual')
  if (maximum === undefined) throw new CellUnreadable('the plan has no out-of-pocket maximum')
  return {
    deductibleIndividualCents: individual,
    deductibleFamilyCents: deductible(row, 'FamilyPerGroup', isApart) ?? individual * 2,
    drugDeductibleIndividualCents: isApart ? money(row, 'DEHBDedInnTier1Individual') : undefined,
    outOfPocketMaximumIndividualCents: maximum,
    outOfPocketMaximumFamilyCents: outOfPocketMaximum(row, 'FamilyPerGroup') ?? maximum * 2,
    coinsurance: coinsurance(row, isApart),
  }
}
