import type { Clock } from '../../ports/clock'
import type { Log } from '../../ports/log'
import type { ProviderRegistry, Registered, RegisteredProvider } from '../../ports/provider-registry'
import { createAnswerMemory } from '../kit/answer-memory'
import { createBulkhead } from '../kit/bulkhead'
import { createCircuit } from '../kit/circuit'
import { deadlineIn, type Deadline } from '../kit/deadline'
import { ServiceUnreachable } from '../kit/service-unreachable'
import { createRegistryClient, PAGE, type RegistrySearch } from './client'
import { registryRecord } from './response'
import { wordsFor } from './specialty-words'
import { ORDINARY_TIMINGS } from './timings'
import type { CallTimings } from '../kit/call-timings'
import { toRegisteredProvider } from './to-domain'

export interface NppesRegistryOptions {
  readonly apiUrl: string
  readonly clock: Clock
  readonly log: Log
  readonly timings?: CallTimings
}

/** An answer of a page takes some 100 KB. */
const MOST_ANSWERS = 300
const MOST_FAILURES = 5
/** Anybody may search: the registry's patience, and the memory for answers, are not theirs to use up. */
const MOST_AT_ONCE = 20
const MOST_PAGES = 2
/** With fewer than these in a ZIP, its neighbors are asked for too. */
const FEW = 20

interface Page {
  readonly providers: readonly RegisteredProvider[]
  readonly asOf: string
}

const SOURCE = { title: 'CMS: NPPES NPI Registry', url: 'https://npiregistry.cms.hhs.gov/' }

/** All ZIP codes of the same first three digits. */
const aroundOf = (zipCode: string) => `${zipCode.slice(0, 3)}*`

/** Each once, in the order of their coming. */
const distinct = (pages: readonly Page[]): readonly RegisteredProvider[] => [
  ...new Map(pages.flatMap(({ providers }) => providers).map((each) => [each.npi, each])).values(),
]

const oldest = (pages: readonly Page[]): string => pages.map(({ asOf }) => asOf).toSorted()[0] ?? ''

function readRecords(raw: readonly unknown[]): readonly RegisteredProvider[] {
  return raw.flatMap((each) => {
    const parsed = registryRecord.safeParse(each)
    const provider = parsed.success ? toRegisteredProvider(parsed.data) : undefined
    return provider ? [provider] : []
  })
}

/** What the ZIP itself has stands where its neighbors don't come in time. */
function nothingWhereUnreachable(fault: unknown): readonly Page[] {
  if (fault instanceof ServiceUnreachable) return []
  throw fault
}

/** The national registry by its public API, kept for a day. */
export function createNppesRegistry(options: NppesRegistryOptions): ProviderRegistry {
  const { apiUrl, clock, log, timings = ORDINARY_TIMINGS } = options
  const client = createRegistryClient(apiUrl, timings)
  const now = () => clock().getTime()
  const remember = createAnswerMemory({ mostAnswers: MOST_ANSWERS, keepMilliseconds: timings.keep, now })
  const guard = createCircuit({ mostFailures: MOST_FAILURES, pauseMilliseconds: timings.pause, now })
  const enter = createBulkhead(MOST_AT_ONCE)

  const loadAll = async (search: RegistrySearch, deadline: Deadline): Promise<Page> => {
    const raw: unknown[] = []
    for (let page = 0; page < MOST_PAGES && raw.length === page * PAGE; page += 1)
      raw.push(...(await client(search, page * PAGE, deadline)))
    const providers = readRecords(raw)
    if (raw.length > 0 && providers.length === 0) log.warn({ source: 'nppes-registry' }, 'no record could be read')
    return { providers, asOf: clock().toISOString().slice(0, 10) }
  }
  const ask = (search: RegistrySearch, deadline: Deadline): Promise<Page> =>
    remember([search], () => enter(() => guard(() => loadAll(search, deadline))))
  const askAll = (postalCode: string, words: readonly string[], deadline: Deadline): Promise<readonly Page[]> => {
    const place = { postal_code: postalCode }
    const searches = words.length === 0 ? [place] : words.map((word) => ({ ...place, taxonomy_description: word }))
    return Promise.all(searches.map((search) => ask(search, deadline)))
  }

  async function orUnreachable<Found>(work: () => Promise<Registered<Found>>): Promise<Registered<Found>> {
    try {
      return await work()
    } catch (fault) {
      if (!(fault instanceof ServiceUnreachable)) throw fault
      log.warn({ source: 'nppes-registry', reason: fault.reason }, 'the provider registry is unreachable')
      return { kind: 'unreachable', reason: fault.reason }
    }
  }

  return {
    source: SOURCE,
    findNear: ({ zipCode, kinds }) =>
      orUnreachable(async () => {
        const deadline = deadlineIn(timings.answer)
        const words = wordsFor(kinds)
        const inZip = await askAll(zipCode, words, deadline)
        const isFew = distinct(inZip).length < FEW
        const around = isFew ? await askAll(aroundOf(zipCode), words, deadline).catch(nothingWhereUnreachable) : []
        const pages = [...inZip, ...around]
        return { kind: 'found', found: distinct(pages), asOf: oldest(pages) }
      }),
    find: (npi) =>
      orUnreachable(async () => {
        const page = await ask({ number: npi }, deadlineIn(timings.answer))
        return { kind: 'found', found: page.providers.find((each) => each.npi === npi), asOf: page.asOf }
      }),
  }
}
