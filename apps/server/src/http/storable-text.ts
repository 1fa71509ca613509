import { fault } from '../calls/refusal'
import type { FieldFault } from '@careway/contracts/kit/field-issue'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The fields whose text holds the character U+0000, which PostgreSQL can't store. Takes parsed input: its depth is bounded. */
export function unstorableFields(value: unknown, path = ''): readonly FieldFault[] {
  if (typeof value === 'string') return value.includes('\0') ? [fault(path, 'format')] : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) => unstorableFields(each, path ? `${path}.${key}` : key))
}
