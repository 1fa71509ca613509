import type { ModelProviderFacts, ModelState } from '@careway/contracts/assistant/model-consent'
import { configurationOfPage } from '../../../platform/configuration'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatShortDay } from '../../../platform/moment'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { useModelState } from '../api/use-model-consent'
import { ModelFacts } from './model-facts'
import { useDecide } from './use-decide'

function Standing({ state }: { state: ModelState }) {
  const t = useMessages('assistant')
  const { language } = useLanguage()
  const { productName: product } = configurationOfPage()
  const { provider, consent, decidedAt, remainingToday } = state
  const when = decidedAt ? formatShortDay(decidedAt, language) : ''
  if (!provider) return <p>{t('settings.own', { product })}</p>
  if (consent === null) return <p>{t('settings.undecided', { product })}</p>
  if (consent === 'refused') return <p>{t('settings.refused', { product, when })}</p>
  return (
    <>
      <p>{t('settings.granted', { model: provider.model, when })}</p>
      {remainingToday === null ? null : (
        <p className="small muted">{t('settings.remaining', { count: remainingToday })}</p>
      )}
    </>
  )
}

function Change({ provider, isGranted }: { provider: ModelProviderFacts; isGranted: boolean }) {
  const t = useMessages('assistant')
  const { productName: product } = configurationOfPage()
  const { decide, isDeciding } = useDecide(provider)
  return (
    <>
      <Disclosure summary={t('settings.about')}>
        <div className="stack small">
          <ModelFacts provider={provider} />
        </div>
      </Disclosure>
      <Button variant="second" isBusy={isDeciding(!isGranted)} onClick={() => decide(!isGranted)}>
        {isGranted ? t('consent.refuse', { product }) : t('settings.use', { model: provider.model })}
      </Button>
    </>
  )
}

/** Who words the answers now, and the way to change it. */
export function AiSettings() {
  const t = useMessages('assistant')
  const { data } = useModelState()
  if (!data) return null
  return (
    <Card aria-labelledby="ai-settings">
      <h2 id="ai-settings" className="t-lg">
        {t('settings.title')}
      </h2>
      <div className="stack stack--2" aria-live="polite">
        <Standing state={data} />
      </div>
      {data.provider && data.consent !== null ? (
        <Change provider={data.provider} isGranted={data.consent === 'granted'} />
      ) : null}
    </Card>
  )
}
