import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bundleFile } from './bundle-file'
import { zipOf } from './zip.fixture'

const folder = mkdtempSync(join(tmpdir(), 'careway-bundle-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function textOf(path: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of bundleFile(path, 'rates.csv').open()) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('reads a CSV file, a zip, and a link to either', async () => {
  const paths = ['plain.csv', 'packed.zip', 'link.csv'].map((name) => join(folder, name))
  const [plain = '', packed = '', link = ''] = paths
  writeFileSync(plain, 'a,b\n')
  writeFileSync(packed, zipOf([{ name: '../../etc/rates.csv', text: 'a,b\n' }]))
  symlinkSync(plain, link)
  expect(await Promise.all(paths.map(textOf))).toEqual(['a,b\n', 'a,b\n', 'a,b\n'])
})

it('refuses a folder, a link to nothing, a device, and a pipe that nobody writes to', async () => {
  const made = ['folder.csv', 'dangling.csv', 'endless.csv', 'pipe.csv'].map((name) => join(folder, name))
  const [inner = '', dangling = '', endless = '', pipe = ''] = made
  mkdirSync(inner)
  symlinkSync(join(folder, 'nothing'), dangling)
  symlinkSync('/dev/zero', endless)
  execFileSync('mkfifo', [pipe])
  for (const path of made) await expect(textOf(path)).rejects.toThrow('not a file that can be read')
})
