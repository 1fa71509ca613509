import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { atMost, figure } from './figures.mjs'

const CALLERS = 200
const LIMIT_SECONDS = 20
const PATIENCE_MS = 30_000

const HALF_A_HEAD = 'POST /api/feedback HTTP/1.1\r\nHost: slow.example.org\r\n'
const HEAD_WITHOUT_BODY = `${HALF_A_HEAD}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`

/** Says a byte a second and never ends. Answers after how many seconds the server hung up. */
async function callSlowly({ hostname, port }, opening) {
  const began = performance.now()
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.resume().write(opening)
  while (!socket.destroyed && performance.now() - began < PATIENCE_MS) {
    await pause(1000)
    if (socket.writable) socket.write('x')
  }
  socket.destroy()
  return (performance.now() - began) / 1000
}

/** Half of them never end their headers, half never end their body. */
export async function benchSlowCallers({ baseUrl }) {
  const address = new URL(baseUrl)
  const seconds = await Promise.all(
    Array.from({ length: CALLERS }, (_, number) => callSlowly(address, number % 2 ? HALF_A_HEAD : HEAD_WITHOUT_BODY)),
  )
  const longest = Math.max(...seconds)
  figure(
    `${CALLERS} callers too slow, the last is sent off after`,
    `${longest.toFixed(0)} s`,
    atMost(longest, LIMIT_SECONDS, 's'),
  )
}
