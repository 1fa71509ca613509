import type { Environment } from './environment'
import { isLoopback } from './loopback'
import { modelConflicts } from './model-settings'

type Rule = (values: Environment) => string | false

const together =
  (names: readonly (keyof Environment)[]): Rule =>
  (values) => {
    const missing = names.filter((name) => values[name] === undefined)
    return (
      missing.length > 0 &&
      missing.length < names.length &&
      `${names.join(', ')} go together: ${missing.join(', ')} is missing`
    )
  }

const demoStaysHome: Rule = ({ DEMO, HOST }) =>
  DEMO && !isLoopback(HOST) && `DEMO lets people in without a password, so HOST must stay 127.0.0.1, not ${HOST}`

const plainHttpStaysHome: Rule = ({ HOST, PUBLIC_URL, INSECURE_HTTP }) =>
  !isLoopback(HOST) &&
  !PUBLIC_URL?.startsWith('https:') &&
  !INSECURE_HTTP &&
  `HOST ${HOST} is open to the network, so PUBLIC_URL must be the https address that people use. To accept that passwords and health details travel unencrypted, set INSECURE_HTTP=on`

const adminPasswordIsOwn: Rule = ({ ADMIN_EMAIL, ADMIN_PASSWORD }) =>
  ADMIN_EMAIL !== undefined &&
  ADMIN_PASSWORD !== undefined &&
  ADMIN_PASSWORD.toLowerCase().includes(ADMIN_EMAIL.toLowerCase()) &&
  'ADMIN_PASSWORD must not contain ADMIN_EMAIL'

/** The key stands in the address of every call. */
const marketplaceKeyTravelsEncrypted: Rule = ({ CMS_MARKETPLACE_API_URL: url }) =>
  url.startsWith('http:') &&
  !isLoopback(new URL(url).hostname) &&
  'CMS_MARKETPLACE_API_URL must be an https address: the key would travel unencrypted'

/** Somebody's ZIP and the care they look for stand in the address of every call. */
const registryIsAskedEncrypted: Rule = ({ NPPES_URL: url }) =>
  url.startsWith('http:') &&
  !isLoopback(new URL(url).hostname) &&
  'NPPES_URL must be an https address: what people look for would travel unencrypted'

const RULES: readonly Rule[] = [
  together(['ADMIN_EMAIL', 'ADMIN_PASSWORD']),
  together(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
  demoStaysHome,
  plainHttpStaysHome,
  adminPasswordIsOwn,
  marketplaceKeyTravelsEncrypted,
  registryIsAskedEncrypted,
]

/** Settings that are well alone and wrong together. */
export const settingsConflicts = (values: Environment): readonly string[] => [
  ...RULES.map((rule) => rule(values)).filter((fault) => fault !== false),
  ...modelConflicts(values),
]
