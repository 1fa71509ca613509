import type { z } from 'zod'
import type { GatedFeature } from '@careway/domain/vocabulary/account-terms'
import type { ProblemCode } from './problem'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: declared for every call, enforced by the server's mount. */
export type Access = 'public' | 'signed-in' | 'admin' | 'super-admin' | { readonly premium: GatedFeature }

type Shape = z.ZodObject | undefined

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Output extends z.ZodType = z.ZodType,
> {
  /** Feature and verb, such as `pathways.analyze`. */
  readonly id: string
  readonly method: HttpMethod
  /** With `{name}` for path parameters. */
  readonly path: `/api/${string}`
  readonly access: Access
  /**
   * True for a public call that any program and any site may make: it knows nobody, reads no cookie and keeps nothing.
   * Browsers are told so (CORS), and writes of other origins are let in.
   */
  readonly isForAnySite?: boolean
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** True where an empty request body means an empty object. */
  readonly bodyOptional?: boolean
  /** What a success answers, parsed before it is sent and when it arrives. */
  readonly output: Output
  /**
   * The fields of the body that the safety gate hears, dotted where they lie deeper. Where one tells of an emergency, a
   * refusal says whom to call.
   */
  readonly heard?: readonly string[]
  /**
   * What is sent bit by bit, by name of event, to a caller that asks for `text/event-stream`; `done` carries the whole
   * answer.
   */
  readonly events?: Readonly<Record<string, z.ZodType>>
  /** The status of a success, 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204
  /** Refusals beyond those that every call of its access and shape can give. */
  readonly problems?: readonly ProblemCode[]
}

type Parsed<S extends Shape> = S extends z.ZodType ? z.output<S> : Record<never, never>
type Sent<S extends Shape> = S extends z.ZodType ? z.input<S> : undefined

/** What the server's handler receives. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O>
    ? { readonly params: Parsed<P>; readonly query: Parsed<Q>; readonly body: Parsed<B> }
    : never

/** What the browser gives to `call`. */
export type EndpointRequest<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O>
    ? { readonly params?: Sent<P>; readonly query?: Sent<Q>; readonly body?: Sent<B>; readonly idempotencyKey?: string }
    : never

export type EndpointOutput<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer O> ? z.output<O> : never

export const defineEndpoint = <
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  Output extends z.ZodType = z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Output>,
): Endpoint<Params, Query, Body, Output> => endpoint
