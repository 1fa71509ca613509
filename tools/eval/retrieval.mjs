import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { repository } from '../steps/process.mjs'

const bundled = join(repository, '.cache', 'eval', 'retrieval.mjs')

async function loadReports() {
  const bundle = await rolldown({ input: join(repository, 'tools/eval/retrieval.entry.ts'), platform: 'node' })
  await bundle.write({ file: bundled, format: 'esm' })
  await bundle.close()
  return import(pathToFileURL(bundled).href)
}

/** Wilson score interval, 95 %. */
function interval(right, total) {
  if (total === 0) return 'none'
  const z = 1.959964
  const share = right / total
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total)
  const reach = (z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))) / (1 + z ** 2 / total)
  const percent = (value) => (100 * value).toFixed(1)
  return `${right} of ${total} = ${percent(share)} % (${percent(Math.max(0, middle - reach))} to ${percent(Math.min(1, middle + reach))})`
}

/** Prints how the search does on the questions it was tuned on and on those kept aside. */
export async function evaluateRetrieval({ isVerbose = false } = {}) {
  const { retrievalReports } = await loadReports()
  for (const report of retrievalReports()) {
    const { set, language, questions, first, amongThree, answered, foreign, turnedDown, misses } = report
    console.log(`Retrieval, ${set}, ${language}`)
    console.log(`  right card first        ${interval(first, questions)}`)
    console.log(`  right card among three  ${interval(amongThree, questions)}`)
    console.log(`  answered                ${interval(answered, questions)}`)
    console.log(`  foreign, turned down    ${interval(turnedDown, foreign)}`)
    if (isVerbose) for (const miss of misses) console.log(`    ${miss}`)
  }
}
