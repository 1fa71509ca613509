/** One worked case: what it is called, what must come out, and what does. */
export interface WorkedCase {
  readonly name: string
  readonly expected: unknown
  readonly source: string | undefined
  /** What the rule answers. */
  evaluate(): unknown
}

/** The worked cases of one rule. */
export interface AccuracySuite {
  /** The name of the case file without its ending. */
  readonly id: string
  readonly cases: readonly WorkedCase[]
}

interface PlainCase {
  readonly name?: string
  readonly expect?: unknown
  readonly source?: string
}

export interface SuiteDefinition<Case> {
  readonly id: string
  readonly cases: readonly Case[]
  readonly evaluate: (each: Case) => unknown
  /** For files whose cases have no `expect`. */
  readonly expected?: (each: Case) => unknown
  /** For files whose cases have no `name`. */
  readonly nameOf?: (each: Case) => string
  /** Who says so, where one source stands for all. */
  readonly source?: string
}

/** The case file of a rule, with how to put a case to it. */
export function accuracySuite<Case extends object>(definition: SuiteDefinition<Case>): AccuracySuite {
  const { id, cases, evaluate, expected, nameOf, source } = definition
  return {
    id,
    cases: cases.map((each, index) => {
      const plain: PlainCase = each
      return {
        name: plain.name ?? nameOf?.(each) ?? String(index),
        expected: expected ? expected(each) : plain.expect,
        source: plain.source ?? source,
        evaluate: () => evaluate(each),
      }
    }),
  }
}
