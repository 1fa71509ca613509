import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName, Limits } from '../../ports/limits'
import { Overload } from '../../ports/overload'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Tries in a number of seconds. */
const LIMITS: Readonly<Record<LimitName, readonly [tries: number, seconds: number]>> = {
  'sign-in-address': [60, 15 * MINUTE],
  'sign-in-account': [10, 15 * MINUTE],
  'sign-in-account-day': [100, DAY],
  'sign-up-address': [30, HOUR],
  'sign-up-account': [5, HOUR],
  'forgot-address': [20, HOUR],
  'forgot-account': [3, 15 * MINUTE],
  link: [20, 15 * MINUTE],
  verification: [5, HOUR],
  'password-change': [10, 15 * MINUTE],
  feedback: [20, HOUR],
  analyze: [60, MINUTE],
  coverage: [120, MINUTE],
  plans: [60, MINUTE],
  directory: [240, MINUTE],
  bookmarks: [120, MINUTE],
  corrections: [20, HOUR],
  assistant: [60, MINUTE],
  letters: [30, MINUTE],
}

/**
 * Counts in the memory of this process: every try costs nothing, and a restart begins anew.
 * @param factor multiplies every limit
 */
export function createMemoryLimits(factor: number): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory>()
  const limiterOf = (name: LimitName): RateLimiterMemory => {
    const existing = limiters.get(name)
    if (existing) return existing
    const [tries, seconds] = LIMITS[name]
    const made = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.round(tries * factor)),
      duration: seconds,
    })
    limiters.set(name, made)
    return made
  }
  return {
    take: async (name, key) => {
      try {
        await limiterOf(name).consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new Overload('too-many-tries', Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      }
    },
    giveBack: async (name, key) => void (await limiterOf(name).reward(key)),
    forget: async (name, key) => void (await limiterOf(name).delete(key)),
  }
}
