import { ServiceUnreachable } from './service-unreachable'

/** More than any answer we ask for. */
const LARGEST_BYTES = 8_000_000

/** @throws ServiceUnreachable when the body is too large or not JSON; the connection's own fault when it breaks off */
export async function readBody(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > LARGEST_BYTES) throw new ServiceUnreachable('too-large')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new ServiceUnreachable('unreadable-answer')
  }
}
