import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../http/log'
import { readAccuracyRecord } from './accuracy-record'

const folder = mkdtempSync(join(tmpdir(), 'careway-accuracy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const lines: string[] = []
const log = createLog('error', { write: (line) => void lines.push(line) })
const kept = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

it('is what the build wrote', () => {
  const record = { ranOn: '2026-11-21', version: '0.1.0', suites: [{ id: 'a', cases: 2, passed: 2, failures: [] }] }
  expect(readAccuracyRecord(kept('whole.json', JSON.stringify(record)), log)).toEqual(record)
})

it('is nothing where there was no run, and a line in the log where it is spoilt', () => {
  expect(readAccuracyRecord(join(folder, 'none.json'), log)).toBeNull()
  expect(lines).toEqual([])
  expect(readAccuracyRecord(kept('half.json', '{"ranOn":'), log)).toBeNull()
  expect(lines).toHaveLength(1)
})
