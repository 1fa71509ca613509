import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { HelpDecisionAnswer } from '@careway/contracts/resources/help-fields'
import { useLanguage, useMessages } from '../../../platform/language'
import { Ticks } from '../../../ui/list/list'
import { Citation } from '../../../widgets/citation/citation'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import './help-decision-lines.css'

type Finding = HelpDecisionAnswer['findings'][number]

/** The sentence holds the rule's line and the reader's own number; beneath it where that is from and since when. */
function FindingLine({ finding }: { finding: Finding }) {
  const t = useMessages('resources')
  const { language } = useLanguage()
  return (
    <li data-outcome={finding.outcome}>
      <p>
        <strong>{t(`finding.${finding.outcome}`)}</strong> {finding.text}
      </p>
      <p className="tiny">
        <Citation source={finding.source} /> · {t('finding.since', { day: asOfText(finding.effectiveDate, language) })}
      </p>
    </li>
  )
}

/** Why: each line that the rules draw, the reader's own number, the source; and what would settle the rest. */
export function HelpDecisionLines({ decision }: { decision: HelpDecisionAnswer }) {
  const t = useMessages('resources')
  const { findings, questions } = decision
  return (
    <div className="stack stack--2">
      {findings.length > 0 ? (
        <>
          <h4>{t('finding.title')}</h4>
          <ul className="findings small">
            {findings.map((finding) => (
              <FindingLine key={`${finding.rule} ${finding.text}`} finding={finding} />
            ))}
          </ul>
        </>
      ) : null}
      {questions.length > 0 ? (
        <>
          <h4>{t('finding.questions')}</h4>
          <Ticks items={questions.map(({ text }) => text)} icon={CircleQuestionMark} isSmall />
        </>
      ) : null}
      <p className="tiny">{t('finding.whoDecides')}</p>
    </div>
  )
}
