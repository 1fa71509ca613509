import type { AssistanceProgram } from '@careway/contracts/programs/assistance-program'
import type { HelpDecision, HelpRecord, ProgramFacts } from '@careway/domain/programs/program'
import type { OfferedLocale } from '@careway/i18n/locales'

/** Who asks for help, and where: a ZIP code that was given stands for the place of the profile. */
export interface HelpAsker {
  readonly userId?: string | undefined
  readonly zipCode?: string | undefined
}

/**
 * What the rules of help may know of somebody: their one profile where they are signed in, else the state of the ZIP
 * code. Refuses `unknown_zip_code`.
 */
export type ReadHelpFacts = (asker: HelpAsker) => Promise<ProgramFacts>

/** What a program and a national resource say alike, in one language. */
export type SaidHelp = Pick<
  AssistanceProgram,
  | 'id'
  | 'name'
  | 'organization'
  | 'description'
  | 'serviceArea'
  | 'cost'
  | 'languages'
  | 'hasInterpreters'
  | 'eligibilityRequirements'
  | 'contactInfo'
  | 'website'
  | 'benefits'
  | 'documents'
  | 'applicationProcess'
  | 'applicationDeadline'
  | 'note'
  | 'office'
  | 'decision'
  | 'verification'
  | 'lastChecked'
  | 'isStale'
  | 'sources'
>

export interface DecidedRecord<Help extends HelpRecord = HelpRecord> {
  readonly record: Help
  readonly decision: HelpDecision
}

/** Reviewed records turned into sentences of one language. */
export interface HelpWords {
  say(help: DecidedRecord, facts: ProgramFacts, locale: OfferedLocale): SaidHelp
  /** Whether all words of a search are in what is said of the record in that language. */
  isFound(record: HelpRecord, search: string, locale: OfferedLocale): boolean
  /** The name of a language in another: its ISO 639 code, or what the product calls it. */
  nameLanguage(code: string, locale: OfferedLocale): string
}
