import { relative } from 'node:path'
import type { Settings } from '../config/settings'
import type { FirstSuperAdmin } from '../composition/first-super-admin'

export interface StartFacts {
  readonly settings: Settings
  readonly address: string
  /** What an acknowledged write is worth, in a sentence. */
  readonly guarantee: string
  readonly outbox: string
  readonly firstAdmin: FirstSuperAdmin
}

function adminLines(firstAdmin: FirstSuperAdmin): readonly string[] {
  switch (firstAdmin.kind) {
    case 'exists':
      return []
    case 'made':
      return [
        '',
        `Super admin  ${firstAdmin.email} was made from ADMIN_EMAIL. Take ADMIN_PASSWORD out of the settings now.`,
      ]
    case 'email-taken':
      return ['', `Super admin  was not made: ${firstAdmin.email} has an account already. Choose another ADMIN_EMAIL.`]
    case 'setup-link':
      return [
        '',
        'First super admin: open this one-time link. It works until it is used or the server starts again.',
        `  ${firstAdmin.link()}`,
      ]
  }
}

/** What the start says, a line each. */
export function startLines({ settings, address, guarantee, outbox, firstAdmin }: StartFacts): readonly string[] {
  const { productName, isDemo } = settings.visible
  const home = relative(process.cwd(), outbox) || outbox
  return [
    '',
    `${productName} is ready:  ${address}`,
    '',
    ...(guarantee ? [`Data         ${guarantee}`] : []),
    ...(settings.secrets.smtpUrl
      ? []
      : [`Mail         No SMTP_URL is set: mail is written to ${home.startsWith('..') ? outbox : home}`]),
    ...(settings.model
      ? [
          `AI           ${settings.model.model} at ${new URL(settings.model.baseUrl).host}, for people who agreed to it.`,
        ]
      : []),
    ...(settings.host !== '127.0.0.1' && !settings.isHttps
      ? ['Warning      Plain http: use it on a trusted network only.']
      : []),
    ...(isDemo ? ['Demo         Sample people and quick sign-in are on, for this machine only.'] : []),
    ...adminLines(firstAdmin),
    '',
    'Stop with Ctrl+C.',
    '',
  ]
}
