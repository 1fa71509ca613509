import { z } from 'zod'
import type { FieldFault } from '@careway/contracts/kit/field-issue'
import { isPlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { isUsState } from '@careway/domain/vocabulary/us-state'
import type { BodyCheck } from '../../calls/endpoint-handler'
import { fault } from '../../calls/refusal'
import type { ZipCodes } from '../../ports/zip-codes'
import { placeOfCover } from './place-of-cover'

const given = z
  .object({
    year: z.unknown(),
    state: z.unknown(),
    zipCode: z.unknown(),
    countyFips: z.unknown(),
    slcspMonthly: z.unknown(),
    householdSize: z.unknown(),
    members: z.unknown(),
  })
  .partial()
type Given = z.output<typeof given>

const asText = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

const yearFaults = ({ year }: Given): readonly FieldFault[] =>
  typeof year === 'number' && Number.isInteger(year) && !isPlanYear(year) ? [fault('year', 'planYear')] : []

function placeFaults(zipCodes: ZipCodes, { state, zipCode, countyFips, slcspMonthly }: Given): readonly FieldFault[] {
  if (zipCode === undefined && countyFips === undefined)
    return slcspMonthly === undefined ? [fault('zipCode', 'zipOrBenchmark')] : []
  if (typeof state !== 'string' || !isUsState(state)) return []
  const words = { state, zipCode: asText(zipCode, /^\d{5}$/), countyFips: asText(countyFips, /^\d{5}$/) }
  const answer = placeOfCover(zipCodes, words)
  return answer.kind === 'faults' ? answer.faults : []
}

const sizeFaults = ({ householdSize, members }: Given): readonly FieldFault[] =>
  typeof householdSize === 'number' && Array.isArray(members) && householdSize >= 1 && members.length > householdSize
    ? [fault('householdSize', 'householdSmallerThanMembers')]
    : []

/** What the shape of an estimate can't tell: years without rules, places that don't fit, more people than the household. */
export const estimateCheck =
  (zipCodes: ZipCodes): BodyCheck =>
  (body) => {
    const parsed = given.safeParse(body)
    if (!parsed.success) return []
    return [...yearFaults(parsed.data), ...placeFaults(zipCodes, parsed.data), ...sizeFaults(parsed.data)]
  }
