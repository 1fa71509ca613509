import { describe, expect, it } from 'vitest'
import { createArgon2Hasher } from './argon2-hasher.adapter'

describe('password hashes', () => {
  it('are argon2id with the agreed costs, and verify only their own password', async () => {
    const hasher = await createArgon2Hasher('nobody')
    const kept = await hasher.hash('river stone 7')
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hasher.verify('river stone 7', kept)).toBe(true)
    expect(await hasher.verify('river stone 8', kept)).toBe(false)
  })

  it('take the same password typed in another Unicode form', async () => {
    const hasher = await createArgon2Hasher('nobody')
    expect(await hasher.verify('cafe\u0301 azul', await hasher.hash('caf\u00e9 azul'))).toBe(true)
  })

  it('match nothing where there is no account, not even the stand-in', async () => {
    const hasher = await createArgon2Hasher('nobody')
    expect(await hasher.verify('nobody', undefined)).toBe(false)
  })
})
