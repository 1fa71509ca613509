import type { z } from 'zod'
import type { CmsReply } from './client'
import { refusalResponse } from './response'
import { ServiceUnreachable } from '../kit/service-unreachable'

/** The application's own error numbers that we tell apart. */
export const TOO_FEW_PLANS = '1016'

export type ReadReply<T> =
  | { readonly kind: 'found'; readonly value: T }
  /** The service has no such thing, or does not serve it; its own error number, or the status. */
  | { readonly kind: 'refused'; readonly code: string }

/** @throws ServiceUnreachable for an answer of another shape: a proxy's page, or a service that has changed */
export function readReply<S extends z.ZodType>(reply: CmsReply, shape: S): ReadReply<z.output<S>> {
  if (reply.kind === 'refused') {
    const parsed = refusalResponse.safeParse(reply.body)
    return { kind: 'refused', code: parsed.success ? parsed.data.code : String(reply.status) }
  }
  const parsed = shape.safeParse(reply.body)
  if (!parsed.success) throw new ServiceUnreachable('unreadable-answer')
  return { kind: 'found', value: parsed.data }
}
