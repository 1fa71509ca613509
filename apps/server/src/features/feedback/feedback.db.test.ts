import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { openCoreServer, seedBrowser, type CoreServer } from '../../composition/test-support/core-server'
import { betaFeedback, users } from '../../db/schema'

describeOnEachEngine('feedback', (database) => {
  let server: CoreServer
  beforeEach(async () => {
    await database().orm.delete(betaFeedback)
    await database().orm.delete(users)
    server = await openCoreServer(database())
  })
  afterEach(() => server.close())

  const rows = () => database().orm.select().from(betaFeedback)
  const FORM = {
    type: 'bug',
    message: '  The map is empty ',
    userEmail: 'somebody@else.example',
    timestamp: '2026-01-01T00:00:00Z',
  }

  it("is stored with the sender's own address, whatever the form says", async () => {
    const { browser, userId } = await seedBrowser(server)
    expect((await browser.post('/api/feedback', FORM)).statusCode).toBe(201)
    const { email } = (await browser.get('/api/auth/user')).json()
    expect(await rows()).toMatchObject([
      {
        userId,
        userEmail: email,
        feedbackType: 'bug',
        message: 'The map is empty',
        status: 'open',
        priority: 'medium',
      },
    ])
  })

  it('is taken from somebody who is not signed in, without an address', async () => {
    expect((await server.browser().post('/api/feedback', { ...FORM, userEmail: 'anonymous' })).statusCode).toBe(201)
    expect(await rows()).toMatchObject([{ userId: null, userEmail: null }])
  })

  it('must say something', async () => {
    const answer = await server.browser().post('/api/feedback', { message: '   ' })
    expect([answer.statusCode, answer.json().fieldErrors]).toEqual([
      400,
      { message: 'Please enter your feedback message.' },
    ])
    expect(await rows()).toEqual([])
  })
})
