import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { Messages } from '@careway/i18n/create-messages'
import type { Clock } from '../../ports/clock'
import type { HelpWords, ReadHelpFacts } from '../../ports/help'
import type { Limits } from '../../ports/limits'
import type { ZipCodes } from '../../ports/zip-codes'
import type { ResourcesRepository } from './resource-row'

export interface ResourcesParts {
  readonly resources: ResourcesRepository
  readonly readFacts: ReadHelpFacts
  readonly words: HelpWords
  readonly zipCodes: ZipCodes
  /** How old each directory is, and what to cite for it. */
  readonly listDataSources: () => Promise<readonly DataSource[]>
  readonly messages: Messages
  readonly limits: Limits
  readonly clock: Clock
}
