import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { repository } from './process.mjs'

const bundled = join(repository, '.cache', 'eval', 'safety.mjs')

async function loadGate() {
  const bundle = await rolldown({
    input: join(repository, 'packages/domain/src/safety/safety-eval.ts'),
    platform: 'node',
  })
  await bundle.write({ file: bundled, format: 'esm' })
  await bundle.close()
  return import(pathToFileURL(bundled).href)
}

/** Levels that a set's own label allows. */
const ALLOWED = {
  routine: ['low', 'moderate'],
  urgent: ['high', 'urgent'],
  critical: ['urgent'],
  emergency: ['urgent'],
  high: ['high'],
  moderate: ['moderate'],
  low: ['low'],
  'self-care': ['low'],
}
const allowedFor = ({ acceptable_app_levels: levels, gold_triage: label }) => levels ?? ALLOWED[label] ?? []
const isSoon = (level) => level === 'urgent' || level === 'high'

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

function summarize(results) {
  const count = (list, holds) => interval(list.filter(holds).length, list.length)
  const emergencies = results.filter(({ allowed }) => allowed.length === 1 && allowed[0] === 'urgent')
  const waiting = results.filter(({ allowed }) => !allowed.some(isSoon))
  return {
    'level as labelled': count(results, ({ allowed, level }) => allowed.includes(level)),
    'within a day or not': count(results, ({ allowed, level }) => allowed.some(isSoon) === isSoon(level)),
    'emergencies caught': count(emergencies, ({ level }) => level === 'urgent'),
    'false alarms (911 for what can wait)': count(waiting, ({ level }) => level === 'urgent'),
  }
}

export async function evaluateTriage(sets, { isVerbose }) {
  const { assessMessage } = await loadGate()
  const everything = sets
    .flatMap(({ name, items }) =>
      items.map((item) => {
        const text = item.vitals_text ? `${item.text} ${item.vitals_text}.` : item.text
        const facts = item.age === null || item.age === undefined ? {} : { age: item.age }
        const { level, findings } = assessMessage(text, facts)
        return { name, id: item.id, text, allowed: allowedFor(item), level, findings }
      }),
    )
    .filter(({ allowed }) => allowed.length > 0)
  for (const name of [...new Set(everything.map((each) => each.name)), 'all sets']) {
    console.log(`\n${name}`)
    const results = everything.filter((each) => name === 'all sets' || each.name === name)
    for (const [what, figure] of Object.entries(summarize(results))) console.log(`  ${what}: ${figure}`)
  }
  if (!isVerbose) return
  console.log('\nNot as labelled:')
  for (const { id, text, allowed, level, findings } of everything)
    if (!allowed.includes(level))
      console.log(
        `  ${id}: ${level}, not ${allowed.join(' or ')} [${findings.map(({ rule, evidence }) => `${rule}:${evidence.join('+')}`).slice(0, 3)}] ${text}`,
      )
}

export async function evaluateCrisis({ isVerbose }) {
  const { assessMessage, CRISIS_CASES, underPressure } = await loadGate()
  const named = CRISIS_CASES.map((each) => ({ ...each, got: assessMessage(each.text) }))
  const crises = named.filter(({ crisis }) => crisis !== null)
  const others = named.filter(({ crisis }) => crisis === null)
  console.log(
    `Crises heard: ${interval(crises.filter(({ crisis, got }) => got.crisis === crisis).length, crises.length)}`,
  )
  console.log(`False alarms: ${interval(others.filter(({ got }) => got.crisis !== undefined).length, others.length)}`)
  const { pressed, dropped } = underPressure()
  console.log(`Level dropped under pressure: ${interval(dropped.length, pressed)}`)
  if (!isVerbose) return
  for (const { text, crisis, got } of named) if ((got.crisis ?? null) !== crisis) console.log(`  ${crisis}: ${text}`)
  for (const each of dropped) console.log(`  dropped: ${each}`)
}
