import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { createListHelp } from '../../../composition/list-help'
import { createSaySafety } from '../../../composition/say-safety'
import {
  openCoreServer,
  seedBrowser,
  ZIP_CODES,
  type Browser,
  type CoreServer,
} from '../../../composition/test-support/core-server'
import type { Database } from '../../../db/database'
import { users } from '../../../db/schema'
import { describeOnEachEngine } from '../../../db/test-support/each-engine'
import type { ModelWording, NoWording, WordingEvent, WordingRequest } from '../../../ports/model-wording'
import { createHelpWords } from '../../programs/help-words'
import { createReadHelpFacts } from '../../programs/read-help-facts'
import { createCountLocalHelp } from '../../resources/count-local-help'
import { createResourcesRepository } from '../../resources/resources.repository'
import { lettersEndpoints } from '../letters.endpoints'
import type { LettersParts } from '../letters-parts'

/** A Saturday noon in Montana. */
export const NOW = new Date('2026-11-21T19:00:00Z')

/** A model that answers what the test wants, and keeps what it was asked. */
export interface FakeWording {
  readonly wording: ModelWording
  readonly requests: WordingRequest[]
  admits: NoWording | undefined
  says: (request: WordingRequest) => readonly WordingEvent[]
}

export function fakeWording(): FakeWording {
  const fake: FakeWording = {
    requests: [],
    admits: { kind: 'silent' },
    says: () => [],
    wording: {
      wouldAsk: () => Promise.resolve(fake.admits === undefined),
      admit: () => Promise.resolve(fake.admits),
      word: async function* (request) {
        fake.requests.push(request)
        yield* fake.says(request)
      },
    },
  }
  return fake
}

export interface LettersScene {
  database: Database
  server: CoreServer
  fake: FakeWording
}

function partsOf({ fake }: LettersScene, core: CoreServer['core']): LettersParts {
  const clock = () => NOW
  const readProfile = async (userId: string) => (await core.profiles.read(userId)) ?? undefined
  const helpWords = createHelpWords(core.messages)
  return {
    readProfile,
    readFacts: createReadHelpFacts({ readProfile, zipCodes: ZIP_CODES, clock }),
    listHelp: createListHelp(helpWords),
    countLocalHelp: createCountLocalHelp({
      resources: createResourcesRepository(core.database),
      zipCodes: ZIP_CODES,
      listDataSources: () => Promise.resolve([]),
    }),
    helpWords,
    saySafety: createSaySafety(core.messages, clock),
    modelWording: fake.wording,
    messages: core.messages,
    limits: core.limits,
    clock,
  }
}

export function describeLetters(title: string, tests: (scene: LettersScene) => void): void {
  describeOnEachEngine(title, (database) => {
    const scene = {} as LettersScene
    beforeAll(async () => {
      scene.database = database()
      scene.fake = fakeWording()
      scene.server = await openCoreServer(database(), { features: (core) => lettersEndpoints(partsOf(scene, core)) })
    })
    beforeEach(async () => {
      scene.fake.requests.length = 0
      Object.assign(scene.fake, { admits: { kind: 'silent' }, says: () => [] })
      await database().orm.delete(users)
    })
    afterAll(() => scene.server.close())
    tests(scene)
  })
}

export const HELP = '/api/ai/admin-help'
export const ANALYSIS = '/api/ai/resource-analysis'

/** An answer of somebody signed in, called Ana Ruiz; thrown where it is refused. */
export async function ask(
  browser: Browser,
  path: string,
  body: object,
  headers?: Record<string, string>,
): Promise<Assistance> {
  const answer = await browser.post(path, body, headers)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

export const somebody = async ({ server }: LettersScene): Promise<Browser> => (await seedBrowser(server)).browser
