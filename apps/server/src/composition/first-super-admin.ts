import type { AccountParts } from '../features/account/account-parts'
import { linkAddress, makeToken } from '../features/account/one-time-token'
import type { Settings } from '../config/settings'

type FirstAdminParts = Pick<AccountParts, 'accounts' | 'links' | 'hasher' | 'audit' | 'ownOrigin'>

export type FirstSuperAdmin =
  | { readonly kind: 'exists' }
  | { readonly kind: 'made'; readonly email: string }
  | { readonly kind: 'email-taken'; readonly email: string }
  | { readonly kind: 'setup-link'; link(): string }

/**
 * While there is no super admin: makes the one that the settings name, or a one-time link to become it. The link of an
 * earlier start stops working. An account that exists is never changed.
 */
export async function prepareFirstSuperAdmin(
  parts: FirstAdminParts,
  named: Settings['secrets']['admin'],
): Promise<FirstSuperAdmin> {
  if (await parts.accounts.hasSuperAdmin()) return { kind: 'exists' }
  if (named) {
    const passwordHash = await parts.hasher.hash(named.password)
    const account = { email: named.email, passwordHash, firstName: 'Super', lastName: 'Admin', emailVerified: false }
    const made = await parts.accounts.createConfiguredSuperAdmin(account)
    if (!made) return { kind: 'email-taken', email: named.email }
    await parts.audit.record({ action: 'account.set-up', actorId: made.id, note: 'settings' })
    return { kind: 'made', email: named.email }
  }
  const { token, tokenHash } = makeToken()
  await parts.links.replace({ purpose: 'setup', owner: null, tokenHash, expiresAt: null })
  return { kind: 'setup-link', link: () => linkAddress(parts.ownOrigin(), 'setup', token) }
}
