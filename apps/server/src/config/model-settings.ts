import type { Environment } from './environment'
import { isLoopback } from './loopback'

export const MODEL_PROVIDERS = ['openai-compatible', 'ollama', 'anthropic'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** The language model that may be asked. Its key is a secret and stands with those. */
export interface ModelSettings {
  readonly provider: ModelProvider
  /** Without a slash at the end, with the version that the provider's calls lie under: `https://ai.example.org/v1`. */
  readonly baseUrl: string
  readonly model: string
  /** True where what people write never leaves this machine. */
  readonly isLocal: boolean
  /** How often it may be asked for one person on a day. */
  readonly dailyLimit: number
}

const STANDARD_ADDRESSES: Partial<Record<ModelProvider, string>> = {
  ollama: 'http://127.0.0.1:11434/v1',
  anthropic: 'https://api.anthropic.com/v1',
}

/** All three answer under `/v1` when nothing else is said. */
function withVersion(address: string): string {
  const url = new URL(address)
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path === '' ? '/v1' : path}`
}

type Chosen = Pick<Environment, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY'>

export const chosenProvider = ({ AI_PROVIDER: chosen }: Chosen): ModelProvider | undefined =>
  chosen === 'none' ? undefined : chosen

export function modelSettingsOf(values: Chosen & Pick<Environment, 'AI_DAILY_LIMIT'>): ModelSettings | undefined {
  const provider = chosenProvider(values)
  const address = provider && (values.AI_BASE_URL ?? STANDARD_ADDRESSES[provider])
  if (!provider || !address || !values.AI_MODEL) return undefined
  const baseUrl = withVersion(address)
  return {
    provider,
    baseUrl,
    model: values.AI_MODEL,
    isLocal: isLoopback(new URL(baseUrl).hostname),
    dailyLimit: values.AI_DAILY_LIMIT,
  }
}

/** Settings without the one that gives them a meaning. */
function strayFaults({ AI_PROVIDER, AI_BASE_URL, AI_MODEL, AI_API_KEY }: Chosen): readonly string[] {
  const isMeant = [AI_BASE_URL, AI_MODEL, AI_API_KEY].some((value) => value !== undefined)
  return isMeant && AI_PROVIDER === undefined
    ? ['AI_PROVIDER is missing: AI_BASE_URL, AI_MODEL and AI_API_KEY mean nothing without it']
    : []
}

/** What is wrong with the model's settings taken together. */
export function modelConflicts(values: Chosen & Pick<Environment, 'INSECURE_HTTP'>): readonly string[] {
  const provider = chosenProvider(values)
  if (!provider) return strayFaults(values)
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: key } = values
  return [
    !model && `AI_MODEL must name the model that ${provider} is to use`,
    provider === 'openai-compatible' && !address && 'AI_BASE_URL must be set for openai-compatible',
    provider === 'anthropic' && !key && 'AI_API_KEY must be set for anthropic',
    address !== undefined && addressFault(new URL(address), values.INSECURE_HTTP),
  ].filter((fault) => typeof fault === 'string')
}

function addressFault(url: URL, acceptsPlain: boolean): string | false {
  if (url.username || url.password || url.search || url.hash)
    return 'AI_BASE_URL must hold no name, password, query or fragment: the key goes into AI_API_KEY'
  const isOpen = url.protocol === 'http:' && !isLoopback(url.hostname) && !acceptsPlain
  return (
    isOpen &&
    'AI_BASE_URL must be an https address: what people write would travel unencrypted. To accept that, set INSECURE_HTTP=on'
  )
}
