import type { AssistanceProgram, NationalResource, ProgramFacts } from '@careway/domain/programs/program'
import type { ResourceType } from '@careway/domain/vocabulary/help-terms'
import type { DecidedRecord } from './help'

export interface LocalHelp {
  readonly zipCode: string
  readonly city: string
  readonly state: string
  readonly radiusMiles: number
  /** Places within the radius and services that come there; national lines left out. */
  readonly counts: Readonly<Partial<Record<ResourceType, number>>>
  /** The directories on file behind the counts; none where only reviewed national lines are known. */
  readonly directories: readonly {
    readonly title: string
    readonly url: string | null
    readonly version: string | null
  }[]
}

/** How much help of each kind is on file around a ZIP code; nothing where there is no such code. */
export type CountLocalHelp = (zipCode: string) => Promise<LocalHelp | undefined>

/** Reviewed help for a person of these facts, in the published order: the likeliest first. */
export interface ListHelp {
  readonly programs: (facts: ProgramFacts) => readonly DecidedRecord<AssistanceProgram>[]
  readonly resources: (facts: ProgramFacts, type: ResourceType) => readonly DecidedRecord<NationalResource>[]
}
