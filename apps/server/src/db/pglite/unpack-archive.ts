import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BLOCK_BYTES, readHeader } from './archive-header'

/** Hands out exactly as many bytes as asked for, or as many as are at hand. */
function readerOf(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const fetchMore = async () => {
    const next = await chunks.next()
    if (next.done) throw new Error('The archive was cut off.')
    held = held.length > 0 ? Buffer.concat([held, next.value]) : next.value
  }
  const take = (bytes: number) => {
    const taken = held.subarray(0, bytes)
    held = held.subarray(bytes)
    return taken
  }
  return {
    exactly: async (bytes: number) => {
      while (held.length < bytes) await fetchMore()
      return take(bytes)
    },
    upTo: async (bytes: number) => {
      if (held.length === 0) await fetchMore()
      return take(bytes)
    },
    /** Reads to the end, which is where a broken compression shows. */
    finish: async () => {
      while (!(await chunks.next()).done);
    },
  }
}

async function unpackFile(reader: ReturnType<typeof readerOf>, path: string, bytes: number): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for (let left = bytes; left > 0;) {
      const chunk = await reader.upTo(left)
      await file.writeFile(chunk)
      left -= chunk.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await reader.exactly((BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES)
}

/** Unpacks a `.tar.gz` of `packFolder` into a folder that is not there yet. @throws where the archive is damaged. */
export async function unpackFolder(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: false, mode: 0o700 })
  await pipeline(createReadStream(archive), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    const reader = readerOf(source)
    for (;;) {
      const entry = readHeader(await reader.exactly(BLOCK_BYTES))
      if (!entry) break
      const path = join(folder, entry.name)
      if (entry.kind === 'folder') await mkdir(path, { mode: 0o700 })
      else await unpackFile(reader, path, entry.bytes)
    }
    await reader.finish()
  })
}
