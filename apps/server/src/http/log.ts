import { pino, type DestinationStream, type Logger } from 'pino'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SECRETS = [
  'password',
  'currentPassword',
  'token',
  'email',
  'cookie',
  'authorization',
  'apiKey',
  'modelKey',
  'body',
]

const codeOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
    ? value.code
    : undefined

const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')

/** A database error repeats the values it was given: only what comes before them is kept. */
const safeMessage = (message: string) => message.split(/\nparams:|\n/)[0]!.slice(0, 300)

/** An error as it may be written down: its kind, code and place in the code, never the values it was about. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  return {
    type: error.name,
    code: codeOf(error) ?? codeOf(cause),
    message: safeMessage(error.message),
    stack: framesOf(error),
  }
}

/** Structured lines on standard error: no bodies, no query strings, no health details. */
export function createLog(level: LogLevel, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
      serializers: { err: describeError, error: describeError },
    },
    destination,
  )
}
