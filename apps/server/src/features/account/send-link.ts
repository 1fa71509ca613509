import type { OfferedLocale } from '@careway/i18n/locales'
import type { AccountParts } from './account-parts'
import { linkMail, passwordChangedMail, type LinkMailKind } from './link-mail'
import { LINK_LIFETIME_MS, linkAddress, makeToken, type LinkPurpose } from './one-time-token'

const MAIL_OF = { reset_password: 'resetPassword', verify_email: 'verifyEmail' } as const satisfies Partial<
  Record<LinkPurpose, LinkMailKind>
>

type LinkParts = Pick<AccountParts, 'links' | 'mailer' | 'messages' | 'productName' | 'ownOrigin' | 'clock'>

/** Makes a one-time link, which ends earlier ones of the same purpose, and mails it. */
export async function mailLink(
  parts: LinkParts,
  purpose: keyof typeof MAIL_OF,
  user: { readonly id: string; readonly email: string },
  locale: OfferedLocale,
): Promise<void> {
  const { token, tokenHash } = makeToken()
  const expiresAt = new Date(parts.clock().getTime() + LINK_LIFETIME_MS[purpose])
  if (!(await parts.links.replace({ purpose, owner: user, tokenHash, expiresAt }))) return
  const link = linkAddress(parts.ownOrigin(), purpose, token)
  const facts = { to: user.email, locale, productName: parts.productName, link }
  await parts.mailer.send(linkMail(MAIL_OF[purpose], facts, parts.messages))
}

export const mailPasswordChanged = (
  parts: Pick<AccountParts, 'mailer' | 'messages' | 'productName'>,
  email: string,
  locale: OfferedLocale,
): Promise<void> =>
  parts.mailer.send(passwordChangedMail({ to: email, locale, productName: parts.productName }, parts.messages))
