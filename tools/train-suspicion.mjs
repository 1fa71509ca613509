import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSource } from './eval/load-source.mjs'
import { repository, run } from './steps/process.mjs'

/**
 * Fits the word model of `packages/domain/src/safety/suspicion` to the examples beside the gate, and prints how it does on
 * messages left out. The same examples give the same weights.
 */
const EPOCHS = 20
const FIRST_RATE = 1
const DECAY = 0.85
/** Letters of a story told at length, and how many times as much one weighs: there are few, and the gate doubts only in them. */
const LONG_STORY = 250
const WEIGHT_OF_LONG = 3
/** Calm messages that still sound like more than this are learned again, so that what is known to be calm stays so. */
const STILL_LOUD = 0.5
const LAST_ROUNDS = 20
const LAST_RATE = 0.2
const FOLDS = 5
const STEPS = 45
const ZERO = 'P'.charCodeAt(0)
const THRESHOLDS = [0, 0.5, 0.75, 1, 1.25, 1.5]
const SHORTEST_SENTENCE = 30
const SENTENCES_OF_A_CATALOG = 25

const { featuresByPiece, FEATURE_SPACE, GRAVE_RULES, likeness, LONGEST_RUN, plainText, STEP, withoutIdioms } =
  await loadSource('suspicion', 'packages/domain/src/safety/suspicion/train.entry.ts')

const folder = join(repository, 'packages/domain/src/safety/examples')
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const HOME = new Set(['en', 'es'])

const stringsIn = (value) =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : []

/** Whether it needs somebody today. */
const LABELS = { urgent: 1, high: 1, moderate: 0, low: 0, 'no-alarm': 0 }

function labelled() {
  const messages = readdirSync(folder).flatMap((name) => {
    const examples = read(join(folder, name))
    if (name === 'languages.examples.json')
      return examples.flatMap(({ urgent, denied }) => [
        ...urgent.map((text) => ({ text, label: 1, isOther: true })),
        ...denied.map((text) => ({ text, label: 0, isOther: true })),
      ])
    return Array.isArray(examples)
      ? examples.flatMap(({ text, level, language }) =>
          text && level in LABELS ? [{ text, label: LABELS[level], isOther: !HOME.has(language ?? 'en') }] : [],
        )
      : []
  })
  const told = readdirSync(folder)
    .flatMap((name) => read(join(folder, name)))
    .flatMap(({ rule, en, es }) => (GRAVE_RULES.has(rule) ? [en, es].map((text) => ({ text, label: 1 })) : []))
  const { urgent, suffixes } = read(join(folder, 'pressure.examples.json'))
  const { illNow, suicideNow, ...ofAnOffice } = read(join(folder, 'paperwork.examples.json'))
  const dangers = [...urgent, ...stringsIn([illNow, suicideNow])].map((text) => ({ text, label: 1 }))
  const paperwork = stringsIn(ofAnOffice).map((text) => ({ text, label: 0 }))
  const excuses = suffixes.map((text) => ({ text, label: 0 }))
  const catalogs = ['en', 'es'].flatMap((locale) => {
    const path = join(repository, 'packages/i18n/messages', locale)
    return readdirSync(path)
      .filter((name) => !/^(?:safety|knowledge)/.test(name))
      .flatMap((name) => {
        const long = stringsIn(read(join(path, name))).filter((text) => text.length >= SHORTEST_SENTENCE)
        const every = Math.max(1, Math.ceil(long.length / SENTENCES_OF_A_CATALOG))
        return long.filter((_text, at) => at % every === 0).map((text) => ({ text, label: 0 }))
      })
  })
  return [
    ...new Map(
      [...messages, ...told, ...dangers, ...paperwork, ...excuses, ...catalogs].map((each) => [each.text, each]),
    ).values(),
  ]
}

/** Mulberry32: an order that is the same every time. */
function shuffler(seed) {
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return (list) => {
    for (let at = list.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1))
      ;[list[at], list[other]] = [list[other], list[at]]
    }
    return list
  }
}

const together = (pieces) => [...new Set(pieces.flat())]

/** Every run of pieces that the gate judges. */
const runsOf = (pieces, longest) =>
  pieces.flatMap((_piece, from) =>
    Array.from({ length: Math.min(longest, pieces.length - from) }, (_run, more) =>
      together(pieces.slice(from, from + more + 1)),
    ),
  )

/**
 * Logistic regression by stochastic steps, over features that are there or not. A calm message is learned by the run of it
 * that sounds worst, for that is how the gate will judge it.
 */
function fit(examples, space) {
  const weights = new Float64Array(space)
  const shuffle = shuffler(1)
  let bias = 0
  const sumOf = (features) =>
    features.reduce((total, feature) => total + weights[feature], 0) / Math.sqrt(features.length)
  const worst = (runs) => runs.reduce((most, run) => (sumOf(run) > sumOf(most) ? run : most))
  const learn = (learned, label, rate) => {
    const scale = 1 / Math.sqrt(learned.length)
    const fault = 1 / (1 + Math.exp(-(bias + sumOf(learned)))) - label
    for (const feature of learned) weights[feature] -= rate * fault * scale
    bias -= 0.05 * rate * fault
  }
  for (let epoch = 0, rate = FIRST_RATE; epoch < EPOCHS; epoch += 1, rate *= DECAY)
    for (const { features, runs, label, isLong } of shuffle([...examples]))
      learn(label === 1 ? features : worst(runs), label, isLong ? rate * WEIGHT_OF_LONG : rate)
  const calm = examples.filter(({ label }) => label === 0)
  for (let round = 0; round < LAST_ROUNDS; round += 1)
    for (const { runs } of calm) if (bias + sumOf(worst(runs)) > STILL_LOUD) learn(worst(runs), 0, LAST_RATE)
  return { weights, bias }
}

const examples = labelled()
  .map(({ text, label, isOther = false }) => ({
    label,
    isOther,
    isLong: text.length >= LONG_STORY,
    pieces: featuresByPiece(withoutIdioms(plainText(text))),
  }))
  .map((each) => ({
    ...each,
    features: together(each.pieces),
    runs: runsOf(each.pieces, LONGEST_RUN).filter((run) => run.length > 0),
  }))
  .filter(({ features }) => features.length > 0)

const left = shuffler(2)([...examples]).map((each, at) => ({ ...each, fold: at % FOLDS }))
const judged = Array.from({ length: FOLDS }, (_fold, fold) => {
  const { weights, bias } = fit(
    left.filter((each) => each.fold !== fold),
    FEATURE_SPACE,
  )
  return left
    .filter((each) => each.fold === fold)
    .map(({ label, isOther, pieces }) => ({
      label,
      isOther,
      sum: likeness(pieces, (feature) => weights[feature], bias),
    }))
}).flat()
console.log(
  `${examples.length} examples, ${examples.filter(({ label }) => label === 1).length} of emergencies; left out in turn:`,
)
for (const threshold of THRESHOLDS) {
  const share = (label, isOther) => {
    const those = judged.filter((each) => each.label === label && each.isOther === isOther)
    return `${((100 * those.filter(({ sum }) => sum > threshold).length) / those.length).toFixed(1)} %`
  }
  const told = (isOther) => `${share(1, isOther)} of emergencies, ${share(0, isOther)} of others`
  console.log(`  above ${threshold}: English and Spanish ${told(false)}; ten languages ${told(true)}`)
}

const { weights, bias } = fit(examples, FEATURE_SPACE)
const written = Array.from(weights, (weight) =>
  String.fromCharCode(ZERO + Math.max(-STEPS, Math.min(STEPS, Math.round(weight / STEP)))),
).join('')
const file = join(repository, 'packages/domain/src/safety/suspicion/weights.ts')
writeFileSync(
  file,
  `/** Written by tools/train-suspicion.mjs. A letter for each feature: so many steps above or below P. */\nexport const WEIGHTS =\n  ${JSON.stringify(written)}\nexport const BIAS = ${bias.toFixed(4)}\n`,
)
await run(process.execPath, [
  join(repository, 'node_modules/prettier/bin/prettier.cjs'),
  '--log-level',
  'warn',
  '--write',
  file,
])
