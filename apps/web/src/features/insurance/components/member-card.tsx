import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { MemberAnswer, Said } from '@careway/contracts/coverage/coverage-answer'
import type { Relationship } from '@careway/contracts/profile/household'
import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import type { Glyph } from '../../../ui/icon/icon'
import { Ticks } from '../../../ui/list/list'
import { DecisionSource } from './decision-source'
import { Reasons } from './reasons'
import { ProgramContact, type ProgramContactProps } from './program-contact'
import { StandingLine } from './standing-line'
import { useProgramWords } from './use-program-words'

export interface MemberCardProps {
  readonly member: MemberAnswer
  readonly relationship: Relationship | undefined
  readonly position: number
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

/** One person: what they likely get, as what, why, by which rule, and what to do next. */
export function MemberCard({ member, relationship, position, coverage }: MemberCardProps) {
  const t = useMessages('insurance')
  const words = useProgramWords()
  const { decision, program } = member
  const isCheck = decision.certainty === 'check'
  return (
    <Card as="article" isTall className="member-card" data-program={program}>
      <div className="row row--between">
        <p className="eyebrow">{words.person(relationship, member.age, position)}</p>
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
