import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const answers = (path, env) => {
  try {
    execFileSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore', env })
    return true
  } catch {
    return false
  }
}

/** A Chromium that ships inside an npm package, with the libraries that a bare machine lacks. */
async function packaged() {
  try {
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    const libraries = [join(dirname(path), 'al2023', 'lib'), join(dirname(path), 'al2023')].filter(existsSync)
    const env = {
      ...process.env,
      LD_LIBRARY_PATH: [...libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    }
    return answers(path, env) ? { path, env } : undefined
  } catch {
    return undefined
  }
}

/** A Chromium to test with: `CHROME_PATH`, the machine's own, or the one that npm brings. */
export async function findBrowser() {
  const own = [process.env.CHROME_PATH, ...usual].find((path) => path && existsSync(path) && answers(path, process.env))
  if (own) return { path: own, env: process.env }
  const found = await packaged()
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one (for example `apt-get install chromium`) or set CHROME_PATH to it.',
  )
}
