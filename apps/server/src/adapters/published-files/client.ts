import { UnexpectedAnswer } from './fetch-fault'

export interface ClientLimits {
  readonly answerMilliseconds: number
  readonly stallMilliseconds: number
  readonly largestBytes: number
}

export const ORDINARY_LIMITS: ClientLimits = {
  answerMilliseconds: 15_000,
  stallMilliseconds: 20_000,
  largestBytes: 250_000_000,
}

const MOST_REDIRECTS = 5

export interface OpenAnswer {
  readonly response: Response
  /** The body, ended with a fault when it stalls or grows beyond the limit. */
  readonly chunks: AsyncIterable<Uint8Array>
  readonly close: () => void
}

/** A redirect stays with the publisher, and never leaves encryption. */
function followed(from: URL, location: string | null): URL {
  const to = location && URL.canParse(location, from.href) ? new URL(location, from) : undefined
  if (!to) throw new UnexpectedAnswer(`${from.host} redirects to nowhere.`)
  if (to.host !== from.host || (from.protocol === 'https:' && to.protocol !== 'https:'))
    throw new UnexpectedAnswer(`${from.host} redirects to ${to.origin}, which is not the publisher.`)
  return to
}

async function request(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  let address = url
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(address, { headers, signal, redirect: 'manual' })
    if (response.status < 300 || response.status >= 400 || response.status === 304) return response
    await response.body?.cancel()
    address = followed(address, response.headers.get('location'))
  }
  throw new UnexpectedAnswer(`${url.host} redirects in circles.`)
}

/** Asks for an address. Every wait has an end, and so has the size of the answer. */
export async function open(
  url: URL,
  headers: Record<string, string>,
  limits: ClientLimits,
  stop?: AbortSignal,
): Promise<OpenAnswer> {
  const patience = new AbortController()
  const signal = stop ? AbortSignal.any([patience.signal, stop]) : patience.signal
  const waitAtMost = (milliseconds: number) =>
    setTimeout(() => patience.abort(new UnexpectedAnswer(`${url.host} does not answer.`)), milliseconds)
  let timer = waitAtMost(limits.answerMilliseconds)
  const close = () => {
    clearTimeout(timer)
    patience.abort()
  }
  async function* chunks(body: ReadableStream<Uint8Array> | null) {
    let bytes = 0
    for await (const chunk of body ?? []) {
      clearTimeout(timer)
      bytes += chunk.byteLength
      if (bytes > limits.largestBytes)
        throw new UnexpectedAnswer(`The file of ${url.host} is larger than ${limits.largestBytes / 1_000_000} MB.`)
      yield chunk
      timer = waitAtMost(limits.stallMilliseconds)
    }
  }
  try {
    const response = await request(url, headers, signal)
    return { response, chunks: chunks(response.body), close }
  } catch (fault) {
    close()
    throw fault
  }
}
