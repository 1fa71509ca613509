import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BundleEntry } from './catalog'
import { notePull } from './data-source-states'
import { bundleFile, type BundleFile } from './kit/bundle-file'
import { bundleRunSource, importBundle } from './kit/import-bundle'
import { noteOf, type PullOptions, type PullOutcome, type PullParts } from './pull-source'

interface Downloads {
  readonly files: readonly BundleFile[]
  readonly paths: readonly string[]
  readonly version: string | undefined
}

const nameIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** Fetches one file after the other; the first that can't be had ends it. */
async function download(
  { files: publisher, dataFolder }: PullParts,
  urls: readonly string[],
  paths: string[],
  signal: AbortSignal | undefined,
): Promise<Downloads | Exclude<PullOutcome, { kind: 'loaded' }>> {
  const files: BundleFile[] = []
  let version: string | undefined
  for (const url of urls) {
    const answer = await publisher.fetch({ url, folder: join(dataFolder, 'downloads'), ...(signal && { signal }) })
    if (answer.kind !== 'fetched') return answer
    paths.push(answer.path)
    files.push(bundleFile(answer.path, nameIn(url)))
    if (answer.version && answer.version > (version ?? '')) version = answer.version
  }
  return { files, paths, version }
}

async function fetchAndLoad(
  parts: PullParts,
  entry: BundleEntry,
  year: number,
  { isForced, onProgress, signal }: PullOptions,
): Promise<PullOutcome> {
  const urls = entry.description.publishedFor(year)
  const paths: string[] = []
  try {
    const found = await download(parts, urls, paths, signal)
    if ('kind' in found) return found
    const { files, version } = found
    const origin = urls[0]?.slice(0, -nameIn(urls[0]).length) ?? ''
    return await entry.use((bundle) =>
      importBundle(parts, bundle, {
        files,
        origin,
        year,
        ...(version && { version }),
        ...(isForced && { isForced }),
        ...(onProgress && { onProgress }),
      }),
    )
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

/** Fetches a year's files from their official addresses and loads them. What the network or a file does wrong is an answer. */
export async function pullBundle(
  parts: PullParts,
  entry: BundleEntry,
  year: number,
  options: PullOptions = {},
): Promise<PullOutcome> {
  const { orm } = parts.database
  const source = bundleRunSource(entry.description.id, year)
  await notePull(orm, source, { pullState: 'pulling', message: null })
  try {
    const outcome = await fetchAndLoad(parts, entry, year, options)
    await notePull(orm, source, { ...noteOf(outcome), checkedAt: parts.clock() })
    return outcome
  } catch (fault) {
    await notePull(orm, source, { pullState: 'failed', message: 'The pull broke off.', checkedAt: parts.clock() })
    throw fault
  }
}
