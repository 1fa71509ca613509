import type { NearbyPlace, PlacesByRole } from '@careway/domain/care-pathways/care-pathway'
import { openCoreServer, ZIP_CODES, type CoreServer } from '../../../composition/test-support/core-server'
import type { Database } from '../../../db/database'
import type { ReadChosenPlan } from '../../../ports/chosen-plan'
import { pathwaysEndpoints } from '../pathways.endpoints'
import { createPathwaysRepository } from '../pathways.repository'

const CENTER: NearbyPlace = {
  id: 'hrsa:sample-1',
  kind: 'health_center',
  name: 'Sample Community Clinic',
  address: '12 Sample Avenue',
  city: 'Kansas City',
  state: 'KS',
  zipCode: '66101',
  phone: '9135550111',
  hasEmergencyDepartment: false,
  distanceMiles: 1.234,
  source: { title: 'Sample register', asOf: '2026-09-30' },
}

const PLACES: PlacesByRole = { healthCenter: [CENTER], emergencyDepartment: [], hospital: [], psychiatricHospital: [] }

interface PathwaysServerOptions {
  readonly variables?: Readonly<Record<string, string>>
  readonly readChosenPlan?: ReadChosenPlan
}

export const openPathwaysServer = (
  database: Database,
  { variables = {}, readChosenPlan = async () => undefined }: PathwaysServerOptions = {},
): Promise<CoreServer> =>
  openCoreServer(database, {
    variables,
    features: (core) =>
      pathwaysEndpoints({
        pathways: createPathwaysRepository(database),
        readProfile: async (userId) => (await core.profiles.read(userId)) ?? undefined,
        readChosenPlan,
        zipCodes: ZIP_CODES,
        findPlaces: async () => PLACES,
        messages: core.messages,
        seal: core.seal,
        limits: core.limits,
        clock: core.clock,
      }),
  })
