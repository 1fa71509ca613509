import { isPlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { ImportBundle } from '../kit/import-bundle'
import type { PlanYearContents } from './plan-year'
import { readPlanYear } from './read-plan-year'
import { marketplacePufSource } from './source'
import { settlePlanYears, swapPlanYear } from './store'
import { PUF_TABLE_NAMES, PUF_TABLES, type PufTable } from './tables'

/** The four files of a plan year that the Exchange publishes: plans, rates, service areas, benefits. */
export const marketplacePuf: ImportBundle<PufTable, PlanYearContents> = {
  ...marketplacePufSource,
  tables: PUF_TABLES,
  names: PUF_TABLE_NAMES,
  yearColumn: 'BusinessYear',
  isYearKnown: isPlanYear,
  read: readPlanYear,
  swap: swapPlanYear,
  settle: settlePlanYears,
}
