import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Profile } from '@careway/contracts/profile/profile'
import { createEstimatedPlans } from '../../../adapters/estimated-plans/estimated-plans.adapter'
import { zipCodesForTests } from '../../../adapters/zip-codes/zip-codes.fixture'
import {
  openCoreServer,
  PROFILE,
  seedBrowser,
  type Browser,
  type CoreServer,
} from '../../../composition/test-support/core-server'
import { users } from '../../../db/schema'
import { describeOnEachEngine } from '../../../db/test-support/each-engine'
import { bookmarksEndpoints } from '../../bookmarks/bookmarks.endpoints'
import type { CoverageParts } from '../coverage-parts'
import { findPlanTarget } from '../find-plan-target'
import { insuranceEndpoints } from '../insurance.endpoints'
import type { Marketplace } from '../../../ports/marketplace'
import type { SampleMarketplace } from '../insurance.fixture'

/** Twice the 2026 guideline for one person: 200 percent for the plans of 2027. */
export const TWICE_POVERTY = 31_920
export const WHERE = { zipCode: '78701', state: 'TX', countyFips: null }
const NOW = new Date('2026-11-21T17:00:00Z')

/** A person of 34 in Austin at 200 percent of poverty, and what a test changes around them. */
export interface Scene {
  server: CoreServer
  browser: Browser
  /** What the stored profile says otherwise. */
  changes: Partial<Profile>
  marketplaces: SampleMarketplace[]
  /** A real adapter, asked before them. */
  live?: Marketplace | undefined
  isEstimating: boolean
}

function featuresOf(scene: Scene): (core: CoreServer['core']) => ReturnType<typeof insuranceEndpoints> {
  return (core) => {
    const parts: CoverageParts = {
      get marketplaces() {
        const real = scene.live ? [scene.live, ...scene.marketplaces] : scene.marketplaces
        return scene.isEstimating ? [...real, createEstimatedPlans()] : real
      },
      zipCodes: zipCodesForTests(),
      readProfile: async (userId) => {
        const profile = await core.profiles.read(userId)
        return profile ? { ...profile, ...scene.changes } : undefined
      },
      messages: core.messages,
      limits: core.limits,
      clock: core.clock,
    }
    const findTarget: Parameters<typeof bookmarksEndpoints>[0]['findTarget'] = (caller, _type, targetId) =>
      findPlanTarget(parts, caller, targetId)
    return [
      ...insuranceEndpoints(parts),
      ...bookmarksEndpoints({ bookmarks: core.bookmarks, findTarget, limits: core.limits }),
    ]
  }
}

/** Runs tests of the signed-in calls of cover on each engine: one server for all, a new person for each. */
export function describeInsurance(title: string, tests: (scene: Scene) => void): void {
  describeOnEachEngine(title, (database) => {
    const scene = {} as Scene
    beforeAll(async () => {
      scene.server = await openCoreServer(database(), { now: () => NOW, features: featuresOf(scene) })
    })
    beforeEach(async () => {
      Object.assign(scene, { changes: WHERE, marketplaces: [], live: undefined, isEstimating: true })
      await database().orm.delete(users)
      scene.browser = (await seedBrowser(scene.server)).browser
      const profile = { ...PROFILE, householdSize: 1, estimatedAnnualIncome: TWICE_POVERTY }
      const { statusCode, body } = await scene.browser.post('/api/profile', profile)
      if (statusCode >= 300) throw new Error(`the profile was answered with ${statusCode}: ${body}`)
    })
    afterAll(() => scene.server.close())
    tests(scene)
  })
}
