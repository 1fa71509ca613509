import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addFlushes } from './flushing-file-system'
import type { LogFlusher } from './log-flusher'

const SEGMENT = '/data/pg_wal/000000010000000000000001'

function bridgeOf(flusher: Partial<LogFlusher>, events: string[]) {
  const streams = {
    write: (stream: { node: { name: string } }) => events.push(`write ${stream.node.name}`),
    fsync: undefined as undefined | ((stream: { node: { name: string }; nfd: number }) => number),
  }
  const nodes = {
    rename: (node: { name: string }) => void events.push(`rename ${node.name}`),
    unlink: (_parent: { name: string }, name: string) => void events.push(`unlink ${name}`),
  }
  const bridge = {
    realPath: (node: { name: string }) => node.name,
    tryFSOperation: <T>(operation: () => T) => operation(),
    stream_ops: streams,
    node_ops: nodes,
  }
  addFlushes(bridge as Parameters<typeof addFlushes>[0], {
    postpone: (path) => void events.push(`postpone ${path}`),
    isBehind: () => true,
    settleNow: () => void events.push('settle'),
    release: () => void events.push('release'),
    settled: async () => undefined,
    ...flusher,
  })
  return { streams, nodes }
}

const streamOf = (name: string, nfd = -1) => ({ node: { name }, nfd })

describe('the flushing file system', () => {
  it('postpones a flush of the log', () => {
    const events: string[] = []
    bridgeOf({}, events).streams.fsync?.(streamOf(SEGMENT))
    expect(events).toEqual([`postpone ${SEGMENT}`])
  })

  it('does every other flush at once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'careway-test-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'pg_control')
    writeFileSync(file, '')
    const events: string[] = []
    const { streams } = bridgeOf({}, events)
    expect(streams.fsync?.(streamOf(file, openSync(file, 'r+')))).toBe(0)
    expect(events).toEqual([])
    expect(() => streams.fsync?.(streamOf(file, 1_000_000))).toThrow('EBADF')
  })

  it('lets no data page reach the disk before the log', () => {
    const events: string[] = []
    bridgeOf({}, events).streams.write(streamOf('/data/base/5/1259'))
    expect(events).toEqual(['settle', 'write /data/base/5/1259'])
  })

  it('holds up nothing while the log is on the disk, nor the log itself', () => {
    const events: string[] = []
    bridgeOf({ isBehind: () => false }, events).streams.write(streamOf('/data/base/5/1259'))
    bridgeOf({}, events).streams.write(streamOf(SEGMENT))
    expect(events).toEqual(['write /data/base/5/1259', `write ${SEGMENT}`])
  })

  it('lets go of a segment before it is renamed or deleted', () => {
    const events: string[] = []
    const { nodes } = bridgeOf({}, events)
    nodes.rename({ name: SEGMENT })
    nodes.unlink({ name: '/data/pg_wal' }, '000000010000000000000001')
    nodes.unlink({ name: '/data/base/5' }, '1259')
    expect(events).toEqual([
      'release',
      `rename ${SEGMENT}`,
      'release',
      'unlink 000000010000000000000001',
      'unlink 1259',
    ])
  })
})
