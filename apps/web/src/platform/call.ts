import type { Endpoint, EndpointOutput, EndpointRequest } from '@careway/contracts/kit/endpoint'
import { problemBody, type ProblemBody, type ProblemCode } from '@careway/contracts/kit/problem'

/** A refused or failed call. The text is the status, a colon and the body, as every screen reports it. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly status: number,
    readonly bodyText: string,
    readonly problem: ProblemBody | undefined,
    readonly retryAfterSeconds: number | undefined,
  ) {
    super(`${status}: ${bodyText}`)
  }
}

/** The session is missing or over. A wrong password at sign-in has the same status and is not meant. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof CallError && error.status === 401 && error.problem?.code !== 'credentials_wrong'

/** Why a call was refused, where the server said. */
export const problemCode = (error: unknown): ProblemCode | undefined =>
  error instanceof CallError ? error.problem?.code : undefined

/** What the server said, in the reader's language; `fallback` where it said nothing. */
export const problemMessage = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.problem ? error.problem.message : fallback

function urlOf(endpoint: Endpoint, request: { params?: object; query?: object }): string {
  const params = request.params as Record<string, unknown> | undefined
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
  const query = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return query.length ? `${path}?${new URLSearchParams(query.map(([key, value]) => [key, String(value)]))}` : path
}

async function refusal(response: Response): Promise<CallError> {
  const text = (await response.text()) || response.statusText
  let problem: ProblemBody | undefined
  try {
    problem = problemBody.parse(JSON.parse(text))
  } catch {
    problem = undefined
  }
  const retryAfter = Number(response.headers.get('retry-after'))
  return new CallError(response.status, text, problem, retryAfter > 0 ? retryAfter : undefined)
}

/** Builds the address, sends, and throws what was refused. Never cached. */
export async function send<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  signal?: AbortSignal,
  accept = 'application/json',
) {
  const { body, idempotencyKey } = request as { body?: unknown; idempotencyKey?: string }
  const headers: Record<string, string> = {
    accept,
    'accept-language': document.documentElement.lang,
  }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const response = await fetch(urlOf(endpoint, request as { params?: object; query?: object }), {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw await refusal(response)
  return response
}

/** Makes one call, and parses the answer by its contract. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E> = {} as EndpointRequest<E>,
  signal?: AbortSignal,
): Promise<EndpointOutput<E>> {
  const response = await send(endpoint, request, signal)
  return endpoint.output.parse(await response.json()) as EndpointOutput<E>
}

/** One page of a list that goes on. */
export interface Page<Items> {
  readonly items: Items
  /** What to ask the next page with; undefined at the end. */
  readonly cursor: string | undefined
}

/** The cursor in a `Link` header's next address. */
export function nextCursorOf(link: string | null): string | undefined {
  const next = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return (next && new URLSearchParams(next.split('?')[1]).get('cursor')) || undefined
}

/** The same for a list, with the way to its next page. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  signal?: AbortSignal,
): Promise<Page<EndpointOutput<E>>> {
  const response = await send(endpoint, request, signal)
  const items = endpoint.output.parse(await response.json()) as EndpointOutput<E>
  return { items, cursor: nextCursorOf(response.headers.get('link')) }
}
