import { readSettings } from '../config/settings'
import { webFolder } from './bundled-files'
import { stopOnSignal } from './graceful-stop'
import { startServer } from './start-server'

const PATIENCE_MS = 20_000

/** What went wrong, for a person: the words of the fault, without its place in the code. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program. Stop that one, or set PORT to another number.'
  }
  return error.message
}

function refuseToStart(lines: readonly string[]): never {
  console.error(['', 'The server did not start:', ...lines.map((line) => `- ${line}`), ''].join('\n'))
  process.exit(1)
}

const result = readSettings(process.env, webFolder())
if (result.kind === 'wrong') refuseToStart(result.faults)
const running = await startServer(result.settings, console.log).catch((error: unknown) =>
  refuseToStart([inWords(error)]),
)
console.log(running.lines.join('\n'))
stopOnSignal(async () => {
  console.log('Stopping: finishing what is under way.')
  await running.stop()
}, PATIENCE_MS)
