import { memo } from 'react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatMoment } from '../../../platform/moment'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { Spinner } from '../../../ui/spinner/spinner'
import { AnswerOrigin } from '../answer/answer-origin'
import { AnswerSources } from '../answer/answer-sources'
import { AnswerText } from '../answer/answer-text'
import { callsFirst } from '../safety/calls-first'
import { ActionLinks } from '../../../widgets/action-links/action-links'
import type { AnswerLine, ChatLine, QuestionLine } from './chat-state'

function Question({ line }: { line: QuestionLine }) {
  const t = useMessages('assistant')
  const { language } = useLanguage()
  return (
    <li className="bubble bubble--me">
      <span className="sr">{t('chat.you', { when: formatMoment(line.at, language) })}</span>
      <p className="answer-text__lines">{line.text}</p>
    </li>
  )
}

interface AskAgain {
  /** Of the last answer alone. */
  readonly onAskAgain: (() => void) | undefined
}

function AnswerEnd({ line, onAskAgain }: { line: AnswerLine } & AskAgain) {
  const t = useMessages('assistant')
  if (line.progress === 'finished')
    return (
      <>
        <ActionLinks actions={line.recommendedActions ?? []} label={t('answer.actions')} language={line.language} />
        <AnswerSources sources={line.sources ?? []} />
        <AnswerOrigin engine={line.engine} notices={line.notices} isEmergency={callsFirst(line.recommendedActions)} />
      </>
    )
  if (line.progress === 'waiting' || line.progress === 'arriving') return null
  const hasWords = line.text !== ''
  return (
    <div className="stack stack--2">
      <p className="small">
        <strong>
          {t(line.progress === 'stopped' ? 'chat.stopped' : hasWords ? 'chat.cutOff' : 'chat.unanswered')}
        </strong>
      </p>
      {onAskAgain ? (
        <div>
          <Button variant="second" size="sm" onClick={onAskAgain}>
            <Icon glyph={RotateCcw} />
            {t('chat.askAgain')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Answer({ line, onAskAgain }: { line: AnswerLine } & AskAgain) {
  const t = useMessages('assistant')
  const { language } = useLanguage()
  return (
    <li className="bubble stack stack--3" aria-busy={line.progress === 'waiting' || line.progress === 'arriving'}>
      <span className="sr">{t('chat.assistant', { when: formatMoment(line.at, language) })}</span>
      {line.progress === 'waiting' ? (
        <span className="row row--tight small muted">
          <Spinner />
          {t('chat.thinking')}
        </span>
      ) : (
        <AnswerText text={line.text} language={line.language} />
      )}
      <AnswerEnd line={line} onAskAgain={onAskAgain} />
    </li>
  )
}

/** One line of a conversation. Only the line that changes is drawn again. */
export const ChatLineView = memo(function ChatLineView(props: { line: ChatLine } & AskAgain) {
  const { line, onAskAgain } = props
  return line.from === 'user' ? <Question line={line} /> : <Answer line={line} onAskAgain={onAskAgain} />
})
