import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who holds the folder. */
export interface LockOwner {
  readonly pid: number
  /** When the process started, in ticks since the machine's start. Linux only. */
  readonly processStart?: string
  readonly host: string
  /** The start of the machine. Linux only. */
  readonly boot?: string
  /** Where the pid counts: containers have their own. Linux only. */
  readonly pidNamespace?: string
  /** Different for each taking. */
  readonly token: string
  /** ISO time. */
  readonly since: string
}

const tryRead = (read: () => string): string | undefined => {
  try {
    return read().trim()
  } catch {
    return undefined
  }
}

/** The program's name may hold spaces and brackets, so the count starts behind its last bracket. */
const processStartOf = (pid: number) =>
  tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ')[19] ?? '')

export const thisProcess = (now: Date): LockOwner => ({
  pid: process.pid,
  processStart: processStartOf(process.pid),
  host: hostname(),
  boot: tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  pidNamespace: tryRead(() => readlinkSync('/proc/self/ns/pid')),
  token: randomUUID(),
  since: now.toISOString(),
})

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** `out-of-sight`: on another machine, in another container, or from before the machine's last start. */
export type OwnerState = 'running' | 'gone' | 'out-of-sight'

/** What has become of the owner of a lock, as this process can see it. */
export function stateOf(owner: LockOwner, observer: LockOwner): OwnerState {
  const isInSight =
    owner.host === observer.host && owner.boot === observer.boot && owner.pidNamespace === observer.pidNamespace
  if (!isInSight) return 'out-of-sight'
  if (!isRunning(owner.pid)) return 'gone'
  const start = processStartOf(owner.pid)
  return owner.processStart && start && start !== owner.processStart ? 'gone' : 'running'
}
