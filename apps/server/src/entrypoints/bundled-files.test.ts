import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { webFolder } from './bundled-files'

afterEach(() => vi.restoreAllMocks())

it('the web app is found wherever the server is started from', () => {
  vi.spyOn(process, 'cwd').mockReturnValue('/somewhere/else')
  const apps = fileURLToPath(new URL('../../../', import.meta.url))
  expect(webFolder()).toBe(resolve(apps, 'web/dist'))
})
