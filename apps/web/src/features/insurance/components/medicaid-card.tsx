import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { MedicaidEligibility } from '@careway/contracts/insurance/medicaid-eligibility'
import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Card, CardFoot } from '../../../ui/card/card'
import { Link } from '../../../ui/link/link'
import { Ticks } from '../../../ui/list/list'
import { DecisionSource } from './decision-source'
import { MedicaidLimit } from './medicaid-limit'
import { MedicaidOthers } from './medicaid-others'
import { useMedicaidRule } from './use-medicaid-rule'

const STANDING = {
  likely: { tone: 'teal', icon: CircleCheck },
  unlikely: { tone: 'plain', icon: CircleDashed },
  need_more_information: { tone: 'amber', icon: CircleQuestionMark },
} as const

/** Whether Medicaid is likely, by which rule, and where to apply. Never a flat no: the state decides. */
export function MedicaidCard({ answer, profile }: { answer: MedicaidEligibility; profile: Profile }) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const rule = useMedicaidRule(answer, profile)
  const { standing, member, program } = answer
  return (
    <Card isTall id="medicaid" aria-labelledby="medicaid-title" data-standing={standing}>
      <div className="row row--between">
        <h2 id="medicaid-title" className="t-xl">
          {t('medicaid.title')}
        </h2>
        <Badge {...STANDING[standing]}>{t(`medicaid.standing.${standing}`)}</Badge>
      </div>
      <p>{answer.reason}</p>
      <MedicaidLimit answer={answer} rule={rule} />
      {member && member.decision.questions.length > 0 ? (
        <div className="stack stack--2">
          <h3 className="t-md">{t('medicaid.questions')}</h3>
          <Ticks items={member.decision.questions.map(({ text }) => text)} icon={CircleQuestionMark} isSmall />
        </div>
      ) : null}
      {rule ? <DecisionSource decision={rule} /> : null}
      <p className="tiny">{t('medicaid.stateDecides', { program: program.name })}</p>
      <MedicaidOthers others={answer.others} />
      <CardFoot>
        <Link href={answer.applicationUrl} externalText={common('actions.opensNewSite')}>
          {t(standing === 'likely' ? 'medicaid.apply' : 'medicaid.applyAnyway')}
        </Link>
        {program.phone ? <Link href={`tel:${program.phone}`}>{t('call', { phone: program.phone })}</Link> : null}
      </CardFoot>
    </Card>
  )
}
