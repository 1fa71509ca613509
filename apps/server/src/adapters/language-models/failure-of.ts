import { APICallError } from 'ai'
import { ModelFailure } from '../../ports/language-model'

const isOfServer = (status: number) => status >= 500 || status === 408

/** A vendor's fault in the house's words. What it says of the question or the answer stays behind. */
export function failureOf(fault: unknown): ModelFailure {
  if (fault instanceof ModelFailure) return fault
  if (!APICallError.isInstance(fault)) return new ModelFailure('broken-off')
  const { statusCode } = fault
  if (statusCode === undefined || isOfServer(statusCode)) return new ModelFailure('unreachable')
  return new ModelFailure(statusCode >= 400 ? 'refused' : 'broken-off')
}
