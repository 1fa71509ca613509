import { useEffect, useRef } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { HealthAnalysis } from '@careway/contracts/assistant/analyze-health'
import { isAtLeast } from '@careway/domain/safety/safety-level'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Badge } from '../../../ui/badge/badge'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Icon } from '../../../ui/icon/icon'
import { searchOfConversation } from '../address/conversation-address'
import { AnswerOrigin } from '../answer/answer-origin'
import { AnswerSources } from '../answer/answer-sources'
import { AnswerText } from '../answer/answer-text'
import { withoutOpening } from '../answer/without-opening'
import { ActionLinks } from '../../../widgets/action-links/action-links'
import { EmergencyPanel } from '../safety/emergency-panel'
import { isEmergencyNotice } from '../safety/notice'
import { LevelBadge } from '../safety/level-badge'
import { SafetySummary } from '../safety/safety-summary'
import type { HeardNotice } from '../safety/use-notice'

const TITLE_ID = 'analysis-result'

/** The answer is where the reader goes on. */
function useFocusOnAnswer() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return title
}

/** The level in a word. Where nothing of body or mind was named, only a symptom check says that nothing was found. */
function ResultLevel({ heard: { notice, isMedical }, mode }: { heard: HeardNotice; mode: ConversationType }) {
  const t = useMessages('assistant')
  const { level, when } = notice
  if (level === 'low' && !isMedical) return mode === 'symptom_check' ? <Badge>{t('safety.nothingFound')}</Badge> : null
  return level === 'moderate' ? <LevelBadge level={level} words={when} /> : <LevelBadge level={level} />
}

interface Answered {
  readonly analysis: HealthAnalysis
  readonly heard: HeardNotice
  readonly mode: ConversationType
}

function Explanation({ analysis, heard, mode }: Answered) {
  const t = useMessages('assistant')
  const title = useFocusOnAnswer()
  // Said in the language of then as well: the reader may have changed theirs since.
  const said = [heard.notice, analysis.safety].flatMap(({ whatToDo, why }) => [whatToDo, ...why])
  const text = withoutOpening(analysis.aiResponse, said)
  return (
    <Card variant="lead" aria-labelledby={TITLE_ID}>
      <div className="row row--between">
        <h2 id={TITLE_ID} ref={title} tabIndex={-1} className="t-xl">
          {t('analysis.result')}
        </h2>
        <ResultLevel heard={heard} mode={mode} />
      </div>
      <SafetySummary heard={heard} answer={text} />
      <AnswerText text={text} language={analysis.language} />
      <ActionLinks actions={analysis.recommendedActions} label={t('answer.actions')} language={analysis.language} />
      <AnswerSources sources={analysis.sources} />
      <AnswerOrigin engine={analysis.engine} notices={analysis.notices} />
      <div className="actions">
        <Button variant="second" asChild>
          <RouteLink to="aiAssistant" search={searchOfConversation(analysis.conversationId)}>
            {t('analysis.goOn')}
            <Icon glyph={ArrowRight} flipsInRtl />
          </RouteLink>
        </Button>
      </div>
    </Card>
  )
}

/** Danger first, whether the server answers or not; then the answer. An emergency says all there is to say. */
export function AnalysisResult({ analysis, ...asked }: Omit<Answered, 'analysis'> & Partial<Answered>) {
  const { notice } = asked.heard
  if (isEmergencyNotice(notice)) return <EmergencyPanel key={notice.action} notice={notice} />
  if (analysis) return <Explanation key={analysis.timestamp} analysis={analysis} {...asked} />
  return isAtLeast(notice.level, 'moderate') ? <SafetySummary heard={asked.heard} /> : null
}
