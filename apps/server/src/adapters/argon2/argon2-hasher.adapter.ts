import { hash, verify, type Options } from '@node-rs/argon2'
import type { PasswordHasher } from '../../ports/password-hasher'
import { createBoundedQueue } from './bounded-queue'

/** Argon2id is this library's standard algorithm. Costs by the OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes. */
const COSTS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing shares four threads with files, compression and name look-ups. */
const RUNNING_MAXIMUM = 2
const WAITING_MAXIMUM = 64

/** @param noPassword a password that nobody has: verified against when there is no account, so that it takes as long. */
export async function createArgon2Hasher(noPassword: string): Promise<PasswordHasher> {
  const enqueue = createBoundedQueue({ running: RUNNING_MAXIMUM, waiting: WAITING_MAXIMUM })
  const nobody = await hash(noPassword, COSTS)
  return {
    hash: (password) => enqueue(() => hash(password.normalize('NFKC'), COSTS)),
    verify: async (password, known) => {
      const matches = await enqueue(() => verify(known ?? nobody, password.normalize('NFKC')))
      return matches && known !== undefined
    },
  }
}
