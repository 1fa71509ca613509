import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './steps/build.mjs'
import { findBrowser } from './steps/find-browser.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { repository, run, runInstalled } from './steps/process.mjs'
import { createReport, playwrightTotals, vitestTotals } from './steps/test-report.mjs'

const WORKSPACES = ['packages/domain', 'packages/contracts', 'packages/i18n', 'apps/server', 'apps/web', 'e2e']
const reports = join(repository, '.cache', 'reports')
const report = createReport()

async function check(name, work) {
  console.log(`\n── ${name}`)
  try {
    await work()
    report.add({ passed: 1 })
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    report.add({ failed: 1 })
  }
}

/** Runs a test runner that writes a JSON report, and adds what it counted. */
async function suite(name, file, totals, work) {
  console.log(`\n── ${name}`)
  const path = join(reports, file)
  rmSync(path, { force: true })
  try {
    await work(path)
    report.add(totals(JSON.parse(readFileSync(path, 'utf8'))))
  } catch (fault) {
    console.error(`${name} did not finish: ${fault instanceof Error ? fault.message : fault}`)
    report.add({ failed: 1 })
  }
}

const vitest = (project) =>
  suite(`${project} tests`, `${project}.json`, vitestTotals, (path) =>
    runInstalled(
      'vitest/vitest.mjs',
      ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      { mayFail: true },
    ),
  )

async function browserJourneys() {
  const browser = await findBrowser()
  await suite('browser journeys', 'journeys.json', playwrightTotals, (path) =>
    runInstalled('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
      mayFail: true,
      env: { ...browser.env, CHROME_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: path },
    }),
  )
}

await ensureInstalled({ full: true })
mkdirSync(reports, { recursive: true })
await run(process.execPath, ['tools/write-zip-codes.mjs'])

await check('lint', () => runInstalled('oxlint/bin/oxlint', ['--deny-warnings']))
for (const workspace of WORKSPACES) {
  await check(`types of ${workspace}`, () => runInstalled('typescript/bin/tsc', ['-p', workspace]))
}
await check('architecture', () => run(process.execPath, ['tools/check-architecture.mjs']))
await check('messages', () => run(process.execPath, ['tools/check-messages.mjs']))
await check('unused files and exports', () => runInstalled('knip/bin/knip.js', ['--no-progress']))
await vitest('unit')
await vitest('db')
await check('build', () => ensureBuilt())
await browserJourneys()

process.exitCode = report.close() ? 0 : 1
