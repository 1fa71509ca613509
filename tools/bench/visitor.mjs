import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

function send(options, text) {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const outgoing = request(options, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          text: Buffer.concat(chunks).toString(),
          cookies: answer.headers['set-cookie'] ?? [],
          milliseconds: performance.now() - began,
        }),
      )
      answer.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

/** Somebody with a browser: one connection that stays open, and the cookies they were given. */
export function openVisitor(baseUrl) {
  const { hostname, port, origin } = new URL(baseUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let cookie

  /** Answers the JSON and how long it took. @throws when the answer is not a success. */
  const call = async (method, path, body) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      origin,
      'accept-language': 'en',
      ...(cookie && { cookie }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const answer = await send({ agent, hostname, port, method, path, headers }, text)
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
    for (const each of answer.cookies) cookie = each.split(';', 1)[0]
    return { json: JSON.parse(answer.text), milliseconds: answer.milliseconds }
  }
  return { call, cookie: () => cookie, leave: () => agent.destroy() }
}
