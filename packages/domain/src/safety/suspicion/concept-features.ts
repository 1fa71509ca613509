import { numberOf } from './features'

/** How many numbers the features of concepts are told apart by. */
export const CONCEPT_SPACE = 2 ** 20

/** What a message is judged by beside its words. */
export interface ToldConcepts {
  /** The concepts told. */
  readonly said: ReadonlySet<string>
  /** Those that stand when all is explained, with what explaining gave. */
  readonly stands: ReadonlySet<string>
}

/** The concepts told, those of them that stand and those that do not, and each two that stand beside each other. */
export function conceptFeatures({ said, stands }: ToldConcepts): readonly number[] {
  const standing = [...stands].toSorted()
  const features = [
    ...[...said].flatMap((each) => [`t${each}`, ...(stands.has(each) ? [] : [`x${each}`])]),
    ...standing.flatMap((each, at) => [`s${each}`, ...standing.slice(at + 1).map((other) => `p${each}+${other}`)]),
  ]
  return [...new Set(features.map((feature) => numberOf(feature, CONCEPT_SPACE)))]
}
