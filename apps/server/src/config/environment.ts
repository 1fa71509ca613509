import { z } from 'zod'
import { GATED_FEATURES } from '@careway/domain/vocabulary/account-terms'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const YES = ['1', 'true', 'on', 'yes']
const NO = ['0', 'false', 'off', 'no']

const NPPES_REGISTRY_API = 'https://npiregistry.cms.hhs.gov/api'
const CMS_MARKETPLACE_API = 'https://marketplace.api.healthcare.gov/api/v1'

const words = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const optionalText = z.string().trim().optional()
const wholeNumber = (minimum: number, maximum: number, standard: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .int(`must be a whole number from ${minimum} to ${maximum}`)
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`)
    .default(standard)

const onOff = (standard: boolean) =>
  z
    .string()
    .toLowerCase()
    .refine((text) => [...YES, ...NO].includes(text), 'must be on or off')
    .transform((text) => YES.includes(text))
    .default(standard)

const address = (protocols: RegExp, wish: string) => z.url({ protocol: protocols, error: wish }).optional()

const publicUrl = address(/^https?$/, 'must be an http or https address').transform((text) => {
  if (text === undefined) return undefined
  return new URL(text).origin
})

const gatedFeatures = z
  .string()
  .default(GATED_FEATURES.join(','))
  .transform(words)
  .pipe(z.array(z.enum(GATED_FEATURES, `must be a list of: ${GATED_FEATURES.join(', ')}`)))

/** False, a number of proxies, or the addresses of those that may say who the caller is. */
const trustProxy = z
  .string()
  .default('off')
  .refine(
    (text) => !YES.slice(1).includes(text.toLowerCase()),
    'must be a number of proxies or their addresses: trusting everybody lets anybody pose as anyone',
  )
  .transform((text): false | number | readonly string[] => {
    if (NO.slice(1).includes(text.toLowerCase())) return false
    const count = Number(text)
    if (Number.isInteger(count)) return count > 0 ? count : false
    return words(text)
  })

const HEX_KEY = /^[0-9a-f]{64}$/i
const BASE64_KEY = /^[\w+/-]{43}=?$/
const dataKey = z
  .string()
  .refine(
    (text) => HEX_KEY.test(text) || BASE64_KEY.test(text),
    'must be 32 bytes, as 64 hexadecimal characters or as base64',
  )
  .optional()

/** Every setting there is, by the name of its variable. `.env.example` lists the same. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicUrl,
  TRUST_PROXY: trustProxy,
  INSECURE_HTTP: onOff(false),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'must be a postgresql:// address'),
  WEB_DIR: z.string().optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_DAYS: wholeNumber(1, 90, 7),
  SESSION_IDLE_HOURS: wholeNumber(1, 720, 24),
  DATA_KEY: dataKey,
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  PREMIUM_FEATURES: gatedFeatures,
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be more than 0').default(1),
  SMTP_URL: address(/^smtps?$/, 'must be an smtp:// or smtps:// address'),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  CMS_MARKETPLACE_API_KEY: optionalText,
  CMS_MARKETPLACE_API_URL: address(/^https?$/, 'must be an http or https address').default(CMS_MARKETPLACE_API),
  NPPES_LIVE: onOff(true),
  NPPES_URL: address(/^https?$/, 'must be an http or https address').default(NPPES_REGISTRY_API),
  DATA_AUTO_PULL: onOff(true),
  AI_PROVIDER: z
    .enum(['none', 'openai-compatible', 'ollama', 'anthropic'], 'must be none, openai-compatible, ollama or anthropic')
    .optional(),
  AI_BASE_URL: address(/^https?$/, 'must be an http or https address'),
  AI_MODEL: optionalText,
  AI_API_KEY: optionalText,
  AI_DAILY_LIMIT: wholeNumber(1, 10_000, 50),
  OIDC_ISSUER: address(/^https?$/, 'must be an http or https address'),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  LOG_LEVEL: z.enum(LEVELS, `must be one of: ${LEVELS.join(', ')}`).default('info'),
  PRODUCT_NAME: z.string().trim().min(1).max(60, 'must have at most 60 characters').default('Careway'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  SUPPORT_PHONE: optionalText,
  DEMO: onOff(false),
})

export type Environment = z.output<typeof environment>
export const SETTING_NAMES = Object.keys(environment.shape)
