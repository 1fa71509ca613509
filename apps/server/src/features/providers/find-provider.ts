import type { ListedProvider } from '../../ports/providers-on-file'
import type { ProvidersParts } from './providers-parts'
import { npiOfId, toListed } from './registered-provider'

/** One provider on file, or in the registry now; `unreachable` where only the registry could tell. */
export async function findProvider(
  { providersOnFile, providerRegistry: registry, zipCodes }: ProvidersParts,
  id: string,
): Promise<ListedProvider | 'unreachable' | undefined> {
  const onFile = await providersOnFile.find(id)
  const npi = npiOfId(id)
  if (onFile || !npi || !registry) return onFile
  const answer = await registry.find(npi)
  if (answer.kind === 'unreachable') return 'unreachable'
  return answer.found && toListed(answer.found, { ...registry.source, asOf: answer.asOf }, zipCodes)
}
