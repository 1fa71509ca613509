import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { MemberAnswer, Said } from '@careway/contracts/coverage/coverage-answer'
import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import type { Glyph } from '../../../ui/icon/icon'
import { Ticks } from '../../../ui/list/list'
import type { GroupedPerson } from '../results/group-members'
import { DecisionSource } from './decision-source'
import { Reasons } from './reasons'
import { ProgramContact, type ProgramContactProps } from './program-contact'
import { StandingLine } from './standing-line'
import { useProgramWords } from './use-program-words'

export interface MemberCardProps {
  readonly member: MemberAnswer
  /** All who get this answer. */
  readonly people: readonly GroupedPerson[]
  readonly coverage: ProgramContactProps['coverage']
}

const List = ({ title, items, icon }: { title: string; items: readonly Said[]; icon?: Glyph }) =>
  items.length === 0 ? null : (
    <div className="stack stack--2">
      <h4>{title}</h4>
      <Ticks items={items.map(({ text }) => text)} icon={icon} isSmall />
    </div>
  )

/** What to answer, and what to do. */
function MemberNext({ decision }: Pick<MemberAnswer, 'decision'>) {
  const t = useMessages('insurance')
  const { questions, nextSteps } = decision
  if (questions.length + nextSteps.length === 0) return null
  return (
    <div className="stack">
      <List title={t('household.questions')} items={questions} icon={CircleQuestionMark} />
      <List title={t('household.next')} items={nextSteps} icon={ArrowRight} />
    </div>
  )
}

/** People with one answer: what they likely get, as what, why, by which rule, and what to do next. */
export function MemberCard({ member, people, coverage }: MemberCardProps) {
  const t = useMessages('insurance')
  const words = useProgramWords()
  const { decision, program } = member
  const isCheck = decision.certainty === 'check'
  return (
    <Card as="article" isTall className="member-card" data-program={program}>
      <div className="row row--between">
        <ul className="member-card__people">
          {people.map(({ id, relationship, age, position }) => (
            <li key={id} className="eyebrow">
              {words.person(relationship, age, position)}
            </li>
          ))}
        </ul>
        {isCheck ? (
          <Badge tone="amber" icon={CircleQuestionMark}>
            {t('household.check')}
          </Badge>
        ) : null}
      </div>
      <div className="member-card__body">
        <div className="stack">
          <div className="stack stack--1">
            <h3>{words.program(member)}</h3>
            {words.category(member) ? <p className="small muted">{words.category(member)}</p> : null}
          </div>
          <Reasons reasons={decision.reasons} />
          <StandingLine decision={decision} />
        </div>
        <MemberNext decision={decision} />
      </div>
      <DecisionSource decision={decision} />
      <ProgramContact program={program} coverage={coverage} />
    </Card>
  )
}
