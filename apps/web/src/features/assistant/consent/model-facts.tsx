import type { ModelProviderFacts } from '@careway/contracts/assistant/model-consent'
import { useMessages } from '../../../platform/language'
import { Ticks } from '../../../ui/list/list'
import Info from 'lucide-react/icons/info'

/** Which model it is, where words go, what is hidden before, and what it can get wrong. */
export function ModelFacts({ provider }: { provider: ModelProviderFacts }) {
  const t = useMessages('assistant')
  const { name, model, host, isOutside } = provider
  return (
    <Ticks
      isSmall
      icon={Info}
      items={[
        name === host ? t('consent.modelAlone', { model }) : t('consent.model', { name, model }),
        t(isOutside ? 'consent.outside' : 'consent.inside', { host }),
        t('consent.passes'),
        t('consent.hides'),
        t('consent.wrong'),
        t('consent.never'),
      ]}
    />
  )
}
