import { ModelFailure } from '../../ports/language-model'
import type { ModelTimings } from './timings'

/** Ends a question that the caller left or that takes too long. */
export interface Watch {
  readonly signal: AbortSignal
  /** Something of the answer came. */
  sawText(): void
  sawLife(): void
  /** Why it was ended, if it was. */
  failure(): ModelFailure | undefined
  stop(): void
}

export function watch(outer: AbortSignal, timings: ModelTimings): Watch {
  const controller = new AbortController()
  let failure: ModelFailure | undefined
  let hasText = false
  const end = (reason: 'timed-out' | 'broken-off') => () => {
    failure ??= new ModelFailure(reason)
    controller.abort(failure)
  }
  const leave = end('broken-off')
  const late = end('timed-out')
  const whole = setTimeout(late, timings.wholeMilliseconds)
  let silence = setTimeout(late, timings.firstTextMilliseconds)
  if (outer.aborted) leave()
  outer.addEventListener('abort', leave, { once: true })
  const sawLife = () => {
    if (!hasText) return
    clearTimeout(silence)
    silence = setTimeout(late, timings.silenceMilliseconds)
  }
  return {
    signal: controller.signal,
    sawLife,
    sawText: () => {
      hasText = true
      sawLife()
    },
    failure: () => failure,
    stop: () => {
      clearTimeout(whole)
      clearTimeout(silence)
      outer.removeEventListener('abort', leave)
      controller.abort()
    },
  }
}
