import type { ModelProvider, ModelSettings } from '../../config/model-settings'
import type { LanguageModel } from '../../ports/language-model'

const NAMES: Partial<Record<ModelProvider, string>> = { ollama: 'Ollama', anthropic: 'Anthropic' }

const ID_MAXIMUM = 300

/** What a person has to know before agreeing. Another provider, address or model is another `id`. */
export function providerFacts({ provider, baseUrl, model, isLocal }: ModelSettings): LanguageModel['provider'] {
  const { host } = new URL(baseUrl)
  return {
    id: `${provider} ${baseUrl} ${model}`.slice(0, ID_MAXIMUM),
    name: NAMES[provider] ?? host,
    model,
    host,
    isOutside: !isLocal,
  }
}
