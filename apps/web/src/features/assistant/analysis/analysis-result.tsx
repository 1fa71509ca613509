import { useEffect, useRef } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { HealthAnalysis } from '@careway/contracts/assistant/analyze-health'
import { isAtLeast } from '@careway/domain/safety/safety-level'
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
import { ActionLinks } from '../../../widgets/action-links/action-links'
import { EmergencyPanel } from '../safety/emergency-panel'
import { isEmergencyNotice } from '../safety/notice'
import { LevelBadge } from '../safety/level-badge'
import { SafetySummary } from '../safety/safety-summary'
import type { HeardNotice } from '../safety/use-notice'

const TITLE_ID = 'analysis-result'

/** The answer is where the reader goes on, unless there is a call to make first. */
function useFocusOnAnswer(isEmergency: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isEmergency) title.current?.focus()
  }, [isEmergency])
  return title
}

/** The level in a word. Where nothing of body or mind was named, it says nothing of care. */
function ResultLevel({ heard: { notice, isMedical } }: { heard: HeardNotice }) {
  const t = useMessages('assistant')
  const { level, when } = notice
  if (level === 'low' && !isMedical) return <Badge>{t('safety.nothingFound')}</Badge>
  return level === 'moderate' ? <LevelBadge level={level} words={when} /> : <LevelBadge level={level} />
}

function Explanation({ analysis, heard }: { analysis: HealthAnalysis; heard: HeardNotice }) {
  const t = useMessages('assistant')
  const isEmergency = isEmergencyNotice(heard.notice)
  const title = useFocusOnAnswer(isEmergency)
  return (
    <Card variant="lead" aria-labelledby={TITLE_ID}>
      <div className="row row--between">
        <h2 id={TITLE_ID} ref={title} tabIndex={-1} className="t-xl">
          {t('analysis.result')}
        </h2>
        <ResultLevel heard={heard} />
      </div>
      {isEmergency ? null : <SafetySummary heard={heard} answer={analysis.aiResponse} />}
      <AnswerText text={analysis.aiResponse} />
      <ActionLinks actions={analysis.recommendedActions} label={t('answer.actions')} />
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

/** Danger first, whether the server answers or not; then the answer, when it is there. */
export function AnalysisResult({ analysis, heard }: { analysis: HealthAnalysis | undefined; heard: HeardNotice }) {
  const { level } = heard.notice
  const isEmergency = isEmergencyNotice(heard.notice)
  return (
    <>
      {isEmergency ? <EmergencyPanel key={heard.notice.action} notice={heard.notice} /> : null}
      {!analysis && !isEmergency && isAtLeast(level, 'moderate') ? <SafetySummary heard={heard} /> : null}
      {analysis ? <Explanation key={analysis.timestamp} analysis={analysis} heard={heard} /> : null}
    </>
  )
}
