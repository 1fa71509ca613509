import { createHash } from 'node:crypto'
import type { ModelProvider, ModelSettings } from '../../config/model-settings'
import type { LanguageModel } from '../../ports/language-model'

const NAMES: Partial<Record<ModelProvider, string>> = { ollama: 'Ollama', anthropic: 'Anthropic' }

const ID_MAXIMUM = 300

/** Readable in an export. One too long for a consent is named by its digest: cut short, two could share a consent. */
function idOf({ provider, baseUrl, model }: ModelSettings): string {
  const name = `${provider} ${baseUrl} ${model}`
  return name.length <= ID_MAXIMUM ? name : `${provider} ${createHash('sha256').update(name).digest('base64url')}`
}

/** What a person has to know before agreeing. Another provider, address or model is another `id`. */
export function providerFacts(settings: ModelSettings): LanguageModel['provider'] {
  const { provider, baseUrl, model, isLocal } = settings
  const { host } = new URL(baseUrl)
  return {
    id: idOf(settings),
    name: NAMES[provider] ?? host,
    model,
    host,
    isOutside: !isLocal,
  }
}
