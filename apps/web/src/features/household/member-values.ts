import type { ProfileMember, Relationship } from '@careway/contracts/profile/household'
import type { ImmigrationStatus } from '@careway/domain/vocabulary/coverage-terms'
import { numberIn, saidOf, textOf } from './typed'

/** Yes, no, or as usual. */
export type Stated = '' | 'yes' | 'no'

export interface MemberValues {
  relationship: string
  age: string
  applying: boolean
  pregnant: boolean
  expectedChildren: string
  tobacco: boolean
  immigrationStatus: string
  yearsInStatus: string
  hasEmployerOffer: boolean
  employerPremiumMonthly: string
  americanIndianOrAlaskaNative: boolean
  disabled: boolean
  hasMedicare: boolean
  activityHoursMonthly: string
  isTaxFiler: Stated
  isTaxDependent: Stated
  isParentOfChild: Stated
}

export const newMember = (relationship: Relationship | ''): MemberValues => ({
  relationship,
  age: '',
  applying: true,
  pregnant: false,
  expectedChildren: '',
  tobacco: false,
  immigrationStatus: '',
  yearsInStatus: '',
  hasEmployerOffer: false,
  employerPremiumMonthly: '',
  americanIndianOrAlaskaNative: false,
  disabled: false,
  hasMedicare: false,
  activityHoursMonthly: '',
  isTaxFiler: '',
  isTaxDependent: '',
  isParentOfChild: '',
})

const statedOf = (value: boolean | undefined): Stated => (value === undefined ? '' : value ? 'yes' : 'no')
const truthOf = (stated: Stated): boolean | undefined => (stated === '' ? undefined : stated === 'yes')
/** A box that is not ticked says nothing: the default is the same. */
const ticked = (isTicked: boolean): true | undefined => isTicked || undefined

export const valuesOfMember = (member: ProfileMember): MemberValues => ({
  relationship: member.relationship,
  age: textOf(member.age),
  applying: member.applying ?? true,
  pregnant: member.pregnant ?? false,
  expectedChildren: textOf(member.expectedChildren),
  tobacco: member.tobacco ?? false,
  immigrationStatus: textOf(member.immigrationStatus),
  yearsInStatus: textOf(member.yearsInStatus),
  hasEmployerOffer: member.hasEmployerOffer ?? false,
  employerPremiumMonthly: textOf(member.employerPremiumMonthly),
  americanIndianOrAlaskaNative: member.americanIndianOrAlaskaNative ?? false,
  disabled: member.disabled ?? false,
  hasMedicare: member.hasMedicare ?? false,
  activityHoursMonthly: textOf(member.activityHoursMonthly),
  isTaxFiler: statedOf(member.isTaxFiler),
  isTaxDependent: statedOf(member.isTaxDependent),
  isParentOfChild: statedOf(member.isParentOfChild),
})

/** Statuses that last: the years in them matter. */
export const hasYears = (status: string): boolean => status !== '' && status !== 'citizen' && status !== 'undocumented'

/** Tobacco can raise the price of adults only. */
export const TOBACCO_FROM_AGE = 18
const PREGNANCY_AGES = { from: 10, to: 60 }

export const canUseTobacco = ({ age }: Pick<MemberValues, 'age'>): boolean => Number(age) >= TOBACCO_FROM_AGE
export const canBePregnant = ({ age }: Pick<MemberValues, 'age'>): boolean =>
  Number(age) >= PREGNANCY_AGES.from && Number(age) <= PREGNANCY_AGES.to

/** What only those are asked who want cover. */
const applyingParts = (values: MemberValues) => {
  const status = values.immigrationStatus
  return {
    ...(status && { immigrationStatus: status as ImmigrationStatus }),
    yearsInStatus: hasYears(status) ? numberIn(values.yearsInStatus) : undefined,
    hasEmployerOffer: ticked(values.hasEmployerOffer),
    employerPremiumMonthly: values.hasEmployerOffer ? numberIn(values.employerPremiumMonthly) : undefined,
    hasMedicare: ticked(values.hasMedicare),
    activityHoursMonthly: numberIn(values.activityHoursMonthly),
    tobacco: ticked(values.tobacco && canUseTobacco(values)),
  }
}

export function memberOf(values: MemberValues): ProfileMember {
  const isPregnant = values.pregnant && canBePregnant(values)
  return saidOf({
    relationship: values.relationship as Relationship,
    age: numberIn(values.age) as number,
    applying: values.applying ? undefined : false,
    pregnant: ticked(isPregnant),
    expectedChildren: isPregnant ? numberIn(values.expectedChildren) : undefined,
    ...(values.applying ? applyingParts(values) : {}),
    americanIndianOrAlaskaNative: ticked(values.americanIndianOrAlaskaNative),
    disabled: ticked(values.disabled),
    isTaxFiler: truthOf(values.isTaxFiler),
    isTaxDependent: truthOf(values.isTaxDependent),
    isParentOfChild: truthOf(values.isParentOfChild),
  })
}
