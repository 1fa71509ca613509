import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packFolder } from './archive'

/** A whole database in one file. */
export interface Copy {
  readonly path: string
  readonly madeAt: Date
}

const KEPT = 7
const COPY_NAME = /^database-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/

export const copiesFolder = (dataDir: string): string => join(dataDir, 'copies')

const nameOf = (madeAt: Date) => `database-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`

function copyOf(folder: string, name: string): Copy | undefined {
  const [whole, day, hours, minutes, seconds, milliseconds] = COPY_NAME.exec(name) ?? []
  if (!whole) return undefined
  return { path: join(folder, name), madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`) }
}

/** Newest first. */
export function listCopies(dataDir: string): readonly Copy[] {
  const folder = copiesFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return readdirSync(folder)
    .sort()
    .toReversed()
    .flatMap((name) => copyOf(folder, name) ?? [])
}

const dayOf = ({ madeAt }: Copy) => madeAt.toISOString().slice(0, 10)

/**
 * The copies to let go, newest first in and out. Seven are kept. A day's older copies go before the oldest day, so that
 * a day of many restarts doesn't push out the week.
 */
export function copiesToLetGo(copies: readonly Copy[], kept = KEPT): readonly Copy[] {
  const isLaterInDay = (copy: Copy, at: number) => at > 0 && dayOf(copy) === dayOf(copies[at - 1] ?? copy)
  const repeated = copies.filter(isLaterInDay)
  const lastOfDay = copies.filter((copy) => !repeated.includes(copy))
  const inOrderOfWorth = [...lastOfDay, ...repeated]
  const surplus = new Set(inOrderOfWorth.slice(kept))
  return copies.filter((copy) => surplus.has(copy))
}

/** Packs a database folder that stands still, and lets go of what is too old. Answers the copy's path. */
export async function makeCopy(dataDir: string, databaseFolder: string, now: Date): Promise<string> {
  listCopies(dataDir)
  const path = join(copiesFolder(dataDir), nameOf(now))
  await packFolder(databaseFolder, path)
  for (const copy of copiesToLetGo(listCopies(dataDir))) rmSync(copy.path)
  return path
}

/** How the start tells about copies. */
export function describeCopies(copies: readonly Copy[]): string {
  const [newest] = copies
  if (!newest) return 'No copy of the database yet. One is made when the server stops, and daily while it runs.'
  return `Copies of the database: ${copies.length}, the newest ${basename(newest.path)}.`
}
