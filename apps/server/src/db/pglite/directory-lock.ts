import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stateOf, thisProcess, type LockOwner } from './lock-owner'

/** The folder is in use by another process. */
export class FolderInUse extends Error {
  constructor(path: string, { pid, host, since }: LockOwner) {
    super(
      `The database in ${dirname(path)} is in use by process ${pid} on ${host}, since ${since}. ` +
        `Stop that process first, or choose another folder with DATA_DIR. ` +
        `If you are sure that it no longer runs, delete ${path}.`,
    )
    this.name = 'FolderInUse'
  }
}

export interface DirectoryLock {
  /** Gives the folder free. Twice is once. */
  release(): void
}

const BEAT_MS = 2_000
/** How long an owner that can't be seen is watched for a beat. */
const WATCH_MS = 10_000

const isCode = (fault: unknown, code: string) => (fault as NodeJS.ErrnoException).code === code

/** The owner written in a lock. A lock that can't be read was cut off while the disk was full: nobody's. */
function readOwner(path: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockOwner
  } catch (fault) {
    if (isCode(fault, 'ENOENT')) return undefined
    if (fault instanceof SyntaxError) return { pid: 0, host: '', token: 'unreadable', since: 'unknown' }
    throw fault
  }
}

const LINKS_UNKNOWN = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Links a finished draft into place, so that nobody sees half a lock; where there are no links, the file itself. */
function place(draft: string, path: string, content: string): void {
  try {
    linkSync(draft, path)
  } catch (fault) {
    if (!LINKS_UNKNOWN.some((code) => isCode(fault, code))) throw fault
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
  }
}

/** Whether the lock was free and now is this owner's. A draft may vanish when a new owner tidies up: not free. */
function create(path: string, owner: LockOwner): boolean {
  const draft = `${path}.${owner.token}`
  const content = JSON.stringify(owner)
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    place(draft, path, content)
    return true
  } catch (fault) {
    if (isCode(fault, 'EEXIST') || isCode(fault, 'ENOENT')) return false
    throw fault
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Whether the lock shows no sign of life while it is watched. Goes by change, since clocks differ. */
async function isSilent(path: string, watchMs: number): Promise<boolean> {
  const beatOf = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs
  const before = beatOf()
  for (let watched = 0; watched < watchMs; watched += BEAT_MS) {
    await wait(Math.min(BEAT_MS, watchMs))
    if (beatOf() !== before) return false
  }
  return true
}

async function isDead(path: string, owner: LockOwner, self: LockOwner, watchMs: number): Promise<boolean> {
  const state = stateOf(owner, self)
  return state === 'gone' || (state === 'out-of-sight' && (await isSilent(path, watchMs)))
}

/**
 * Puts this process where a dead owner was. The right to do so is itself a lock, named after the dead owner's token, so
 * that of many who found the same dead owner one replaces it, and one who comes late sees that the owner is another.
 */
async function replace(path: string, dead: LockOwner, self: LockOwner, watchMs: number): Promise<boolean> {
  const claim = `${path}.claim-${dead.token}`
  if (!(await acquire(claim, self, watchMs))) return false
  try {
    if (readOwner(path)?.token !== dead.token) return false
    const draft = `${path}.${self.token}`
    writeFileSync(draft, JSON.stringify(self), { mode: 0o600 })
    renameSync(draft, path)
    return true
  } finally {
    rmSync(claim, { force: true })
  }
}

async function acquire(path: string, self: LockOwner, watchMs: number): Promise<boolean> {
  if (create(path, self)) return true
  const owner = readOwner(path)
  if (!owner) return acquire(path, self, watchMs)
  return (await isDead(path, owner, self, watchMs)) && replace(path, owner, self, watchMs)
}

/** Claims and drafts that died with their makers. None of them can still decide anything. */
function sweep(path: string): void {
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(`${basename(path)}.`)) rmSync(join(dirname(path), name), { force: true })
}

/**
 * Takes a folder for this process alone. A dead owner's lock is taken over; one that can't be seen from here (another
 * machine or container) is watched for some seconds first.
 * @throws FolderInUse
 */
export async function lockDirectory(
  path: string,
  now: Date,
  self = thisProcess(now),
  watchMs = WATCH_MS,
): Promise<DirectoryLock> {
  if (!(await acquire(path, self, watchMs))) throw new FolderInUse(path, readOwner(path) ?? self)
  sweep(path)
  const holdsIt = () => readOwner(path)?.token === self.token
  const beat = setInterval(() => holdsIt() && utimesSync(path, new Date(), new Date()), BEAT_MS).unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    if (holdsIt()) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return { release }
}
