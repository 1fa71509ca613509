import type { MemberAnswer } from '@careway/contracts/coverage/coverage-answer'
import type { Relationship } from '@careway/contracts/profile/household'
import { useCodeMessages, useMessages } from '../../../platform/language'

/** A share such as 0.0554 as the number before a percent sign, two decimals at most. */
export const asPercent = (share: number): number => Math.round(share * 10_000) / 100

/** The words of a member's answer. */
export function useProgramWords() {
  const t = useMessages('insurance')
  const coverage = useCodeMessages('coverage')
  return {
    program: ({ program, category }: Pick<MemberAnswer, 'program' | 'category'>) =>
      coverage(program === 'none' ? `category.${category}` : `program.${program}`),
    category: ({ program, category }: Pick<MemberAnswer, 'program' | 'category'>) =>
      program === 'none' ? undefined : coverage(`category.${category}`),
    /** Program and group in one line; empty for nobody. */
    full: (member: Pick<MemberAnswer, 'program' | 'category'> | undefined) =>
      member ? coverage(`category.${member.category}`) : '',
    person: (relationship: Relationship | undefined, age: number, position: number) =>
      relationship === undefined
        ? t('person.numbered', { position, age })
        : t(age === 0 ? 'person.infant' : 'person.aged', { who: t(`person.${relationship}`), age }),
  }
}
