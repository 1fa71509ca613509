import { completeHousehold } from '@careway/domain/household/complete-household'
import type { MemberValues, Stated } from './member-values'

export interface UsualAnswers {
  readonly isTaxFiler: boolean
  readonly isTaxDependent: boolean
  readonly isParentOfChild: boolean
}

const truthOf = (stated: Stated) => (stated === '' ? {} : { is: stated === 'yes' })

/** What the rules take of each person's taxes where nobody says otherwise. */
export function usualAnswers(members: readonly MemberValues[], index: number): UsualAnswers {
  const stated = members.map((each, at) => {
    const said = at === index ? {} : { filer: truthOf(each.isTaxFiler).is, dependent: truthOf(each.isTaxDependent).is }
    return {
      age: Number(each.age) || 0,
      ...(said.filer === undefined ? {} : { isTaxFiler: said.filer }),
      ...(said.dependent === undefined ? {} : { isTaxDependent: said.dependent }),
    }
  })
  const person = completeHousehold({ state: 'TX', magiCents: 0, members: stated }).members[index]
  return {
    isTaxFiler: person?.isTaxFiler ?? false,
    isTaxDependent: person?.isTaxDependent ?? false,
    isParentOfChild: person?.isParentOfChild ?? false,
  }
}
