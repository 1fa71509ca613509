import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel as SdkModel } from 'ai'
import type { ModelSettings } from '../../config/model-settings'

/** What people write goes to the configured address and is never carried on from there to another. */
const fetchWithoutDetours: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

/** @param apiKey of the provider; most models of one's own need none */
export function sdkModel({ provider, baseUrl, model }: ModelSettings, apiKey: string | undefined): SdkModel {
  const fetch = fetchWithoutDetours
  if (provider === 'anthropic')
    return createAnthropic({ baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }), fetch })(model)
  const compatible = createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch,
  })
  return compatible(model)
}
