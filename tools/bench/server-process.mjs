import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { repository } from '../steps/process.mjs'

const dist = join(repository, 'apps', 'server', 'dist')
const PATIENCE_MS = 60_000

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/**
 * @param {{ dataFolder: string, databaseUrl?: string, settings?: Record<string, string> }} store where the server keeps
 *   what it knows, and what else it is told
 */
export const environmentOf = ({ dataFolder, databaseUrl, settings }, port) => {
  const { DATABASE_URL: _own, ...inherited } = process.env
  return {
    ...inherited,
    CI: '1',
    NPPES_LIVE: 'off',
    NODE_ENV: 'production',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'info',
    DATA_DIR: dataFolder,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  }
}

const answers = async (url) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

/**
 * Starts a server in a process of its own and waits for its first answer.
 * @param words the program and its arguments; the built server when left out
 */
export async function startServer(store, words = [process.execPath, join(dist, 'serve.js')]) {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const began = performance.now()
  const [program, ...rest] = words
  const child = spawn(program, rest, {
    cwd: repository,
    env: environmentOf(store, port),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  while (!(await answers(`${baseUrl}/api/health`))) {
    if (child.exitCode !== null) throw new Error(`${words.join(' ')} ended with ${child.exitCode} before it answered.`)
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${words.join(' ')} did not answer.`)
    await pause(5)
  }
  return { baseUrl, pid: child.pid, startMilliseconds: performance.now() - began, stop: () => stopChild(child) }
}

/** What a process holds in memory, in MB of 1,000,000 bytes. Nothing where the system has no `ps`. */
export function residentMegabytes(pid) {
  try {
    return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6
  } catch {
    return undefined
  }
}

/** Loads a file of hospitals as the command line does. */
export const importHospitals = (store, path) =>
  execFileSync(process.execPath, [join(dist, 'data.js'), 'import', 'cms-hospitals', path], {
    env: environmentOf(store, 0),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
