import type { Settings } from '../config/settings'
import type { LanguageModel } from '../ports/language-model'
import type { Log } from '../ports/log'
import type { ModelConsents } from '../ports/model-consents'
import type { ModelWording } from '../ports/model-wording'

export interface OpenModel {
  readonly provider: LanguageModel['provider']
  readonly wording: ModelWording
}

/** The configured language model; nothing where there is none, and then nothing of its code is loaded. */
export async function openModelWording(
  { model: chosen, secrets }: Settings,
  consents: ModelConsents,
  log: Log,
): Promise<OpenModel | undefined> {
  if (!chosen) return undefined
  const [{ createLanguageModel }, { createModelWording }] = await Promise.all([
    import('../adapters/language-models/language-models.adapter'),
    import('../adapters/model-wording/model-wording.adapter'),
  ])
  const model = createLanguageModel(chosen, secrets.modelKey)
  return { provider: model.provider, wording: createModelWording({ model, consents, log }) }
}
