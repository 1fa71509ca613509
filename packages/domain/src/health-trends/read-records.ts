import { daysBetween, type CalendarDate } from '../kernel/calendar-date'
import { trendTimes } from './factor-points.parameters'
import type { HealthTrendsFacts, PathwayRecord } from './health-trends-facts'
import { hasRole, type PathwayRole } from './pathway-roles'

/** How far a person is with something, from nothing to done. */
export type Progress = 'none' | 'planned' | 'done'

const progressIn = (pathways: readonly PathwayRecord[]): Progress => {
  if (pathways.some(({ status }) => status === 'completed')) return 'done'
  return pathways.some(({ status }) => status === 'pursuing') ? 'planned' : 'none'
}

/** The furthest of the pathways that count toward something, however long ago. */
export const progressOf = ({ pathways }: HealthTrendsFacts, role: PathwayRole): Progress =>
  progressIn(pathways.filter((each) => hasRole(each, role)))

const isSince = ({ lastChangedOn, status }: PathwayRecord, asOf: CalendarDate, days: number): boolean =>
  status !== 'completed' || daysBetween(lastChangedOn, asOf) <= days

/** The same, where what was completed more than a year ago no longer counts. */
export const progressThisYear = ({ pathways }: HealthTrendsFacts, role: PathwayRole, asOf: CalendarDate): Progress =>
  progressIn(
    pathways.filter((each) => hasRole(each, role) && isSince(each, asOf, trendTimes.on(asOf).recentWithinDays)),
  )

/** The furthest of all pathways; what was completed longer ago than a step may take no longer counts. */
export const progressLately = ({ pathways }: HealthTrendsFacts, asOf: CalendarDate): Progress =>
  progressIn(pathways.filter((each) => isSince(each, asOf, trendTimes.on(asOf).lateAfterDays)))

export const onPlan = ({ pathways }: HealthTrendsFacts): readonly PathwayRecord[] =>
  pathways.filter(({ status }) => status !== 'identified')

/** Its appointment has passed, or it has none and nothing moved for weeks. */
export function isLate({ status, scheduledOn, lastChangedOn }: PathwayRecord, asOf: CalendarDate): boolean {
  if (status !== 'pursuing') return false
  if (scheduledOn !== undefined) return scheduledOn < asOf
  return daysBetween(lastChangedOn, asOf) > trendTimes.on(asOf).lateAfterDays
}
