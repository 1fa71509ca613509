import type { AssistantAnswer } from '@careway/contracts/assistant/assistant-answer'
import { useLanguage, useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Link } from '../../../ui/link/link'
import { asOfText } from '../../../widgets/pathway/as-of-text'

type Source = AssistantAnswer['sources'][number]

function SourceItem({ title, url, asOf }: Source) {
  const t = useMessages('assistant')
  const common = useMessages('common')
  const { language } = useLanguage()
  return (
    <li className="small">
      {url ? (
        <Link variant="inline" href={url} externalText={common('actions.opensNewSite')}>
          {title}
        </Link>
      ) : (
        title
      )}
      {asOf ? <span className="tiny">{` · ${t('answer.checked', { day: asOfText(asOf, language) })}`}</span> : null}
    </li>
  )
}

/** The pages that an answer rests on. */
export function AnswerSources({ sources }: { sources: readonly Source[] }) {
  const t = useMessages('assistant')
  if (sources.length === 0) return null
  return (
    <Disclosure summary={t('answer.sources', { count: sources.length })}>
      <ul className="stack stack--2">
        {sources.map((source) => (
          <SourceItem key={`${source.title} ${source.url}`} {...source} />
        ))}
      </ul>
    </Disclosure>
  )
}
