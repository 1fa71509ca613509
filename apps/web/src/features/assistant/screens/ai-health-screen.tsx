import { useRef } from 'react'
import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { PageHead } from '../../../ui/page-head/page-head'
import { AnalysisFailure } from '../analysis/analysis-failure'
import { AnalysisForm } from '../analysis/analysis-form'
import { AnalysisResult } from '../analysis/analysis-result'
import { useAnalysis } from '../analysis/use-analysis'
import { AboutAssistant } from '../components/about-assistant'
import { MemberOnly } from '../components/member-only'
import { SignInAlert } from '../components/sign-in-alert'
import { AiSettings } from '../consent/ai-settings'
import { ConsentQuestion } from '../consent/consent-question'
import { ConversationHistory } from '../conversations/conversation-history'
import type { ToDelete } from '../conversations/delete-dialog'
import { isEmergencyNotice } from '../safety/notice'
import { PredictiveCard } from '../trends/predictive-card'

function Member() {
  const t = useMessages('assistant')
  const { draft, mode, setMode, ask, askAgain, isBusy, analysis, heard, asked, ...work } = useAnalysis()
  const box = useRef<HTMLTextAreaElement>(null)
  const cancel = () => {
    work.cancel()
    box.current?.focus()
  }
  const onDeleted = (deleted: ToDelete) => {
    if (deleted === 'all' || deleted.id === analysis?.conversationId) work.clear()
  }
  return (
    <div className="split">
      <div className="stack stack--6">
        <AnalysisForm
          mode={mode}
          onChange={setMode}
          text={draft.text}
          box={box}
          isBusy={isBusy}
          onText={draft.change}
          onAsk={ask}
          onTooLong={work.hearAlone}
          onCancel={cancel}
        />
        {heard ? <AnalysisResult key={asked.count} analysis={analysis} heard={heard} mode={asked.type} /> : null}
        {askAgain ? (
          <AnalysisFailure
            isInDanger={heard !== undefined && isEmergencyNotice(heard.notice)}
            onAskAgain={() => {
              box.current?.focus()
              askAgain()
            }}
          />
        ) : null}
        <ConsentQuestion onDecided={() => box.current?.focus()} />
        <PredictiveCard />
      </div>
      <div className="stack stack--6">
        <ConversationHistory title={t('conversations.recent')} onDeleted={onDeleted} />
        <AiSettings />
        <AboutAssistant />
      </div>
    </div>
  )
}

/** /ai-health: what a worry may mean, how soon it needs care, and what to do. */
export function AiHealthScreen() {
  const t = useMessages('assistant')
  useScreenTitle(t('analysis.title'))
  return (
    <div className="stack stack--8">
      <PageHead title={t('analysis.title')} lead={t('analysis.lead')} />
      <MemberOnly visitor={<SignInAlert title={t('signIn.analysisTitle')} text={t('signIn.text')} />}>
        <Member />
      </MemberOnly>
    </div>
  )
}
