import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { Resource } from '@careway/contracts/resources/resource'
import { zipCodesForTests } from '../../../adapters/zip-codes/zip-codes.fixture'
import {
  openCoreServer,
  seedBrowser,
  type Browser,
  type CoreServer,
} from '../../../composition/test-support/core-server'
import type { Database } from '../../../db/database'
import { users } from '../../../db/schema'
import { describeOnEachEngine } from '../../../db/test-support/each-engine'
import { createHelpWords } from '../../programs/help-words'
import type { ProgramsParts } from '../../programs/programs-parts'
import { programsEndpoints } from '../../programs/programs.endpoints'
import { createReadHelpFacts } from '../../programs/read-help-facts'
import { resourcesEndpoints } from '../resources.endpoints'
import type { ResourcesParts } from '../resources-parts'
import { createResourcesRepository } from '../resources.repository'

/** A Saturday noon in Montana. */
export const NOW = new Date('2026-11-21T19:00:00Z')

export const DIRECTORY: DataSource = {
  source: 'hsds-gallatin',
  title: 'Gallatin County help directory',
  publisher: 'Gallatin County',
  licence: 'Public domain',
  url: 'https://directory.example.org',
  cadenceDays: 90,
  rows: 3,
  sourceVersion: '2026-10-01',
  loadedAt: '2026-11-01T00:00:00.000Z',
  isStale: false,
  pullState: 'idle',
  lastCheckedAt: null,
  message: null,
}

/** A server with the calls of help, and what a test changes around it. */
export interface HelpScene {
  database: Database
  server: CoreServer
  now: Date
  dataSources: DataSource[]
  parts: ResourcesParts & ProgramsParts
}

function partsOf(scene: HelpScene, core: CoreServer['core']): HelpScene['parts'] {
  const zipCodes = zipCodesForTests()
  const clock = () => scene.now
  const readProfile = async (userId: string) => (await core.profiles.read(userId)) ?? undefined
  return {
    resources: createResourcesRepository(core.database),
    readFacts: createReadHelpFacts({ readProfile, zipCodes, clock }),
    words: createHelpWords(core.messages),
    zipCodes,
    listDataSources: () => Promise.resolve(scene.dataSources),
    messages: core.messages,
    limits: core.limits,
    clock,
  }
}

export function describeHelp(title: string, tests: (scene: HelpScene) => void): void {
  describeOnEachEngine(title, (database) => {
    const scene = { now: NOW, dataSources: [DIRECTORY] } as unknown as HelpScene
    beforeAll(async () => {
      scene.database = database()
      scene.server = await openCoreServer(database(), {
        features: (core) => {
          scene.parts = partsOf(scene, core)
          return [...resourcesEndpoints(scene.parts), ...programsEndpoints(scene.parts)]
        },
      })
    })
    beforeEach(async () => {
      Object.assign(scene, { now: NOW, dataSources: [DIRECTORY] })
      await database().orm.delete(users)
    })
    afterAll(() => scene.server.close())
    tests(scene)
  })
}

/** Somebody who is not signed in. */
export const browserOf = ({ server }: HelpScene): Browser => server.browser()

/** Somebody signed in whose profile is as told; the profile's own ZIP codes are those of the core server. */
export async function browserWithProfile(scene: HelpScene, profile: object): Promise<Browser> {
  const { browser } = await seedBrowser(scene.server)
  const answer = await browser.post('/api/profile', profile)
  if (answer.statusCode !== 200) throw new Error(`the profile was answered with ${answer.statusCode}: ${answer.body}`)
  return browser
}

const NEXT = /^<([^>]+)>; rel="next"$/

/** Every page from an address on. */
export async function readPages(browser: Browser, url: string): Promise<Resource[][]> {
  const pages: Resource[][] = []
  for (let next: string | undefined = url; next !== undefined;) {
    const answer = await browser.get(next)
    if (answer.statusCode !== 200 || pages.length > 500) throw new Error(`${next} answered ${answer.body}`)
    pages.push(answer.json())
    next = NEXT.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  return pages
}
