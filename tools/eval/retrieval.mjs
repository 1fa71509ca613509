import { interval } from './interval.mjs'
import { loadSource } from './load-source.mjs'

/** Prints how the search does on questions that it has not learned from. */
export async function evaluateRetrieval({ isVerbose = false } = {}) {
  const { retrievalReports } = await loadSource('retrieval', 'tools/eval/retrieval.entry.ts')
  for (const report of retrievalReports()) {
    const { language, questions, first, shown, answered, foreign, turnedDown, misses } = report
    console.log(`Retrieval, ${language}`)
    console.log(`  right card first        ${interval(first, questions)}`)
    console.log(`  right card among shown  ${interval(shown, questions)}`)
    console.log(`  answered                ${interval(answered, questions)}`)
    console.log(`  foreign, turned down    ${interval(turnedDown, foreign)}`)
    if (isVerbose) for (const miss of misses) console.log(`    ${miss}`)
  }
}
