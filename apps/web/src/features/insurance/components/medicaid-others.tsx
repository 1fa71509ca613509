import type { MemberAnswer } from '@careway/contracts/coverage/coverage-answer'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Rows } from '../../../ui/list/list'
import { useProgramWords } from './use-program-words'

/** Other people, other limits: who else in the household likely can have Medicaid or CHIP, and where to look. */
export function MedicaidOthers({ others }: { others: readonly MemberAnswer[] }) {
  const t = useMessages('insurance')
  const words = useProgramWords()
  return (
    <Disclosure
      summary={t('medicaid.seeOthers')}
      openSummary={t('medicaid.hideOthers')}
      isOpenAtFirst={others.length > 0}
    >
      <div className="stack stack--2 small">
        {others.length > 0 ? (
          <Rows>
            {others.map((member) => (
              <li key={`${member.age} ${member.category}`}>
                <span className="grow">
                  <strong>{t('medicaid.other', { age: member.age, program: words.program(member) })}</strong>
                  <br />
                  {member.decision.ruleText}
                </span>
              </li>
            ))}
          </Rows>
        ) : null}
        <p>{t('medicaid.otherGroups')}</p>
      </div>
    </Disclosure>
  )
}
