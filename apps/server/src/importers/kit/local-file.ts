import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { FileRefused } from './file-refused'
import type { SourceDescription } from './import-source'
import { describeZipEntry, ONLY_TABLE, zipEntry } from './zip-entry'

const BLOCK_BYTES = 1 << 16
const ZIP_START = Buffer.from('PK\u0003\u0004')

export async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const start = Buffer.alloc(ZIP_START.length)
    await file.read(start, 0, start.length, 0)
    return start.equals(ZIP_START)
  } finally {
    await file.close()
  }
}

/** The text of a file of a source: the file itself, or the one in a zip that is meant. */
export interface LocalText {
  readonly open: () => AsyncIterable<Buffer>
  /** The name of the text file, which may say its date. */
  readonly name: string
  /** How many bytes of text there will be. */
  readonly bytes: number
}

/** A zip that doesn't hold the one wanted file, or is a trap, is refused when it is read: inside a run that says why. */
export async function openLocalText(path: string, { archive = ONLY_TABLE }: SourceDescription): Promise<LocalText> {
  const { size } = await stat(path)
  if (await isZip(path)) {
    const entry = await describeZipEntry(path, archive).catch((fault: unknown) => {
      if (fault instanceof FileRefused) return { name: basename(path), bytes: size }
      throw fault
    })
    return { ...entry, open: () => zipEntry(path, archive) }
  }
  return { name: basename(path), bytes: size, open: () => createReadStream(path, { highWaterMark: BLOCK_BYTES }) }
}

/** The day that a file's name says it is of, `YYYY-MM-DD`. */
export function dateInName(name: string, { dateInName: pattern }: SourceDescription): string | undefined {
  const [, year, month, day] = pattern?.exec(name) ?? []
  return year && month && day ? `${year}-${month}-${day}` : undefined
}
