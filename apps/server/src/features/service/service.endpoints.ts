import { getConfiguration, type Configuration } from '@careway/contracts/service/configuration'
import { getHealth } from '@careway/contracts/service/health'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { Log } from '../../ports/log'
import { serveRules, type RulesParts } from './serve-rules'

export interface ServiceParts extends RulesParts {
  readonly configuration: Configuration
  readonly database: 'pglite' | 'postgresql'
  /** Asks the database for an answer; fails when it gives none. */
  pingDatabase(): Promise<void>
  readonly log: Log
}

export const serviceEndpoints = (parts: ServiceParts): readonly ServedEndpoint[] => [
  serveOpenly(getHealth, async () => {
    try {
      await parts.pingDatabase()
    } catch (error) {
      parts.log.error({ err: error }, 'database is not reached')
      throw refuse('busy')
    }
    return { status: 'ok' as const, database: parts.database }
  }),
  serveOpenly(getConfiguration, () => parts.configuration),
  ...serveRules(parts),
]
