import { setImmediate as others } from 'node:timers/promises'

/** How long the engine may keep the thread before the event loop turns once. */
const LONGEST_HOLD_MS = 10

export interface EngineGate {
  /** Runs the work when those who came before are done. */
  pass<T>(work: () => Promise<T>): Promise<T>
  /** Runs the work when whoever is at the engine now is done: for what is quick and tells whether the server is well. */
  passFirst<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Lets one at a time at the engine, in the order they came. The engine works on the thread that takes requests and hands
 * itself on without a turn of the event loop, so that nothing else was read while anyone waited. The gate lets the loop
 * turn in between.
 */
export function createEngineGate(): EngineGate {
  const waiting: (() => void)[] = []
  let isTaken = false
  let turnedAt = 0

  async function letOthers(): Promise<void> {
    if (performance.now() - turnedAt < LONGEST_HOLD_MS) return
    await others()
    turnedAt = performance.now()
  }

  /** The gate stays taken while it is handed on: nobody slips in between. */
  function handOn(): void {
    const next = waiting.shift()
    if (next) next()
    else isTaken = false
  }

  async function run<T>(work: () => Promise<T>, queue: (turn: () => void) => void): Promise<T> {
    if (isTaken) await new Promise<void>(queue)
    isTaken = true
    try {
      await letOthers()
      return await work()
    } finally {
      handOn()
    }
  }

  return {
    pass: (work) => run(work, (turn) => waiting.push(turn)),
    passFirst: (work) => run(work, (turn) => waiting.unshift(turn)),
  }
}
