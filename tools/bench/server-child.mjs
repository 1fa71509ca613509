import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'
import { environmentOf, residentMegabytes } from './server-process.mjs'

const LOOK_MILLISECONDS = 100
export const serverDist = join(repository, 'apps', 'server', 'dist')

const childOf = (store, words, stdio) => spawn(process.execPath, words, { env: environmentOf(store, 0), stdio })

/** Imports as the command line does. Answers how long it took, and the most memory the process held in MB. */
export async function importMeasured(store, source, path) {
  const began = performance.now()
  const words = [join(serverDist, 'data.js'), 'import', source, path]
  const child = childOf(store, words, ['ignore', 'ignore', 'inherit'])
  const ended = once(child, 'exit')
  let megabytes = 0
  while (child.exitCode === null && child.signalCode === null) {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid) ?? 0)
    await Promise.race([ended, pause(LOOK_MILLISECONDS)])
  }
  if (child.exitCode !== 0) throw new Error(`The import of ${source} broke off.`)
  return { seconds: (performance.now() - began) / 1000, megabytes }
}

/** Runs a file of this folder with the server's own source, and answers the one message that it sends. */
export async function messageFrom(store, name, words) {
  const program = await bundleWithServer(join(repository, 'tools', 'bench', name))
  const child = childOf(store, [program, ...words], ['ignore', 'inherit', 'inherit', 'ipc'])
  const ended = once(child, 'exit')
  const told = await Promise.race([once(child, 'message'), ended])
  await ended
  if (typeof told[0] !== 'object' || told[0] === null) throw new Error(`${name} broke off.`)
  return told[0]
}
