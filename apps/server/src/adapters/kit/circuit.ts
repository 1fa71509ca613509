import { ServiceUnreachable } from './service-unreachable'

export interface CircuitOptions {
  readonly mostFailures: number
  readonly pauseMilliseconds: number
  /** Milliseconds that only go forward. */
  now(): number
}

export type Circuit = <T>(ask: () => Promise<T>) => Promise<T>

/** After so many failures in a row nothing is asked for a while; then one try decides whether the pause begins anew. */
export function createCircuit({ mostFailures, pauseMilliseconds, now }: CircuitOptions): Circuit {
  let failures = 0
  let pausedUntil = 0
  return async (ask) => {
    if (now() < pausedUntil) throw new ServiceUnreachable('paused-after-failures')
    if (failures >= mostFailures) pausedUntil = now() + pauseMilliseconds
    try {
      const answer = await ask()
      failures = 0
      pausedUntil = 0
      return answer
    } catch (fault) {
      failures += 1
      if (failures >= mostFailures) pausedUntil = now() + pauseMilliseconds
      throw fault
    }
  }
}
