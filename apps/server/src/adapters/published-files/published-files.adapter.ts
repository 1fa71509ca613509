import { randomUUID } from 'node:crypto'
import { mkdir, open as openFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PublishedFileAddress, PublishedFileRequest, PublishedFiles } from '../../ports/published-files'
import type { ClientLimits, OpenAnswer } from './client'
import { open, ORDINARY_LIMITS } from './client'
import { describeFault, UnexpectedAnswer } from './fetch-fault'
import { catalogRecord } from './response'

const LARGEST_RECORD_BYTES = 1_000_000

function checkAnswer({ response }: OpenAnswer, host: string): void {
  if (!response.ok)
    throw new UnexpectedAnswer(`${host} answers ${response.status} ${response.statusText}`.trimEnd() + '.')
  if ((response.headers.get('content-type') ?? '').includes('text/html'))
    throw new UnexpectedAnswer(`${host} answers with a web page, not the file.`)
}

const dayOf = (printed: string | null | undefined): string | undefined => {
  const instant = printed ? new Date(printed) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString().slice(0, 10) : undefined
}

async function save(answer: OpenAnswer, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomUUID()}.download`)
  // Opened before anything can fail: a file that comes to be after it was removed would stay.
  const file = await openFile(path, 'wx', 0o600)
  try {
    await pipeline(answer.chunks, file.createWriteStream())
    return path
  } catch (fault) {
    await rm(path, { force: true })
    throw fault
  }
}

async function locate(url: URL, limits: ClientLimits, stop?: AbortSignal): Promise<PublishedFileAddress> {
  const answer = await open(
    url,
    { accept: 'application/json' },
    { ...limits, largestBytes: LARGEST_RECORD_BYTES },
    stop,
  )
  try {
    checkAnswer(answer, url.host)
    const parts: Uint8Array[] = []
    for await (const chunk of answer.chunks) parts.push(chunk)
    const record = catalogRecord.safeParse(parsedJson(Buffer.concat(parts).toString('utf8')))
    if (!record.success) throw new UnexpectedAnswer(`The catalog record of ${url.host} does not name a file.`)
    const files = record.data.distribution
    const file = new URL((files.find(({ mediaType }) => mediaType === 'text/csv') ?? files[0])?.downloadURL ?? '')
    if (file.host !== url.host)
      throw new UnexpectedAnswer(`The catalog record of ${url.host} names a file on ${file.host}.`)
    const version = dayOf(record.data.modified)
    return { url: file.href, ...(version && { version }) }
  } finally {
    answer.close()
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function fetchFile({ url, folder, etag, signal }: PublishedFileRequest, limits: ClientLimits) {
  const headers = { accept: 'text/csv, */*;q=0.5', ...(etag && { 'if-none-match': etag }) }
  const answer = await open(new URL(url), headers, limits, signal)
  try {
    if (answer.response.status === 304) return { kind: 'unchanged' } as const
    checkAnswer(answer, new URL(url).host)
    const path = await save(answer, folder)
    const newEtag = answer.response.headers.get('etag')
    const version = dayOf(answer.response.headers.get('last-modified'))
    return { kind: 'fetched', path, ...(newEtag && { etag: newEtag }), ...(version && { version }) } as const
  } finally {
    answer.close()
  }
}

/** Fetches over HTTP. Faults become answers: a pull never throws for what the network does. */
export const createPublishedFiles = (limits: ClientLimits = ORDINARY_LIMITS): PublishedFiles => ({
  locate: (recordUrl, signal) =>
    locate(new URL(recordUrl), limits, signal).catch((fault: unknown) => describeFault(fault, new URL(recordUrl).host)),
  fetch: (request) =>
    fetchFile(request, limits).catch((fault: unknown) => describeFault(fault, new URL(request.url).host)),
})
