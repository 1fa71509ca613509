import Sparkles from 'lucide-react/icons/sparkles'
import type { ModelProviderFacts } from '@careway/contracts/assistant/model-consent'
import { configurationOfPage } from '../../../platform/configuration'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'
import { useModelState } from '../api/use-model-consent'
import { ModelFacts } from './model-facts'
import { useDecide } from './use-decide'

function Question({ provider, onDecided }: ConsentQuestionProps & { readonly provider: ModelProviderFacts }) {
  const t = useMessages('assistant')
  const { productName: product } = configurationOfPage()
  const { decide, isDeciding } = useDecide(provider, onDecided)
  return (
    <Card variant="amber" aria-labelledby="consent-question">
      <div className="row row--line row--top">
        <Tile icon={Sparkles} tone="amber" />
        <div className="stack stack--2 grow">
          <h2 id="consent-question" className="t-lg">
            {t('consent.title')}
          </h2>
          <p>{t('consent.text', { product })}</p>
        </div>
      </div>
      <ModelFacts provider={provider} />
      <div className="actions">
        <Button isBusy={isDeciding(true)} onClick={() => decide(true)}>
          {t('consent.agree')}
        </Button>
        <Button variant="second" isBusy={isDeciding(false)} onClick={() => decide(false)}>
          {t('consent.refuse', { product })}
        </Button>
      </div>
    </Card>
  )
}

export interface ConsentQuestionProps {
  /** Told once it is kept, right before the question goes: the focus needs another place. */
  readonly onDecided: () => void
}

/** Asks once whether a model may be used. Nothing where none is there, or it was decided. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { data } = useModelState()
  return data?.provider && data.consent === null ? <Question provider={data.provider} {...props} /> : null
}
