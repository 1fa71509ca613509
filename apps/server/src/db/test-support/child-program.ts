import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { rolldown } from 'rolldown'

const repository = join(import.meta.dirname, '../../../../..')

const isOurs = (id: string) => id.startsWith('.') || id.startsWith('/') || id.startsWith('@careway/')

/** Makes a program of `programs/` runnable by plain Node. Answers its path. */
export async function buildProgram(name: string): Promise<string> {
  const folder = join(repository, '.cache', 'test-programs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.mjs`)
  const draft = `${file}.${process.pid}`
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'programs', `${name}.ts`),
    platform: 'node',
    external: (id) => !isOurs(id),
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  writeFileSync(draft, output[0].code)
  renameSync(draft, file)
  return file
}

export interface RunningProgram {
  readonly process: ChildProcess
  /** The lines it has said so far. */
  readonly lines: readonly string[]
  /** The next line it says. */
  nextLine(): Promise<string>
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
  /** Resolves when it has ended by itself. */
  ended(): Promise<void>
}

export function startProgram(file: string, ...words: readonly string[]): RunningProgram {
  const child = spawn(process.execPath, [file, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const exit = once(child, 'exit')
  const closed = once(reader, 'close')
  const ended = async () => {
    await exit
    await closed
  }
  return {
    process: child,
    lines,
    nextLine: async () => String((await once(reader, 'line'))[0]),
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended()
    },
  }
}
