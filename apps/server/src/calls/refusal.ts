import type { FieldFault, FieldIssue, FieldIssueParameters } from '@careway/contracts/kit/field-issue'
import type { ProblemCode } from '@careway/contracts/kit/problem'

/**
 * A call that is refused for a reason the caller may know. The mount turns it into the problem's status and sentence. Its `cause` is a
 * fault of ours that stands behind it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: ProblemCode,
    readonly faults: readonly FieldFault[] = [],
    readonly retryAfterSeconds?: number,
    cause?: unknown,
  ) {
    super(code, { cause })
  }
}

export const refuse = (code: ProblemCode): Refusal => new Refusal(code)

export const refuseUntil = (code: 'too_many_requests' | 'busy', retryAfterSeconds: number): Refusal =>
  new Refusal(code, [], Math.max(1, Math.ceil(retryAfterSeconds)))

export const fault = (field: string, issue: FieldIssue, params: FieldIssueParameters = {}): FieldFault => ({
  field,
  issue,
  params,
})

export const refuseFields = (faults: readonly FieldFault[], code: ProblemCode = 'validation_failed'): Refusal =>
  new Refusal(code, faults)
