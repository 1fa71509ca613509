import type { ChosenPlan } from '@careway/domain/care-pathways/care-pathway'

/** The plan a person says is theirs, with the figures kept when they saved it. */
export type ReadChosenPlan = (userId: string) => Promise<ChosenPlan | undefined>
