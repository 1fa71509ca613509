import type { AssistantAnswer } from '@careway/contracts/assistant/assistant-answer'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { CitationList } from '../../../widgets/citation/citation'

/** The pages that an answer rests on. */
export function AnswerSources({ sources }: Pick<AssistantAnswer, 'sources'>) {
  const t = useMessages('assistant')
  if (sources.length === 0) return null
  return (
    <Disclosure summary={t('answer.sources', { count: sources.length })}>
      <CitationList sources={sources} className="stack stack--2 small" />
    </Disclosure>
  )
}
