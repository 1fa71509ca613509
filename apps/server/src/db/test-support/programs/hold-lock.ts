import { lockDirectory } from '../../pglite/directory-lock'

/** Takes the lock named on the command line and keeps it, or says why not. */
try {
  await lockDirectory(process.argv[2] ?? '', new Date())
  process.on('SIGUSR2', () => process.exit(0))
  process.stdout.write('held\n')
  setInterval(() => undefined, 1_000)
} catch (fault) {
  process.stdout.write(`refused: ${(fault as Error).message}\n`)
}
