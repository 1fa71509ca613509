import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packFolder } from './archive'
import { writeHeader } from './archive-header'
import { unpackFolder } from './unpack-archive'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'careway-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (...names: string[]) => join(folder, ...names)

describe('an archive', () => {
  it('gives back every byte, whatever the sizes', async () => {
    mkdirSync(at('from', 'base', 'empty'), { recursive: true })
    const sizes = [0, 1, 511, 512, 513, 200_000]
    for (const size of sizes) writeFileSync(at('from', 'base', String(size)), Buffer.alloc(size, size % 251))
    await packFolder(at('from'), at('copy.tar.gz'))
    await unpackFolder(at('copy.tar.gz'), at('to'))
    expect(readdirSync(at('to', 'base')).toSorted()).toEqual(readdirSync(at('from', 'base')).toSorted())
    for (const size of sizes)
      expect(readFileSync(at('to', 'base', String(size))).equals(Buffer.alloc(size, size % 251))).toBe(true)
  })

  it('leaves nothing half made behind', async () => {
    mkdirSync(at('copies'))
    await expect(packFolder(at('nowhere'), at('copies', 'copy.tar.gz'))).rejects.toThrow('ENOENT')
    expect(readdirSync(at('copies'))).toEqual([])
  })

  it('is refused when it was cut off', async () => {
    mkdirSync(at('from'))
    writeFileSync(at('from', 'file'), Buffer.alloc(100_000, 7))
    await packFolder(at('from'), at('copy.tar.gz'))
    const whole = readFileSync(at('copy.tar.gz'))
    writeFileSync(at('copy.tar.gz'), whole.subarray(0, whole.length - 20))
    await expect(unpackFolder(at('copy.tar.gz'), at('to'))).rejects.toThrow('unexpected end of file')
  })

  it('is refused when a header is damaged', async () => {
    const header = writeHeader({ name: 'file', kind: 'file', bytes: 0 })
    header[0] = 0x41
    writeFileSync(at('copy.tar.gz'), gzipSync(Buffer.concat([header, Buffer.alloc(1024)])))
    await expect(unpackFolder(at('copy.tar.gz'), at('to'))).rejects.toThrow('damaged')
  })

  it('is refused when it leads out of its folder', async () => {
    const header = writeHeader({ name: '../outside', kind: 'folder', bytes: 0 })
    writeFileSync(at('copy.tar.gz'), gzipSync(Buffer.concat([header, Buffer.alloc(1024)])))
    await expect(unpackFolder(at('copy.tar.gz'), at('to'))).rejects.toThrow('out of its folder')
  })
})
