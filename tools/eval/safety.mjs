import { interval } from './interval.mjs'
import { loadSource } from './load-source.mjs'

const loadGate = () => loadSource('safety', 'tools/eval/safety.entry.ts')

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

const isCalm = ({ level, crisis }) => !isSoon(level) && crisis === undefined
const isAsLabelled = ({ level, also, got }) => (level === 'no-alarm' ? isCalm(got) : [level, also].includes(got.level))

/** What is counted of messages in people's own words: among which, and what is right. */
const LAY_FIGURES = [
  ['level as labelled', ({ level }) => level !== 'no-alarm', isAsLabelled],
  [
    'within a day or not',
    ({ level }) => level !== 'no-alarm',
    ({ level, also, got }) => [level, also ?? level].some((each) => isSoon(got.level) === isSoon(each)),
  ],
  ['emergencies to 911', ({ level, also }) => level === 'urgent' && !also, ({ got }) => got.level === 'urgent'],
  ['emergencies today', ({ level, also }) => level === 'urgent' && !also, ({ got }) => isSoon(got.level)],
  ['crises heard', ({ crisis }) => crisis !== undefined, ({ got }) => got.crisis !== undefined],
  ['self-care said as self-care', ({ level }) => level === 'low', ({ got }) => got.level === 'low'],
  ['911 for self-care', ({ level }) => level === 'low', ({ got }) => got.level === 'urgent'],
  [
    '911 for what can wait',
    ({ level }) => level === 'low' || level === 'moderate',
    ({ got }) => got.level === 'urgent',
  ],
  ['near misses that raise no alarm', ({ level }) => level === 'no-alarm', ({ got }) => isCalm(got)],
]

/** Prints how the gate does on messages in people's own words. */
export async function evaluateLay({ isVerbose }) {
  const { assessMessage, LAY_SETS } = await loadGate()
  for (const [name, items] of Object.entries(LAY_SETS)) {
    const results = items.map((item) => ({ ...item, got: assessMessage(item.text) }))
    console.log(`\n${name}`)
    for (const [what, isAsked, isRight] of LAY_FIGURES) {
      const asked = results.filter(isAsked)
      if (asked.length > 0) console.log(`  ${what}: ${interval(asked.filter(isRight).length, asked.length)}`)
    }
    const missed = isVerbose ? results.filter((each) => !isAsLabelled(each)) : []
    for (const { text, level, got } of missed) console.log(`    ${got.level}, not ${level}: ${text}`)
  }
}
