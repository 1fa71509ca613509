import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BLOCK_BYTES, writeHeader } from './archive-header'

async function* blocksOf(folder: string, root = folder): AsyncGenerator<Buffer> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const name = relative(root, path).split(sep).join('/')
    if (entry.isDirectory()) {
      yield writeHeader({ name, kind: 'folder', bytes: 0 })
      yield* blocksOf(path, root)
    } else if (entry.isFile()) {
      const { size } = await stat(path)
      yield writeHeader({ name, kind: 'file', bytes: size })
      if (size > 0) yield* createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>
      yield Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
    }
  }
  if (folder === root) yield Buffer.alloc(2 * BLOCK_BYTES)
}

/** Puts a file or folder's entry on the disk. */
export async function flushPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Packs a folder that stands still into a `.tar.gz`, which appears when it is whole and on the disk. */
export async function packFolder(folder: string, archive: string): Promise<void> {
  const draft = `${archive}.part`
  try {
    const target = createWriteStream(draft, { mode: 0o600 })
    await pipeline(Readable.from(blocksOf(folder)), createGzip({ level: 1 }), target)
    await flushPath(draft)
    await rename(draft, archive)
    await flushPath(dirname(archive))
  } finally {
    await rm(draft, { force: true })
  }
}
