import type { BundleFile } from './bundle-file'
import { firstRecords } from './csv-records'
import { quoted } from './csv-rows'
import { missingColumns } from './csv-table'
import { FileRefused } from './file-refused'

/** The columns that each part of a bundle must have, and what its publisher calls it. */
export interface BundleParts<Part extends string> {
  readonly tables: Readonly<Record<Part, readonly string[]>>
  readonly names: Readonly<Record<Part, string>>
  /** The column of the year, in every part. */
  readonly yearColumn: string
}

export interface RecognizedFiles<Part extends string> {
  readonly files: Readonly<Record<Part, BundleFile>>
  readonly year: number
}

interface Glimpse {
  readonly file: BundleFile
  readonly header: readonly string[]
  readonly first: readonly string[] | undefined
}

/** A fault of one file among several, with its name. */
export const inFile = (name: string, fault: unknown): unknown =>
  fault instanceof FileRefused ? new FileRefused(`"${name}": ${fault.message}`) : fault

async function glimpse(file: BundleFile): Promise<Glimpse> {
  try {
    const [header = [], first] = await firstRecords(file.open())
    return { file, header: header.map((name) => name.trim()), first }
  } catch (fault) {
    throw inFile(file.name, fault)
  }
}

/** Says which file comes nearest to a part that is missing, for a header that was changed. */
function describeMissing(name: string, columns: readonly string[], strangers: readonly Glimpse[]): string {
  const near = strangers
    .map(({ file, header }) => ({ file, missing: missingColumns(header, columns) }))
    .filter(({ missing }) => missing.length <= columns.length / 2)
    .toSorted((a, b) => a.missing.length - b.missing.length)[0]
  if (!near) return `there is no ${name} file.`
  return `there is no ${name} file. "${near.file.name}": Line 1: the header lacks ${quoted(near.missing)}.`
}

function yearOf<Part extends string>({ yearColumn }: BundleParts<Part>, found: ReadonlyMap<Part, Glimpse>): number {
  const years = [...found.values()].map(({ file, header, first }) => {
    const year = first?.[header.indexOf(yearColumn)]?.trim() ?? ''
    if (!/^\d{4}$/.test(year)) throw new FileRefused(`"${file.name}": Line 2: "${yearColumn}" is not a year.`)
    return { year: Number(year), name: file.name }
  })
  const [one] = years
  const other = years.find(({ year }) => year !== one?.year)
  if (one && other)
    throw new FileRefused(
      `"${one.name}" is of ${one.year}, and "${other.name}" of ${other.year}. All must be of one year.`,
    )
  return one?.year ?? 0
}

/**
 * Tells the parts of a bundle apart by their headers, whatever the files are called. Others are passed over.
 * @throws FileRefused when one is missing or there twice, or when they are not of one year
 */
export async function recognizeFiles<Part extends string>(
  parts: BundleParts<Part>,
  files: readonly BundleFile[],
): Promise<RecognizedFiles<Part>> {
  const glimpses: Glimpse[] = []
  for (const file of files) glimpses.push(await glimpse(file))
  const names = Object.keys(parts.tables) as Part[]
  const found = new Map<Part, Glimpse>()
  const strangers = new Set(glimpses)
  for (const part of names) {
    const [first, second] = glimpses.filter(({ header }) => missingColumns(header, parts.tables[part]).length === 0)
    if (first && second)
      throw new FileRefused(
        `"${first.file.name}" and "${second.file.name}" are both the ${parts.names[part]} file. Keep one.`,
      )
    if (first) found.set(part, first)
    if (first) strangers.delete(first)
  }
  const missing = names.find((part) => !found.has(part))
  if (missing) throw new FileRefused(describeMissing(parts.names[missing], parts.tables[missing], [...strangers]))
  const entries = [...found].map(([part, { file }]) => [part, file])
  return { files: Object.fromEntries(entries) as Record<Part, BundleFile>, year: yearOf(parts, found) }
}
