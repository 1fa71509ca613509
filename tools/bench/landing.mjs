import { pathToFileURL } from 'node:url'
import lighthouse from 'lighthouse'
import * as chromeLauncher from 'chrome-launcher'
import { BROWSER_ARGUMENTS, findBrowser } from '../steps/find-browser.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The limits of the landing page, printed beside what was measured. */
const LIMITS = { score: 97, paintSeconds: 1.4, scriptKilobytes: 90 }

const inKilobytes = (bytes) => bytes / 1000

/** What one run of Lighthouse on its phone over slow 4G says. Sizes are as sent over the network. */
function readings({ categories, audits }) {
  const requests = audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    paintSeconds: audits['largest-contentful-paint'].numericValue / 1000,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    blockingMilliseconds: audits['total-blocking-time'].numericValue,
    scriptKilobytes: inKilobytes(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)),
    allKilobytes: inKilobytes(requests.reduce((sum, { transferSize }) => sum + transferSize, 0)),
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}

const line = (name, value, limit = '') => console.log(`  ${name.padEnd(34)}${value.padStart(10)}   ${limit}`)

function print(address, found) {
  console.log(`Landing page ${address} (Lighthouse, phone, slow 4G)`)
  for (const [name, score] of Object.entries(found.scores)) line(name, String(score), `>= ${LIMITS.score}`)
  line('largest contentful paint', `${found.paintSeconds.toFixed(2)} s`, `<= ${LIMITS.paintSeconds} s`)
  line('cumulative layout shift', found.layoutShift.toFixed(3))
  line('total blocking time', `${Math.round(found.blockingMilliseconds)} ms`)
  line('JavaScript before an interaction', `${found.scriptKilobytes.toFixed(1)} kB`, `<= ${LIMITS.scriptKilobytes} kB`)
  line('everything sent', `${found.allKilobytes.toFixed(1)} kB`)
  if (found.failed.length) line('failed checks', found.failed.join(', '))
}

async function measure(address, port) {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
  return readings(result.lhr)
}

/**
 * Runs Lighthouse on the start page of a running server, prints the run with the middle paint beside the limits, and
 * answers it. A busy machine paints late: one run alone says little.
 */
export async function benchLanding(baseUrl, { path = '/', runs = 3 } = {}) {
  const browser = await findBrowser()
  const chrome = await chromeLauncher.launch({
    chromePath: browser.path,
    envVars: browser.env,
    chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS],
  })
  try {
    const address = new URL(path, baseUrl).href
    const found = []
    for (let run = 0; run < runs; run += 1) found.push(await measure(address, chrome.port))
    found.sort((a, b) => a.paintSeconds - b.paintSeconds)
    const middle = found[Math.floor(found.length / 2)]
    print(address, middle)
    line('paint in all runs', found.map(({ paintSeconds }) => paintSeconds.toFixed(2)).join(' '), 's')
    return middle
  } finally {
    await chrome.kill()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await benchLanding(process.argv[2] ?? 'http://127.0.0.1:3000', { path: process.argv[3] })
}
