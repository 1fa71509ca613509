import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'

export interface MemberName {
  /** The place in the household: two people may have the same name here. */
  readonly id: string
  readonly name: string
}

/** What each person of the household is called, in the order of the answers. */
export function useMemberNames({ householdMembers, age }: Profile): readonly MemberName[] {
  const t = useMessages('insurance')
  const people = householdMembers.length > 0 ? householdMembers : [{ relationship: 'self', age } as const]
  return people.map((person, index) => ({
    id: `person-${index}`,
    name: t(person.age === 0 ? 'person.infant' : 'person.aged', {
      who: t(`person.${person.relationship}`),
      age: person.age,
    }),
  }))
}
