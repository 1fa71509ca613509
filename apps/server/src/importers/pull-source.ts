import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishedFileAddress, PublishedFileAnswer, PublishedFiles } from '../ports/published-files'
import type { CatalogEntry } from './catalog'
import { listDataSourceStates, notePull, type DataSourceState } from './data-source-states'
import { checksumOf } from './kit/checksum'
import { importFile, type ImportParts } from './kit/import-file'
import type { PublishedAddress } from './kit/import-source'
import type { ImportTally } from './kit/read-places'
import type { ImportOutcome } from './kit/run-import'

export interface PullParts extends ImportParts {
  readonly files: PublishedFiles
  /** Downloads wait here until they are loaded. */
  readonly dataFolder: string
}

export interface PullOptions {
  readonly isForced?: boolean
  readonly signal?: AbortSignal
  readonly onProgress?: (tally: ImportTally) => void
}

export type PullOutcome =
  | ImportOutcome
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'offline'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

type FetchedFile = Extract<PublishedFileAnswer, { kind: 'fetched' }>

const etagOnFile = (state: DataSourceState | undefined) =>
  state && state.rows > 0 ? (state.etag ?? undefined) : undefined

const isAddress = (answer: object): answer is PublishedFileAddress => 'url' in answer

interface Pulled {
  readonly outcome: PullOutcome
  /** What the publisher calls the version that is now on file. */
  readonly etag?: string
}

async function loadDownload(
  parts: PullParts,
  entry: CatalogEntry,
  origin: string,
  { path, version, etag }: FetchedFile,
  { isForced, onProgress }: PullOptions,
): Promise<Pulled> {
  try {
    const checksum = await checksumOf(path)
    const file = { open: () => createReadStream(path), origin, checksum, version, isForced, onProgress }
    const outcome = await entry.use((source) => importFile(parts, source, file))
    return outcome.kind === 'refused' ? { outcome } : { outcome, etag }
  } finally {
    await rm(path, { force: true })
  }
}

type FetchedAddress = Exclude<PublishedAddress, { kind: 'page' }>

const byHand = (id: string, page: string): PullOutcome => ({
  kind: 'failed',
  reason: `This file is too large to be fetched in passing. Download it at ${page}, then: npm run data -- import ${id} FILE`,
})

async function fetchAndLoad(
  parts: PullParts,
  entry: CatalogEntry,
  published: FetchedAddress,
  etag: string | undefined,
  options: PullOptions,
): Promise<Pulled> {
  const { signal } = options
  const located = published.kind === 'file' ? { url: published.url } : await parts.files.locate(published.url, signal)
  if (!isAddress(located)) return { outcome: located }
  const folder = join(parts.dataFolder, 'downloads')
  const answer = await parts.files.fetch({ url: located.url, folder, etag, signal })
  if (answer.kind !== 'fetched') return { outcome: answer }
  const fetched = { ...answer, version: located.version ?? answer.version }
  return loadDownload(parts, entry, located.url, fetched, options)
}

export const noteOf = (outcome: PullOutcome) => {
  if (outcome.kind === 'offline') return { pullState: 'offline', message: outcome.reason } as const
  if (outcome.kind === 'failed' || outcome.kind === 'refused')
    return { pullState: 'failed', message: outcome.reason } as const
  return { pullState: 'idle', message: null } as const
}

/** Fetches a source from its official address and loads it. What the network or the file does wrong is an answer. */
export async function pullSource(
  parts: PullParts,
  entry: CatalogEntry,
  options: PullOptions = {},
): Promise<PullOutcome> {
  const { orm } = parts.database
  const { id: source, published } = entry.description
  if (published.kind === 'page') return byHand(source, published.url)
  const states = await listDataSourceStates(orm, parts.clock())
  const state = states.find((each) => each.source === source)
  await notePull(orm, source, { pullState: 'pulling', message: null })
  try {
    const { outcome, etag } = await fetchAndLoad(
      parts,
      entry,
      published,
      options.isForced ? undefined : etagOnFile(state),
      options,
    )
    await notePull(orm, source, { ...noteOf(outcome), checkedAt: parts.clock(), etag })
    return outcome
  } catch (fault) {
    await notePull(orm, source, { pullState: 'failed', message: 'The pull broke off.', checkedAt: parts.clock() })
    throw fault
  }
}
