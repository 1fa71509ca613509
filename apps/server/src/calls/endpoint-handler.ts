import type { Endpoint, EndpointInput, EndpointOutput } from '@careway/contracts/kit/endpoint'
import type { FieldFault } from '@careway/contracts/kit/field-issue'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Caller } from '../ports/caller'

/** What a handler may do to the browser's session. */
export interface SessionDoor {
  /**
   * Ends the present session, if any, and begins another under a new secret.
   * @param passwordHash the one that was proven: where it has changed since, or the person is gone, none begins
   * @returns whether one began
   */
  begin(userId: string, passwordHash?: string): Promise<boolean>
  end(): Promise<void>
}

interface CallBase<E> {
  readonly input: EndpointInput<E>
  /** From `Accept-Language`. */
  readonly locale: OfferedLocale
  /** Who is calling, as a key for limits: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string
  readonly idempotencyKey: string | undefined
  readonly session: SessionDoor
  /** Adds a header to the answer. */
  header(name: string, value: string): void
  /** Aborted when the caller goes away before the answer is whole, and when the server stops. */
  readonly signal: AbortSignal
}

export interface SignedInCall<E = Endpoint> extends CallBase<E> {
  readonly caller: Caller
}

export interface OpenCall<E = Endpoint> extends CallBase<E> {
  /** Looked up only when asked for. */
  findCaller(): Promise<Caller | undefined>
}

export type AnyCall = SignedInCall & OpenCall

/**
 * What a shape alone can't tell of a body, such as a ZIP code that does not exist. Gets the body as it came, valid or
 * not, so that all that is wrong with it can be said at once.
 */
export type BodyCheck = (body: unknown) => readonly FieldFault[]

/** One event of a stream: its name in the contract, and what it carries. */
export interface StreamedEvent {
  readonly event: string
  readonly data: unknown
}

/** A contract with the handler that keeps it. */
export interface ServedEndpoint {
  readonly endpoint: Endpoint
  readonly check?: BodyCheck
  /** The answer, or a promise of it. */
  run(call: AnyCall): unknown
  /** The same answer bit by bit, for a caller that asks for `text/event-stream`. */
  stream?(call: AnyCall): AsyncIterable<StreamedEvent>
}

type Answer<E> = Promise<EndpointOutput<E>> | EndpointOutput<E>

/** For calls that need a signed-in person. The mount has checked access before the handler runs. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: (call: SignedInCall<E>) => Answer<E>,
  check?: BodyCheck,
): ServedEndpoint {
  if (endpoint.access === 'public') throw new TypeError(`${endpoint.id} is public: use serveOpenly`)
  return { endpoint, ...(check ? { check } : {}), run: (call) => handler(call as unknown as SignedInCall<E>) }
}

/** For public calls. */
export function serveOpenly<E extends Endpoint>(
  endpoint: E,
  handler: (call: OpenCall<E>) => Answer<E>,
  check?: BodyCheck,
): ServedEndpoint {
  if (endpoint.access !== 'public') throw new TypeError(`${endpoint.id} is not public: use serve`)
  return { endpoint, ...(check ? { check } : {}), run: (call) => handler(call as unknown as OpenCall<E>) }
}

/** For calls that can also be answered bit by bit. What the stream throws before its first event is an ordinary refusal. */
export function serveStreaming<E extends Endpoint>(
  endpoint: E,
  handler: (call: SignedInCall<E>) => Answer<E>,
  stream: (call: SignedInCall<E>) => AsyncIterable<StreamedEvent>,
): ServedEndpoint {
  if (!endpoint.events) throw new TypeError(`${endpoint.id} names no events: use serve`)
  return { ...serve(endpoint, handler), stream: (call) => stream(call as unknown as SignedInCall<E>) }
}
