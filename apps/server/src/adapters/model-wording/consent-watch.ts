import { ModelFailure } from '../../ports/language-model'

const LOOK_EVERY_MS = 1_000

/** Consent while an answer comes: somebody may change their mind meanwhile, here or through another server. */
export interface ConsentWatch {
  /** Aborted once consent is seen to be taken back. */
  readonly signal: AbortSignal
  /** Before anything more is sent. @throws ModelFailure where consent was taken back */
  ensureAgreed(): Promise<void>
  stop(): void
}

/** Looks every second until it is stopped, one look at a time. A look that fails decides nothing: the next one does. */
export function watchConsent(hasAgreed: () => Promise<boolean>): ConsentWatch {
  const withdrawal = new AbortController()
  let underWay: Promise<void> | undefined
  const ask = async () => {
    if (!(await hasAgreed())) withdrawal.abort()
  }
  const look = () => (underWay ??= ask().finally(() => (underWay = undefined)))
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref()
  return {
    signal: withdrawal.signal,
    ensureAgreed: async () => {
      // What a look that began before may have missed, one that begins now sees.
      await underWay?.catch(() => undefined)
      await look()
      if (withdrawal.signal.aborted) throw new ModelFailure('broken-off')
    },
    stop: () => clearInterval(timer),
  }
}
