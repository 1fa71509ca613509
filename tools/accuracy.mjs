import { ensureInstalled } from './steps/install.mjs'

await ensureInstalled({ full: false })
const { recordAccuracy } = await import('./steps/accuracy.mjs')
const { suites } = await recordAccuracy()
const total = (name) => suites.reduce((sum, each) => sum + each[name], 0)
for (const { id, cases, passed, failures } of suites) {
  console.log(`${id}: ${passed} of ${cases}`)
  for (const name of failures) console.error(`  wrong: ${name}`)
}
console.log(`${total('passed')} of ${total('cases')} worked cases right`)
if (total('passed') !== total('cases') && !process.argv.includes('--record')) process.exitCode = 1
