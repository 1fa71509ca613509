import { constants, type Dirent } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies a folder as fast as the system can: by reference where the file system knows how. */
export async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  const copyEntry = async (entry: Dirent) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isFile()) await copyFile(source, target, constants.COPYFILE_FICLONE)
  }
  await Promise.all((await readdir(from, { withFileTypes: true })).map(copyEntry))
}
