import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { checksumOf } from './checksum'
import { FileRefused } from './file-refused'
import { isZip } from './local-file'
import { zipEntry } from './zip-entry'

/** One file of several that belong together: a CSV, or a zip with one CSV in it. */
export interface BundleFile {
  /** For people. */
  readonly name: string
  /** The bytes of the CSV. Can be called more than once. */
  readonly open: () => AsyncIterable<Buffer>
  /** SHA-256 of the file as it lies there. */
  readonly checksum: () => Promise<string>
}

/** A pipe would never end, and a folder or a link to nothing has no bytes. @throws FileRefused */
async function refuseWhatIsNoFile(path: string): Promise<void> {
  const found = await access(path, constants.R_OK).then(
    () => stat(path),
    () => undefined,
  )
  if (!found?.isFile()) throw new FileRefused('this is not a file that can be read.')
}

async function* opened(path: string): AsyncGenerator<Buffer> {
  await refuseWhatIsNoFile(path)
  yield* (await isZip(path)) ? zipEntry(path) : (createReadStream(path) as AsyncIterable<Buffer>)
}

export const bundleFile = (path: string, name: string): BundleFile => ({
  name,
  open: () => opened(path),
  checksum: () => checksumOf(path),
})
