import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { findKeyUse, sweepIdempotencyKeys, takeIdempotencyKey } from './idempotency-keys'
import { idempotencyKeys, users } from './schema'
import { describeOnEachEngine } from './test-support/each-engine'

const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-21T12:00:00Z')

describeOnEachEngine('keys of writes', (database) => {
  it('are forgotten after a day, and not before', async () => {
    const { orm } = database()
    const [person] = await orm
      .insert(users)
      .values({ email: 'ana@example.org', emailKey: randomUUID(), firstName: 'Ana', lastName: 'Ruiz' })
      .returning()
    const userId = person!.id
    const taken = (key: string, hoursAgo: number) =>
      orm
        .insert(idempotencyKeys)
        .values({ userId, key, digest: 'd', createdAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS) })
    await taken('old', 24.01)
    await taken('young', 23.99)
    await sweepIdempotencyKeys(orm, NOW)
    expect([await findKeyUse(orm, userId, 'old'), await findKeyUse(orm, userId, 'young')]).toEqual([
      undefined,
      { digest: 'd', madeId: null },
    ])
    expect(await takeIdempotencyKey(orm, userId, { key: 'young', digest: 'd' })).toBe(false)
    expect(await takeIdempotencyKey(orm, userId, { key: 'old', digest: 'd' })).toBe(true)
  })
})
