import type { CarePathwayStep, PlaceFinder } from './care-pathway'
import {
  FINDER_URLS,
  type AdvantageCode,
  type CostCode,
  type FinderCode,
  type ReasonCode,
  type StepCode,
} from './codes'
import { because, type Reason, type ReasonParameters } from '../kernel/decision'

export const reason = (code: ReasonCode, params?: ReasonParameters): Reason => because(code, params)

export const advantage = (code: AdvantageCode, params?: ReasonParameters): Reason => because(code, params)

export const costReason = (code: CostCode, params?: ReasonParameters): Reason => because(code, params)

export const step = (code: StepCode, params: ReasonParameters = {}): CarePathwayStep => ({
  code,
  params,
  required: true,
})

/** A step that helps and may be left out. */
export const optionalStep = (code: StepCode, params: ReasonParameters = {}): CarePathwayStep => ({
  code,
  params,
  required: false,
})

export const finder = (code: FinderCode): PlaceFinder => ({ code, url: FINDER_URLS[code] })
