import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Mail } from '../../ports/mailer'

export type LinkMailKind = 'resetPassword' | 'verifyEmail'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (each) => ENTITIES[each]!)

export interface LinkMailFacts {
  readonly to: string
  readonly locale: OfferedLocale
  readonly productName: string
  readonly link: string
}

/** A mail with one link to follow, as plain text and as simple HTML. */
export function linkMail(
  kind: LinkMailKind,
  { to, locale, productName, link }: LinkMailFacts,
  messages: Messages,
): Mail {
  const say = (part: string) => messages.translateCode(locale, 'mail', `${kind}.${part}`, { product: productName })
  const [intro, action, expiry, ignore] = ['intro', 'action', 'expiry', 'ignore'].map(say) as [
    string,
    string,
    string,
    string,
  ]
  const paragraph = (text: string) => `<p>${escape(text)}</p>`
  return {
    to,
    subject: say('subject'),
    text: [intro, `${action}:\n${link}`, expiry, ignore, productName].join('\n\n'),
    html:
      `<!doctype html><html lang="${locale}"><body>${paragraph(intro)}` +
      `<p><a href="${escape(link)}">${escape(action)}</a></p>${[expiry, ignore, productName].map(paragraph).join('')}</body></html>`,
  }
}

/** Tells the owner that the password was changed, so that a thief can't do it unseen. */
export function passwordChangedMail(facts: Omit<LinkMailFacts, 'link'>, messages: Messages): Mail {
  const say = (part: string) =>
    messages.translateCode(facts.locale, 'mail', `passwordChanged.${part}`, { product: facts.productName })
  const lines = [say('intro'), say('notYou'), facts.productName]
  return {
    to: facts.to,
    subject: say('subject'),
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="${facts.locale}"><body>${lines.map((line) => `<p>${escape(line)}</p>`).join('')}</body></html>`,
  }
}
