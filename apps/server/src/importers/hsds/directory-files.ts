import { createHash } from 'node:crypto'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checksumOf } from '../kit/checksum'
import { FileRefused } from '../kit/file-refused'

export interface DirectoryFile {
  readonly name: string
  readonly path: string
}

const MOST_FILES = 500
const MOST_BYTES = 1_000_000_000

async function refuseZip(path: string): Promise<void> {
  const file = await open(path)
  try {
    const start = Buffer.alloc(2)
    await file.read(start, 0, start.length, 0)
    if (start.toString('latin1') === 'PK')
      throw new FileRefused('this is a zip file. Unpack it, and give the folder that comes out.')
  } finally {
    await file.close()
  }
}

const isTable = (name: string) => /\.(?:csv|json)$/i.test(name) && !name.startsWith('.')

async function filesIn(path: string): Promise<readonly DirectoryFile[]> {
  const found = await stat(path)
  if (found.isFile()) return [{ name: basename(path), path }]
  if (!found.isDirectory()) throw new FileRefused('this is neither a file nor a folder.')
  const entries = await readdir(path, { withFileTypes: true })
  const names = entries.filter((entry) => !entry.isDirectory() && isTable(entry.name)).map(({ name }) => name)
  return names.toSorted().map((name) => ({ name, path: join(path, name) }))
}

/**
 * The files of a directory: one of JSON, or a folder of CSV or JSON.
 * @throws FileRefused for a zip, a folder without such files, or far too many bytes
 */
export async function directoryFiles(path: string): Promise<readonly DirectoryFile[]> {
  const files = await filesIn(path)
  if (files.length === 0) throw new FileRefused('the folder holds no CSV and no JSON file.')
  if (files.length > MOST_FILES) throw new FileRefused(`the folder holds ${files.length} files.`)
  let bytes = 0
  for (const file of files) {
    const found = await stat(file.path)
    if (!found.isFile()) throw new FileRefused(`${file.name} is not a file that can be read.`)
    bytes += found.size
    await refuseZip(file.path)
  }
  if (bytes > MOST_BYTES) throw new FileRefused(`the files hold ${Math.round(bytes / 1e6)} MB, which no directory has.`)
  return files
}

/** SHA-256 over the names and the bytes of all. */
export async function checksumOfFiles(files: readonly DirectoryFile[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, path } of files) hash.update(`${name} ${await checksumOf(path)}\n`)
  return hash.digest('hex')
}
