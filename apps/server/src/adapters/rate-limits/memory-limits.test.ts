import { describe, expect, it } from 'vitest'
import { createMemoryLimits } from './memory-limits.adapter'

async function triesUntilRefused(factor: number): Promise<number> {
  const limits = createMemoryLimits(factor)
  for (let tries = 0; tries < 1000; tries += 1) {
    const refused = await limits.take('sign-in-account', 'ana').then(
      () => false,
      () => true,
    )
    if (refused) return tries
  }
  return Infinity
}

describe('limits', () => {
  it('refuse the try after the last allowed one, with the time to wait', async () => {
    const limits = createMemoryLimits(1)
    for (let tries = 0; tries < 10; tries += 1) await limits.take('sign-in-account', 'ana')
    await expect(limits.take('sign-in-account', 'ana')).rejects.toMatchObject({
      reason: 'too-many-tries',
      retryAfterSeconds: 900,
    })
  })

  it('count each key, and each kind, apart', async () => {
    const limits = createMemoryLimits(1)
    for (let tries = 0; tries < 10; tries += 1) await limits.take('sign-in-account', 'ana')
    await expect(limits.take('sign-in-account', 'ben')).resolves.toBeUndefined()
    await expect(limits.take('sign-in-address', 'ana')).resolves.toBeUndefined()
  })

  it('take a try back after a success', async () => {
    const limits = createMemoryLimits(0.1)
    await limits.take('sign-in-account', 'ana')
    await limits.giveBack('sign-in-account', 'ana')
    await expect(limits.take('sign-in-account', 'ana')).resolves.toBeUndefined()
  })

  it('grow and shrink with the factor, never below one try', async () => {
    expect(await triesUntilRefused(2)).toBe(20)
    expect(await triesUntilRefused(0.0001)).toBe(1)
  })
})
