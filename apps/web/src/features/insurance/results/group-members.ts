import type { MemberAnswer } from '@careway/contracts/coverage/coverage-answer'
import type { Profile } from '@careway/contracts/profile/profile'
import type { Relationship } from '@careway/contracts/profile/household'

export interface GroupedPerson {
  readonly id: string
  readonly age: number
  readonly position: number
  readonly relationship: Relationship | undefined
}

/** People who get the same answer, for the same reasons. */
export interface MemberGroup {
  readonly id: string
  readonly member: MemberAnswer
  readonly people: readonly GroupedPerson[]
}

const sameAnswer = ({ age: _age, ...answer }: MemberAnswer): string => JSON.stringify(answer)

/** Each answer once, with all whose it is: in the household's own words, where both lists are of the same people. */
export function groupMembers(
  members: readonly MemberAnswer[],
  { householdMembers }: Pick<Profile, 'householdMembers'>,
): readonly MemberGroup[] {
  const areSame = householdMembers.length === members.length
  const groups = new Map<string, { id: string; member: MemberAnswer; people: GroupedPerson[] }>()
  for (const [index, member] of members.entries()) {
    const relationship = areSame ? householdMembers[index]?.relationship : index === 0 ? ('self' as const) : undefined
    const person = { id: `person-${index}`, age: member.age, position: index + 1, relationship }
    const key = sameAnswer(member)
    const group = groups.get(key)
    if (group) group.people.push(person)
    else groups.set(key, { id: person.id, member, people: [person] })
  }
  return [...groups.values()]
}
