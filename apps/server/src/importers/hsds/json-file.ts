import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { FileRefused } from '../kit/file-refused'
import type { DirectoryFile } from './directory-files'

/** What fits in one string, with room. Larger directories come as tables. */
const MOST_BYTES = 400_000_000
const BYTE_ORDER_MARK = /^\ufeff/

/** @throws FileRefused, with the file's name */
export async function jsonIn({ name, path }: DirectoryFile): Promise<unknown> {
  const { size } = await stat(path)
  if (size > MOST_BYTES)
    throw new FileRefused(`in ${name}: ${Math.round(size / 1e6)} MB of JSON are too much at once. Use the CSV tables.`)
  const bytes = await readFile(path)
  if (!isUtf8(bytes) || bytes.includes(0)) throw new FileRefused(`in ${name}: the text is not UTF-8.`)
  const text = bytes.toString('utf8').replace(BYTE_ORDER_MARK, '')
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefused(`in ${name}: the text is no JSON, or is cut off.`)
  }
}
