import { signIn } from '@careway/contracts/account/sign-in'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { AccountParts } from './account-parts'
import { presentUser } from './account.presenter'
import { emailKey } from './email-key'

/** What one try at signing in counts against: the address, the account from there, and the account from anywhere. */
const limitsOf = (address: string, email: string) =>
  [
    ['sign-in-address', address],
    ['sign-in-account', `${address} ${email}`],
    ['sign-in-account-day', email],
  ] as const

/** The account, whether the password is its own, and the hash that said so. Takes the same time where there is none. */
async function lookUp({ accounts, hasher }: AccountParts, email: string, password: string) {
  const account = await accounts.findByEmail(email)
  const hash = (account?.isActive && account.passwordHash) || undefined
  const isRight = await hasher.verify(password, hash)
  return { account, isRight, hash }
}

export const serveSignIn = (parts: AccountParts): ServedEndpoint =>
  serveOpenly(signIn, async ({ input: { body }, address, session }) => {
    const email = emailKey(body.email)
    const limits = limitsOf(address, email)
    for (const [name, key] of limits) await parts.limits.take(name, key)

    const { account, isRight, hash } = await lookUp(parts, email, body.password)
    if (!account || !isRight || !(await session.begin(account.user.id, hash))) {
      await parts.audit.record({
        action: 'account.sign-in-refused',
        actorId: null,
        subjectId: account?.user.id ?? null,
        outcome: 'refused',
      })
      throw refuse('credentials_wrong')
    }

    for (const [name, key] of limits) await parts.limits.giveBack(name, key)
    await parts.audit.record({ action: 'account.signed-in', actorId: account.user.id })
    return presentUser(account.user)
  })
