import { roundToCents } from '@careway/domain/kernel/cents'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { Clock } from '../../ports/clock'
import type { Log } from '../../ports/log'
import type { PlanAnswer, PlanQuery, PlanSource } from '../../ports/marketplace'
import { abandonable } from '../kit/abandonable'
import { createAnswerMemory } from '../kit/answer-memory'
import type {
  BenchmarkAnswer,
  CmsMarketplace,
  CountiesAnswer,
  EligibilityAnswer,
  NotThere,
  Unreachable,
} from './answers'
import { createBulkhead } from '../kit/bulkhead'
import { createCircuit } from '../kit/circuit'
import { createCmsClient } from './client'
import { csrVariantOf } from './csr-words'
import { readPlans } from './read-plans'
import { readReply, TOO_FEW_PLANS } from './read-reply'
import { countiesRequest, eligibilityRequest, slcspRequest, type EligibilityQuery } from './requests'
import { countiesResponse, estimatesResponse, slcspResponse } from './response'
import { searchAllPages } from './search-pages'
import { isServedByHealthCareGov } from './served-states'
import { deadlineIn, type Deadline } from '../kit/deadline'
import { ORDINARY_TIMINGS } from './timings'
import type { CallTimings } from '../kit/call-timings'
import { ServiceUnreachable } from '../kit/service-unreachable'

export interface CmsMarketplaceOptions {
  readonly apiUrl: string
  /** Secret. */
  readonly apiKey: string
  readonly clock: Clock
  readonly log: Log
  readonly timings?: CallTimings
}

/** An answer of 150 plans takes about 150 KB. */
const MOST_ANSWERS = 100
const MOST_FAILURES = 5
/** Anybody may ask for an estimate: the key's own limit, and the memory for answers, are not theirs to use up. */
const MOST_AT_ONCE = 20
const NOT_SERVED: NotThere = { kind: 'not-served' }

/** Premiums before credit don't depend on it, so neither the service nor the memory needs it. */
const withoutIncome = ({ planYear, state, countyFips, zipCode, people, csrVariant }: PlanQuery): PlanQuery => ({
  planYear,
  state,
  countyFips,
  zipCode,
  people,
  csrVariant,
})

/** Plans of HealthCare.gov by the CMS Marketplace API, as they are on sale now. */
export function createCmsMarketplace(options: CmsMarketplaceOptions): CmsMarketplace {
  const { apiUrl, apiKey, clock, log, timings = ORDINARY_TIMINGS } = options
  const client = createCmsClient({ baseUrl: apiUrl, apiKey, timings })
  const now = () => clock().getTime()
  const remember = createAnswerMemory({ mostAnswers: MOST_ANSWERS, keepMilliseconds: timings.keep, now })
  const guard = createCircuit({ mostFailures: MOST_FAILURES, pauseMilliseconds: timings.pause, now })
  const enter = createBulkhead(MOST_AT_ONCE)

  /** One flight for all who ask the same; one of them who leaves doesn't end it. */
  async function ask<T>(
    question: readonly unknown[],
    load: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | Unreachable> {
    signal?.throwIfAborted()
    try {
      return await abandonable(
        remember(question, () => enter(() => guard(load))),
        signal,
      )
    } catch (fault) {
      if (!(fault instanceof ServiceUnreachable)) throw fault
      log.warn({ source: 'cms-marketplace', question: question[0], reason: fault.reason }, 'marketplace is unreachable')
      return { kind: 'unreachable', reason: fault.reason }
    }
  }

  const loadCounties = async (zipCode: string, planYear: PlanYear, deadline: Deadline): Promise<CountiesAnswer> => {
    const reply = readReply(await client(countiesRequest(zipCode, planYear), deadline), countiesResponse)
    const counties = reply.kind === 'found' ? reply.value.counties : []
    // The service completes prefixes: a whole ZIP must be found whole.
    const own = counties.filter(({ zipcode }) => !zipcode || zipcode === zipCode)
    if (own.length === 0) return { kind: 'unknown-zip-code' }
    return { kind: 'counties', counties: own.map(({ fips, name, state }) => ({ fips, name, state })) }
  }
  const askCounties = (zipCode: string, planYear: PlanYear, deadline: Deadline, signal?: AbortSignal) =>
    ask(['counties', zipCode, planYear], () => loadCounties(zipCode, planYear, deadline), signal)

  const sourceOf = (): PlanSource => ({
    kind: 'live',
    title: 'CMS Marketplace API',
    url: 'https://developer.cms.gov/marketplace-api/',
    asOf: clock().toISOString().slice(0, 10),
  })

  const loadPlans = async (query: PlanQuery, deadline: Deadline): Promise<PlanAnswer> => {
    const found = await searchAllPages(client, query, deadline)
    if (found.kind === 'refused') {
      log.warn(
        { source: 'cms-marketplace', state: query.state, planYear: query.planYear, code: found.code },
        'plan search was refused',
      )
      return NOT_SERVED
    }
    const { plans, leftOut } = readPlans(found.plans, query)
    if (leftOut > 0) log.warn({ source: 'cms-marketplace', state: query.state, leftOut }, 'plans could not be read')
    if (plans.length === 0 && leftOut > 0) throw new ServiceUnreachable('unreadable-answer')
    return plans.length === 0 ? NOT_SERVED : { kind: 'plans', plans, source: sourceOf() }
  }

  /** First the place as the service knows it: a county it doesn't name lies outside of what it serves. */
  async function askWhereServed<Q extends PlanQuery | EligibilityQuery, T>(
    name: string,
    query: Q,
    load: (query: Q, deadline: Deadline) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T | NotThere | Unreachable> {
    // A county without its ZIP can't be asked for.
    if (query.zipCode === '' || !isServedByHealthCareGov(query.state, query.planYear)) return NOT_SERVED
    const deadline = deadlineIn(timings.answer)
    const place = await askCounties(query.zipCode, query.planYear, deadline, signal)
    if (place.kind !== 'counties') return place
    if (!place.counties.some(({ fips }) => fips === query.countyFips)) return NOT_SERVED
    return ask([name, query], () => load(query, deadline), signal)
  }

  const loadBenchmark = async (query: PlanQuery, deadline: Deadline): Promise<BenchmarkAnswer> => {
    const reply = readReply(await client(slcspRequest(query), deadline), slcspResponse)
    if (reply.kind === 'refused') return reply.code === TOO_FEW_PLANS ? { kind: 'too-few-plans' } : NOT_SERVED
    const { id, name, premium } = reply.value
    return { kind: 'benchmark', planId: id, name, premiumMonthlyCents: roundToCents(premium * 100) }
  }

  const loadEligibility = async (query: EligibilityQuery, deadline: Deadline): Promise<EligibilityAnswer> => {
    const reply = readReply(await client(eligibilityRequest(query), deadline), estimatesResponse)
    if (reply.kind === 'refused') return NOT_SERVED
    return {
      kind: 'estimates',
      people: reply.value.estimates.map(({ aptc, csr, is_medicaid_chip: getsMedicaidOrChip }) => ({
        creditMonthlyCents: roundToCents((aptc ?? 0) * 100),
        csrVariant: (csr && csrVariantOf(csr)) || 'none',
        getsMedicaidOrChip: getsMedicaidOrChip === true,
      })),
    }
  }

  return {
    kind: 'live',
    findCounties: (zipCode, planYear, signal) => askCounties(zipCode, planYear, deadlineIn(timings.answer), signal),
    findPlans: (query, signal) => askWhereServed('plans', withoutIncome(query), loadPlans, signal),
    findBenchmark: (query, signal) => askWhereServed('benchmark', withoutIncome(query), loadBenchmark, signal),
    estimateEligibility: (query, signal) => askWhereServed('eligibility', query, loadEligibility, signal),
  }
}
