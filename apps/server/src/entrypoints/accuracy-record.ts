import { existsSync, readFileSync } from 'node:fs'
import { accuracyRecord, type AccuracyRecord } from '@careway/contracts/service/list-rules'
import type { Log } from '../ports/log'

/** How the worked cases came out when this was built; null where nothing was recorded. */
export function readAccuracyRecord(file: string, log: Log): AccuracyRecord | null {
  if (!existsSync(file)) return null
  try {
    return accuracyRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    log.error({ err: error }, 'the record of the worked cases can not be read')
    return null
  }
}
