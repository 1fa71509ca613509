import { resolve } from 'node:path'
import type { GatedFeature } from '@careway/domain/vocabulary/account-terms'
import { environment, SETTING_NAMES, type Environment } from './environment'
import { modelSettingsOf, type ModelSettings } from './model-settings'
import { settingsConflicts } from './settings-conflicts'

/** Values that every page may show. Nothing else of the settings ever reaches a browser. */
export interface VisibleSettings {
  readonly productName: string
  readonly supportEmail: string | null
  readonly supportPhone: string | null
  readonly premiumFeatures: readonly GatedFeature[]
  readonly isDemo: boolean
}

/** Secrets as given. `keepSecrets` fills in the two that the server makes for itself. */
export interface GivenSecrets {
  readonly sessionSecret: string | undefined
  readonly dataKey: string | undefined
  readonly smtpUrl: string | undefined
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly openId: OpenIdSettings | undefined
  readonly cmsMarketplaceKey: string | undefined
  readonly modelKey: string | undefined
}

export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface Settings {
  readonly host: string
  readonly port: number
  /** Without a slash at the end, such as `https://care.example.org`. */
  readonly publicOrigin: string | undefined
  readonly isHttps: boolean
  readonly trustProxy: false | number | readonly string[]
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly webFolder: string
  readonly sessionDays: number
  readonly sessionIdleHours: number
  readonly rateLimitFactor: number
  readonly mailFrom: string | undefined
  readonly pullsData: boolean
  readonly cmsMarketplaceUrl: string
  /** Of the national provider registry; undefined where it is not to be asked. */
  readonly providerRegistryUrl: string | undefined
  /** Undefined where no language model is to be asked. */
  readonly model: ModelSettings | undefined
  readonly logLevel: Environment['LOG_LEVEL']
  readonly visible: VisibleSettings
  readonly secrets: GivenSecrets
}

export type SettingsResult =
  | { readonly kind: 'settings'; readonly settings: Settings }
  | { readonly kind: 'wrong'; readonly faults: readonly string[] }

const pairOf = (values: Environment) =>
  values.ADMIN_EMAIL && values.ADMIN_PASSWORD
    ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
    : undefined

const openIdOf = ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }: Environment) =>
  issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined

const visibleOf = (values: Environment): VisibleSettings => ({
  productName: values.PRODUCT_NAME,
  supportEmail: values.SUPPORT_EMAIL ?? null,
  supportPhone: values.SUPPORT_PHONE ?? null,
  premiumFeatures: values.PREMIUM_FEATURES,
  isDemo: values.DEMO,
})

const settingsOf = (values: Environment, isContinuousIntegration: boolean, builtWebFolder: string): Settings => ({
  host: values.HOST,
  port: values.PORT,
  publicOrigin: values.PUBLIC_URL,
  isHttps: values.PUBLIC_URL?.startsWith('https:') ?? false,
  trustProxy: values.TRUST_PROXY,
  dataFolder: resolve(values.DATA_DIR),
  databaseUrl: values.DATABASE_URL,
  webFolder: resolve(values.WEB_DIR ?? builtWebFolder),
  sessionDays: values.SESSION_DAYS,
  sessionIdleHours: values.SESSION_IDLE_HOURS,
  rateLimitFactor: values.RATE_LIMIT_FACTOR,
  mailFrom: values.MAIL_FROM,
  pullsData: values.DATA_AUTO_PULL && !isContinuousIntegration,
  cmsMarketplaceUrl: values.CMS_MARKETPLACE_API_URL,
  providerRegistryUrl: values.NPPES_LIVE ? values.NPPES_URL : undefined,
  model: modelSettingsOf(values),
  logLevel: values.LOG_LEVEL,
  visible: visibleOf(values),
  secrets: {
    sessionSecret: values.SESSION_SECRET,
    dataKey: values.DATA_KEY,
    smtpUrl: values.SMTP_URL,
    admin: pairOf(values),
    openId: openIdOf(values),
    cmsMarketplaceKey: values.CMS_MARKETPLACE_API_KEY,
    modelKey: values.AI_API_KEY,
  },
})

type Variables = Readonly<Record<string, string | undefined>>

/** An empty variable is an unset one, except where empty means something. */
const given = (variables: Variables) =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = variables[name]
      return value === undefined || (value.trim() === '' && name !== 'PREMIUM_FEATURES') ? [] : [[name, value]]
    }),
  )

/**
 * Reads the settings once, at boot. All that is wrong comes back at once, in words; secret values are never repeated.
 * @param builtWebFolder where the web app lies unless `WEB_DIR` says otherwise
 */
export function readSettings(variables: Variables, builtWebFolder = 'apps/web/dist'): SettingsResult {
  const parsed = environment.safeParse(given(variables))
  const faults = parsed.success
    ? settingsConflicts(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
  if (faults.length > 0 || !parsed.success) return { kind: 'wrong', faults }
  return {
    kind: 'settings',
    settings: settingsOf(
      parsed.data,
      Boolean(variables['CI']) && variables['DATA_AUTO_PULL'] === undefined,
      builtWebFolder,
    ),
  }
}
