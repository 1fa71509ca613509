import { interval } from './interval.mjs'
import { loadSource } from './load-source.mjs'

const TITLES = {
  kind: 'letter as meant, or asked',
  planType: 'kind of plan, or asked',
  denialReason: 'reason of the denial, or asked',
  program: 'program, or asked',
  factsFound: 'facts of the text found',
  factsRight: 'facts taken that are right',
  deadline: 'last day',
  gaps: 'blanks listed',
}

/** Prints what is heard in texts that ask for a letter: those the phrases were written against, and those kept aside. */
export async function evaluateLetters({ isVerbose = false } = {}) {
  const { evaluateLetters: evaluate, LETTER_SETS } = await loadSource(
    'letters',
    'packages/domain/src/letters/evaluate-letters.ts',
  )
  for (const set of LETTER_SETS) {
    const { examples, counts, misses } = evaluate(set)
    console.log(`Letters, ${set}, ${examples} texts`)
    for (const [measure, title] of Object.entries(TITLES))
      console.log(`  ${title.padEnd(32)} ${interval(counts[measure].right, counts[measure].total)}`)
    if (isVerbose) for (const miss of misses) console.log(`    ${miss}`)
  }
}
