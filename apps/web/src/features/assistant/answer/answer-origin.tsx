import Info from 'lucide-react/icons/info'
import type { AnswerEngine, AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'
import { configurationOfPage } from '../../../platform/configuration'
import { useMessages } from '../../../platform/language'
import { Icon } from '../../../ui/icon/icon'
import { useModelState } from '../api/use-model-consent'

interface Origin {
  readonly engine: AnswerEngine | undefined
  readonly notices: readonly AnswerNotice[]
  /** After the call to make nothing takes it back. */
  readonly isEmergency?: boolean
}

/** Who worded an answer, and what is to know about how it came to be. */
export function AnswerOrigin({ engine, notices, isEmergency = false }: Origin) {
  const t = useMessages('assistant')
  const { data } = useModelState()
  const { productName: product } = configurationOfPage()
  const model = data?.provider?.model ?? t('answer.aModel')
  return (
    <div className="stack stack--1 tiny">
      {notices.map((notice) => (
        <p key={notice} className="row row--tight row--line row--top">
          <Icon glyph={Info} />
          <span>{t(`notices.${notice}`, { product })}</span>
        </p>
      ))}
      {engine ? (
        <p>{isEmergency && engine === 'embedded' ? t('emergency.rule') : t(`engine.${engine}`, { product, model })}</p>
      ) : null}
    </div>
  )
}
