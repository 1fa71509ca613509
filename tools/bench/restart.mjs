import { atMost, figure, median, note } from './figures.mjs'
import { startServer } from './server-process.mjs'

const LIMIT_SECONDS = 2
const STARTS = 5

const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`

async function startAndStop(store, words) {
  const server = await startServer(store, words)
  await server.stop()
  return server.startMilliseconds
}

/** From the start of the process to the first answer, on data that is there. */
export async function benchRestart(store) {
  const times = []
  for (let start = 0; start < STARTS; start += 1) times.push(await startAndStop(store))
  const middle = median(times)
  figure('restart to the first answer', inSeconds(middle), atMost(middle / 1000, LIMIT_SECONDS, 's'))
  note(`  all ${STARTS}`, times.map(inSeconds).join(' '))
  const whole = await startAndStop(store, [process.execPath, 'tools/start.mjs'])
  note('  with the checks of npm start before it', inSeconds(whole))
}
