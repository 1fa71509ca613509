import { useMessages } from '../../../platform/language'
import { writtenIn } from '../../../platform/written-in'
import { lastAnswer, type ChatLine, type ChatState } from './chat-state'
import { ChatLineView } from './chat-line-view'
import { useReadingPlace } from './use-reading-place'
import './chat.css'

/** Only whole answers are read out, once; not each word as it comes. */
function Announcement({ state }: { state: ChatState }) {
  const t = useMessages('assistant')
  const answer = lastAnswer(state)
  const words = { finished: answer?.text, broken: t('chat.cutOff'), stopped: t('chat.stopped') }
  const progress = answer?.progress
  const isOver = progress === 'finished' || progress === 'broken' || progress === 'stopped'
  const language = progress === 'finished' ? answer?.language : undefined
  return (
    <output className="sr" {...writtenIn(language)}>
      {isOver ? words[progress] : null}
    </output>
  )
}

/** Lines only ever come at the end: their place is their name. */
const placed = (lines: readonly ChatLine[]) =>
  lines.map((line, place) => ({ line, key: String(place), isLast: place === lines.length - 1 }))

/** What was said so far, in an area of its own that scrolls. */
export function ChatLines({ state, onAskAgain }: { state: ChatState; onAskAgain: () => void }) {
  const t = useMessages('assistant')
  const { area, tabIndex } = useReadingPlace(state.lines)
  return (
    <>
      <div
        ref={area}
        className="chat__lines"
        role="log"
        aria-live="off"
        aria-label={t('chat.messages')}
        tabIndex={tabIndex}
      >
        {state.lines.length === 0 ? <p className="muted chat__empty">{t('chat.empty')}</p> : null}
        <ol className="stack stack--3">
          {placed(state.lines).map(({ line, key, isLast }) => (
            <ChatLineView key={key} line={line} onAskAgain={isLast ? onAskAgain : undefined} />
          ))}
        </ol>
      </div>
      <Announcement state={state} />
    </>
  )
}
