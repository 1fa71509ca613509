import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildProgram, startProgram } from '../test-support/child-program'
import { FolderInUse, lockDirectory } from './directory-lock'
import { thisProcess, type LockOwner } from './lock-owner'

const NOW = new Date('2026-03-02T10:00:00Z')
const WATCH_MS = 60

let program: string
beforeAll(async () => {
  program = await buildProgram('hold-lock')
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'careway-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockPath = () => join(folder, 'database.lock')
const ownerOnFile = () => JSON.parse(readFileSync(lockPath(), 'utf8')) as LockOwner
const leave = (owner: LockOwner) => writeFileSync(lockPath(), JSON.stringify(owner))
/** An owner that was a process of this machine and is none any more. */
const deadOwner = (): LockOwner => ({
  ...thisProcess(NOW),
  pid: spawnSync(process.execPath, ['-e', '']).pid,
  token: 'dead',
})

describe('the lock of the data folder', () => {
  it('refuses a second process, and says who holds it and what to do', async () => {
    const lock = await lockDirectory(lockPath(), NOW)
    const second = startProgram(program, lockPath())
    await second.ended()
    expect(second.lines[0]).toContain(`in use by process ${process.pid} on`)
    expect(second.lines[0]).toContain('Stop that process first')
    expect(second.lines[0]).toContain(lockPath())
    lock.release()
  })

  it('refuses a second opening by the same process', async () => {
    const lock = await lockDirectory(lockPath(), NOW)
    await expect(lockDirectory(lockPath(), NOW)).rejects.toBeInstanceOf(FolderInUse)
    lock.release()
  })

  it('is free again after release, and release twice harms nobody', async () => {
    const first = await lockDirectory(lockPath(), NOW)
    first.release()
    const second = await lockDirectory(lockPath(), NOW)
    first.release()
    expect(existsSync(lockPath())).toBe(true)
    second.release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('takes over from an owner that was killed', async () => {
    const owner = startProgram(program, lockPath())
    expect(await owner.nextLine()).toBe('held')
    await owner.kill()
    expect(existsSync(lockPath())).toBe(true)
    const lock = await lockDirectory(lockPath(), NOW)
    expect(readdirSync(folder)).toEqual(['database.lock'])
    lock.release()
  })

  it('is released when its owner ends by itself', async () => {
    const owner = startProgram(program, lockPath())
    await owner.nextLine()
    owner.process.kill('SIGUSR2')
    await owner.ended()
    expect(readdirSync(folder)).toEqual([])
  })

  it.runIf(process.platform === 'linux')('is not fooled by another process with the dead owner’s number', async () => {
    leave({ ...thisProcess(NOW), processStart: '1', token: 'dead' })
    const lock = await lockDirectory(lockPath(), NOW)
    expect(ownerOnFile().token).not.toBe('dead')
    lock.release()
  })

  it('goes to exactly one of many that find a dead owner', async () => {
    leave(deadOwner())
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(lockPath(), NOW)))
    const winners = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(winners).toHaveLength(1)
    winners[0]?.release()
  })

  it('goes to exactly one of many processes that find a dead owner', async () => {
    leave(deadOwner())
    const contenders = Array.from({ length: 6 }, () => startProgram(program, lockPath()))
    const words = await Promise.all(contenders.map((contender) => contender.nextLine()))
    expect(words.filter((word) => word === 'held')).toHaveLength(1)
    await Promise.all(contenders.map((contender) => contender.kill()))
  })

  it('takes over a takeover whose maker died in the middle', async () => {
    leave(deadOwner())
    writeFileSync(join(folder, 'database.lock.claim-dead'), JSON.stringify({ ...deadOwner(), token: 'dead-too' }))
    const lock = await lockDirectory(lockPath(), NOW)
    expect(readdirSync(folder)).toEqual(['database.lock'])
    lock.release()
  })

  it('takes over from an owner out of sight that shows no sign of life', async () => {
    leave({ ...thisProcess(NOW), host: 'another-machine', token: 'far' })
    const lock = await lockDirectory(lockPath(), NOW, thisProcess(NOW), WATCH_MS)
    expect(ownerOnFile()).toMatchObject({ pid: process.pid, host: hostname() })
    lock.release()
  })

  it('refuses while an owner out of sight is alive', async () => {
    leave({ ...thisProcess(NOW), host: 'another-machine', token: 'far' })
    let beats = 0
    const beat = setInterval(() => utimesSync(lockPath(), (beats += 1), beats), WATCH_MS / 6)
    await expect(lockDirectory(lockPath(), NOW, thisProcess(NOW), WATCH_MS)).rejects.toThrow('another-machine')
    clearInterval(beat)
  })

  it('takes over a lock that was cut off while it was written', async () => {
    writeFileSync(lockPath(), '{"pid": 1')
    const lock = await lockDirectory(lockPath(), NOW, thisProcess(NOW), WATCH_MS)
    expect(ownerOnFile().pid).toBe(process.pid)
    lock.release()
  })
})
