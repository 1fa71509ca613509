import type { Messages } from '@careway/i18n/create-messages'
import type { Clock } from '../../ports/clock'
import type { HelpWords, ReadHelpFacts } from '../../ports/help'
import type { Limits } from '../../ports/limits'
import type { CountLocalHelp, ListHelp } from '../../ports/local-help'
import type { ModelWording } from '../../ports/model-wording'
import type { ReadProfile } from '../../ports/profile-reader'
import type { SaySafety } from '../../ports/safety-words'

export interface LettersParts {
  readonly readProfile: ReadProfile
  readonly readFacts: ReadHelpFacts
  readonly listHelp: ListHelp
  readonly countLocalHelp: CountLocalHelp
  readonly helpWords: HelpWords
  readonly saySafety: SaySafety
  /** Nothing where no model is configured. */
  readonly modelWording: ModelWording | undefined
  readonly messages: Messages
  readonly limits: Limits
  readonly clock: Clock
}
