import type { ModelProviderFacts } from '@careway/contracts/assistant/model-consent'
import { useMessages } from '../../../platform/language'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useDecideModelConsent } from '../api/use-model-consent'

/** Agrees or refuses, and says so where that could not be kept. */
export function useDecide({ id: providerId }: ModelProviderFacts, onDecided?: () => void) {
  const t = useMessages('assistant')
  const common = useMessages('common')
  const { mutate, isPending, variables } = useDecideModelConsent()
  const decide = (granted: boolean) =>
    mutate(
      { providerId, granted },
      {
        onSuccess: onDecided,
        onError: (error) => reportFailure(t('consent.notKept'), error, common('errors.network')),
      },
    )
  return { decide, isDeciding: (granted: boolean) => isPending && variables.granted === granted }
}
