import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registryRecordOf, type FakeRecord, type FakeRegistered } from './registry-record.fixture'

/** How the registry behaves. `broken-once` recovers after one refusal. */
export const FAKE_MOODS = [
  'normal',
  'slow',
  'overloaded',
  'broken',
  'broken-once',
  'cut-off',
  'hung-up',
  'nonsense',
  'huge',
  'another-shape',
  'refusing',
  'redirecting',
] as const
export type FakeMood = (typeof FAKE_MOODS)[number]

export interface FakeRegistryOptions {
  /** 0 takes a free one. */
  readonly port?: number
  readonly people?: readonly FakeRegistered[]
}

const SLOW_MILLISECONDS = 60_000
const MOST = 200
const MOST_SKIPPED = 1000

const errorsOf = (field: string, description: string) => ({ Errors: [{ description, field, number: '04' }] })

/** As the registry tells it: refusals come with status 200. */
function faultOf(query: URLSearchParams): object | undefined {
  if (query.get('version') !== '2.1') return errorsOf('version', 'Unsupported Version')
  const limit = Number(query.get('limit') ?? 10)
  if (!(limit >= 1 && limit <= MOST)) return errorsOf('limit', 'Limit must be 1 to 200')
  if (Number(query.get('skip') ?? 0) > MOST_SKIPPED) return errorsOf('skip', 'Skip must be at most 1000')
  if (!query.has('postal_code') && !query.has('number')) return errorsOf('', 'No valid search criteria')
  return undefined
}

function isInZip({ addresses }: FakeRecord, postalCode: string): boolean {
  const isPrefix = postalCode.endsWith('*')
  const wanted = isPrefix ? postalCode.slice(0, -1) : postalCode
  return addresses.some(({ postal_code }) => postal_code.startsWith(wanted))
}

/** An NPI Registry on this machine that searches, pages and refuses as the real one does. */
export async function startFakeNppesRegistry({ port = 0, people = [] }: FakeRegistryOptions = {}) {
  let mood: FakeMood = 'normal'
  let records: readonly object[] = people.map(registryRecordOf)
  const requests: URLSearchParams[] = []

  const search = (query: URLSearchParams): object => {
    const fault = faultOf(query)
    if (fault) return fault
    const postalCode = query.get('postal_code')
    const words = query.get('taxonomy_description')?.toLowerCase()
    const number = query.get('number')
    const all = records as readonly FakeRecord[]
    if (words && !all.some(({ taxonomies }) => taxonomies.some(({ desc }) => desc.toLowerCase().includes(words))))
      return errorsOf('taxonomy_description', 'No taxonomy codes found with entered description')
    const found = all
      .filter((record) => !postalCode || isInZip(record, postalCode))
      .filter((record) => !number || String(record.number) === number)
      .filter((record) => !words || record.taxonomies.some(({ desc }) => desc.toLowerCase().includes(words)))
    const skip = Number(query.get('skip') ?? 0)
    const results = found.slice(skip, skip + Number(query.get('limit') ?? 10))
    return { result_count: results.length, results }
  }

  const send = (response: ServerResponse, text: string, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)

  const spoiled = (response: ServerResponse, good: string): Partial<Record<FakeMood, () => unknown>> => ({
    slow: () => setTimeout(() => send(response, good), SLOW_MILLISECONDS).unref(),
    overloaded: () => response.writeHead(429, { 'retry-after': '3600' }).end(),
    broken: () => send(response, '{"message":"Internal Server Error"}', 500),
    'broken-once': () => {
      mood = 'normal'
      send(response, '', 502)
    },
    'cut-off': () => send(response, good.slice(0, good.length / 2)),
    'hung-up': () => {
      response.writeHead(200, { 'content-length': String(good.length) })
      response.write(good.slice(0, good.length / 2), () => response.destroy())
    },
    nonsense: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>'),
    huge: () => send(response, `{"results":[${'0,'.repeat(5_000_000)}0]}`),
    'another-shape': () => send(response, '{"results":{"none":true}}'),
    refusing: () => send(response, JSON.stringify(errorsOf('postal_code', 'Invalid'))),
    redirecting: () => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
  })

  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams
    requests.push(query)
    const good = JSON.stringify(search(query))
    const spoil = spoiled(response, good)[mood]
    if (spoil) spoil()
    else send(response, good)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    /** Everything asked so far, in order. */
    requests,
    behave: (next: FakeMood) => {
      mood = next
    },
    /** Records as they are, however strange. */
    hold: (strange: readonly object[]) => {
      records = strange
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
