import { interval } from './interval.mjs'
import { loadSource } from './load-source.mjs'

/** Prints how the search does on the questions it was tuned on and on those kept aside. */
export async function evaluateRetrieval({ isVerbose = false } = {}) {
  const { retrievalReports } = await loadSource('retrieval', 'tools/eval/retrieval.entry.ts')
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
