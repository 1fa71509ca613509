import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedBrowser, type CoreServer } from '../../composition/test-support/core-server'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { openPathwaysServer } from './test-support/pathways-server'

const IN_DANGER = 'I want to kill myself'

describeOnEachEngine('a search for pathways that is refused', (database) => {
  let server: CoreServer
  beforeAll(async () => {
    server = await openPathwaysServer(database())
  })
  afterAll(() => server.close())

  it.each([
    ['without a profile', { specificNeed: IN_DANGER }, []],
    ['beside a field that is unknown', { specificNeed: IN_DANGER, soon: true }, ['soon']],
    ['too long', { specificNeed: `${IN_DANGER}. ${'x'.repeat(1000)}` }, ['specificNeed']],
    ['with a letter that cannot be kept', { specificNeed: `${IN_DANGER}\u0000` }, ['specificNeed']],
  ])('says whom to call where the words tell of danger: %s', async (_what, body, fields) => {
    const { browser } = await seedBrowser(server)
    const answer = await browser.post('/api/pathways/analyze', body)
    const { code, message, fieldErrors = {} } = answer.json()
    expect([code, Object.keys(fieldErrors)]).toEqual(['emergency_unanswered', fields])
    expect(message).toMatch(/911.*988/)
  })
})
