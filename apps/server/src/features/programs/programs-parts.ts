import type { Messages } from '@careway/i18n/create-messages'
import type { Clock } from '../../ports/clock'
import type { HelpWords, ReadHelpFacts } from '../../ports/help'
import type { Limits } from '../../ports/limits'
import type { ReadProfile } from '../../ports/profile-reader'
import type { ZipCodes } from '../../ports/zip-codes'

export interface HelpFactsParts {
  readonly readProfile: ReadProfile
  readonly zipCodes: ZipCodes
  readonly clock: Clock
}

export interface ProgramsParts {
  readonly readFacts: ReadHelpFacts
  readonly words: HelpWords
  readonly messages: Messages
  readonly limits: Limits
}
