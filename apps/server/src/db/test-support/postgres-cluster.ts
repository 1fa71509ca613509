import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface PostgresCluster {
  readonly url: string
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** What the server keeps of its files in memory, such as `2GB`; PostgreSQL's own default is made for a small machine. */
  readonly sharedBuffers?: string
}

const SYSTEM_FOLDER = '/usr/lib/postgresql'
const START_ATTEMPTS = 100

/** The folder with `initdb` and `postgres` in it, where the machine has one. */
function findBinaries(): string | undefined {
  const versions = existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(SYSTEM_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: number('-u'), gid: number('-g') }
    } catch {
      // No such user here.
    }
  }
  return undefined
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const flags = (settings: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : ['-c', `${name}=${value}`]))

/** Starts a throw-away PostgreSQL on this machine's own address. Nothing where the machine has no PostgreSQL. */
export async function startPostgresCluster({ sharedBuffers }: ClusterOptions = {}): Promise<
  PostgresCluster | undefined
> {
  const binaries = findBinaries()
  if (!binaries) return undefined
  const user = otherUser()
  if (process.getuid?.() === 0 && !user) return undefined
  const folder = mkdtempSync('/tmp/careway-postgres-')
  if (user) chownSync(folder, user.uid, user.gid)
  const cluster = join(folder, 'cluster')
  const asUser = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  execFileSync(join(binaries, 'initdb'), ['-D', cluster, '-U', 'careway', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...asUser,
    stdio: 'ignore',
  })
  const port = await freePort()
  const settings = flags({ fsync: 'off', max_connections: '60', shared_buffers: sharedBuffers })
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', cluster, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings],
    { ...asUser, stdio: 'ignore' },
  )
  const url = `postgresql://careway@127.0.0.1:${port}/postgres`
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => {
        rmSync(folder, { recursive: true, force: true })
        resolve()
      })
      server.kill('SIGINT')
    })
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      return { url, stop }
    } catch {
      await pause(100)
    }
  }
  await stop()
  return undefined
}
