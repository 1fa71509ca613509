import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './steps/install.mjs'

await ensureInstalled({ full: false })
const { evaluateTriage, evaluateCrisis, evaluateLay } = await import('./eval/safety.mjs')

const [subject, ...options] = process.argv.slice(2)
const valueOf = (name) => {
  const at = options.indexOf(`--${name}`)
  return at < 0 ? undefined : options[at + 1]
}
const folder = valueOf('data') ?? process.env.EVAL_DATA
const half = valueOf('half') ?? 'held-out'
const isVerbose = options.includes('--verbose')

/** 60 % to tune on, 40 % kept aside, by a hash of the identifier: the same on every machine and before any tuning. */
const halfOf = (id) =>
  Number.parseInt(createHash('sha256').update(String(id)).digest('hex').slice(0, 8), 16) % 100 < 60
    ? 'tune'
    : 'held-out'

const readSets = (prefixes) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && prefixes.some((prefix) => name.startsWith(prefix)))
    .sort()
    .map((name) => ({ name, items: JSON.parse(readFileSync(join(folder, name), 'utf8')).items ?? [] }))
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({ name, items: half === 'all' ? items : items.filter(({ id }) => halfOf(id) === half) }))

const SUBJECTS = {
  triage: async () => {
    if (!folder || !existsSync(folder)) {
      console.log('No development sets: pass --data FOLDER or set EVAL_DATA. Skipped.')
      return
    }
    console.log(`Triage, ${half} part of each set in ${folder}`)
    await evaluateTriage(readSets(['']), { isVerbose })
  },
  crisis: async () => evaluateCrisis({ isVerbose }),
  lay: async () => evaluateLay({ isVerbose }),
  letters: async () => (await import('./eval/letters.mjs')).evaluateLetters({ isVerbose }),
  retrieval: async () => (await import('./eval/retrieval.mjs')).evaluateRetrieval({ isVerbose }),
}

if (!(subject in SUBJECTS)) {
  console.error(
    `npm run eval -- ${Object.keys(SUBJECTS).join(' | ')} [--data FOLDER] [--half tune|held-out|all] [--verbose]`,
  )
  process.exitCode = 2
} else await SUBJECTS[subject]()
