import type { Messages } from '@careway/i18n/create-messages'
import type { Limits } from '../../ports/limits'
import type { ProviderRegistry } from '../../ports/provider-registry'
import type { ProvidersOnFile } from '../../ports/providers-on-file'
import type { ZipCodes } from '../../ports/zip-codes'

export interface ProvidersParts {
  readonly providersOnFile: ProvidersOnFile
  /** Undefined where the registry is not to be asked. */
  readonly providerRegistry: ProviderRegistry | undefined
  /** Sources on file that are older than their publisher's own rhythm. */
  listStaleSources(): Promise<ReadonlySet<string>>
  readonly zipCodes: ZipCodes
  readonly messages: Messages
  readonly limits: Limits
}
