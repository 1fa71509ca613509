import type { CostShare } from '@careway/domain/plan-comparison/health-plan'
import { FileRefused } from '../kit/file-refused'
import { reject, type ImportTally } from '../kit/read-places'
import type { RecognizedFiles } from '../kit/recognize-files'
import { readAreaRow } from './area-row'
import { benefitNamed, costShareOf, isNotCovered } from './cost-share'
import { readPlanRow } from './plan-row'
import {
  leftOut,
  rejected,
  type PlanOnFile,
  type PlanYearContents,
  type RateDraft,
  type ServiceAreaDraft,
  type VariantDraft,
} from './plan-year'
import { printedDay } from './printed-values'
import { addRate, isForWholeYear, ratingAreaNumber } from './rate-row'
import { readFile, type FileReader } from './read-file'
import { remembering } from './remembering'
import type { PufRow, PufTable } from './tables'

const NOT_COVERED: CostShare = { kind: 'not-covered' }
const UNKNOWN_PLAN = leftOut('of a plan that is left out')
/** A full year has about 6,000 plans, 45,000 rates and 20,000 places. More would fill the memory, and are no plan year. */
const MOST_PLANS = 60_000
const MOST_RATES = 400_000
const MOST_PLACES = 200_000
const MOST_ZIP_CODES = 1_000_000

async function readPlans(reader: FileReader): Promise<Map<string, PlanOnFile>> {
  const plans = new Map<string, PlanOnFile>()
  await readFile(reader, 'plans', (row, line) => {
    const outcome = readPlanRow(row)
    if (outcome.kind !== 'kept') return outcome
    const { plan, variant, draft } = outcome.draft
    const onFile = plans.get(plan.planId) ?? { plan, line, variants: new Map() }
    if (plans.size === MOST_PLANS) throw new FileRefused('more plans than a year has.', line)
    if (onFile.variants.has(variant)) return rejected('the variant of the plan is in the file already')
    plans.set(plan.planId, onFile)
    onFile.variants.set(variant, draft)
    const day = printedDay(row.ImportDate)
    if (day && day > (reader.tally.version ?? '')) reader.tally.version = day
    return undefined
  })
  return plans
}

const areaKey = ({ issuerId, serviceAreaId }: Pick<ServiceAreaDraft, 'issuerId' | 'serviceAreaId'>) =>
  `${issuerId} ${serviceAreaId}`

/** A county that is listed twice is served where either row says so. */
function addPlace({ places }: ServiceAreaDraft, place: string, zipCodes: readonly string[] | undefined): void {
  const before = places.get(place)
  if (!zipCodes || before === 'whole') places.set(place, 'whole')
  else if (!before) places.set(place, new Set(zipCodes))
  else for (const zipCode of zipCodes) before.add(zipCode)
}

async function readAreas(reader: FileReader): Promise<Map<string, ServiceAreaDraft>> {
  const areas = new Map<string, ServiceAreaDraft>()
  const counted = { places: 0, zipCodes: 0 }
  await readFile(reader, 'areas', (row, line) => {
    const outcome = readAreaRow(row)
    if (outcome.kind !== 'kept') return outcome
    const { issuerId, serviceAreaId, name, place, zipCodes } = outcome.draft
    if ((counted.places += 1) > MOST_PLACES) throw new FileRefused('more places than a year has.', line)
    counted.zipCodes += zipCodes?.length ?? 0
    if (counted.zipCodes > MOST_ZIP_CODES) throw new FileRefused('more ZIP codes than a year has.', line)
    const key = areaKey(outcome.draft)
    const area = areas.get(key) ?? { issuerId, serviceAreaId, name, places: new Map() }
    areas.set(key, area)
    addPlace(area, place, zipCodes)
    return undefined
  })
  return areas
}

/** The rows are many and the rates of a plan in an area few: they are put together as they come, in any order. */
async function readRates(reader: FileReader, plans: ReadonlyMap<string, PlanOnFile>): Promise<Map<string, RateDraft>> {
  const rates = new Map<string, RateDraft>()
  await readFile(reader, 'rates', (row, line) => {
    const planId = plans.get(row.PlanId)?.plan.planId
    if (!planId) return UNKNOWN_PLAN
    if (!isForWholeYear(row)) return leftOut('a rate that starts in the middle of the year')
    const ratingArea = ratingAreaNumber(row.RatingAreaId)
    if (ratingArea === undefined) return rejected(`rating area "${row.RatingAreaId.slice(0, 40)}" is not known`)
    const key = `${planId} ${ratingArea}`
    let draft = rates.get(key)
    if (!draft) {
      if (rates.size === MOST_RATES) throw new FileRefused('more plans and rating areas than a year has.', line)
      draft = { planId, ratingArea, byAge: undefined, byAgeWithTobacco: undefined, byTier: undefined }
      rates.set(key, draft)
    }
    const fault = addRate(draft, row)
    return fault === undefined ? undefined : rejected(fault)
  })
  return rates
}

const variantKey = (planId: string, suffix: string) => `${planId}-${suffix}`
const SUFFIXES = { none: '01', zero: '02', limited: '03', '73': '04', '87': '05', '94': '06' } as const

function variantsByPrintedId(plans: ReadonlyMap<string, PlanOnFile>): Map<string, VariantDraft> {
  const found = new Map<string, VariantDraft>()
  for (const { plan, variants } of plans.values())
    for (const [variant, draft] of variants) found.set(variantKey(plan.planId, SUFFIXES[variant]), draft)
  return found
}

async function readBenefits(reader: FileReader, plans: ReadonlyMap<string, PlanOnFile>): Promise<void> {
  const variants = variantsByPrintedId(plans)
  const knownBenefit = remembering((name: string) => name, benefitNamed)
  const knownShare = remembering(
    ({ CopayInnTier1, CoinsInnTier1 }: PufRow<'benefits'>, days: number) =>
      `${CopayInnTier1}\0${CoinsInnTier1}\0${days}`,
    costShareOf,
  )
  await readFile(reader, 'benefits', (row) => {
    const variant = variants.get(row.PlanId)
    if (!variant) return UNKNOWN_PLAN
    const benefit = knownBenefit(row.BenefitName)
    if (!benefit || row.IsCovered === '') return undefined
    const isOut = isNotCovered(row.IsCovered)
    if (benefit.kind === 'extra') variant.extras[benefit.extra] = !isOut
    else {
      const share = isOut ? NOT_COVERED : knownShare(row, variant.stayDays)
      if (share) variant.services[benefit.service] = share
    }
    return undefined
  })
}

/** Why a plan can't be offered, if it can't. */
function faultOf({ plan, variants }: PlanOnFile, areas: ReadonlyMap<string, ServiceAreaDraft>, priced: Set<string>) {
  if (!variants.has('none')) return 'has no variant 01'
  if (!areas.has(areaKey(plan))) return `has service area ${plan.serviceAreaId}, which has no county`
  return priced.has(plan.planId) ? undefined : 'has no rates'
}

function dropUnsold(
  plans: Map<string, PlanOnFile>,
  areas: ReadonlyMap<string, ServiceAreaDraft>,
  rates: ReadonlyMap<string, RateDraft>,
  { tally, recognized }: FileReader,
): void {
  const priced = new Set([...rates.values()].filter(({ byAge, byTier }) => byAge ?? byTier).map(({ planId }) => planId))
  for (const [id, onFile] of plans) {
    const fault = faultOf(onFile, areas, priced)
    if (fault) reject(tally, onFile.line, `plan ${id} ${fault} (${recognized.files.plans.name})`)
    if (fault) plans.delete(id)
  }
}

/**
 * Reads the four files of a plan year. Holds what the year will be on file, about 100 MB, and never a whole file.
 * @throws FileRefused
 */
export async function readPlanYear(
  recognized: RecognizedFiles<PufTable>,
  tally: ImportTally,
  onProgress: () => void,
): Promise<PlanYearContents> {
  const reader = { recognized, tally, onProgress }
  const plans = await readPlans(reader)
  const areas = await readAreas(reader)
  const rates = await readRates(reader, plans)
  await readBenefits(reader, plans)
  dropUnsold(plans, areas, rates, reader)
  tally.kept = plans.size
  if (plans.size === 0) throw new FileRefused('the files hold no plan that can be sold to a person.')
  return { plans, areas, rates }
}
