import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSource } from './eval/load-source.mjs'
import { repository, run } from './steps/process.mjs'

/**
 * Fits the word models of `packages/domain/src/safety/suspicion` to the examples beside the gate, and prints how it does on
 * messages left out. The same examples give the same weights.
 */
const ROUNDS = { epochs: 30, rate: 1, decay: 0.9, shrink: 0.001 }
/** Letters of a story told at length, and how many times as much one weighs: there are few, and the gate doubts only in them. */
const LONG_STORY = 250
const WEIGHT_OF_LONG = 3
/** What strangers wrote as it came weighs more than what was written beside the gate, of which there is more. */
const OF_STRANGERS = 'taught.examples.json'
const WEIGHT_OF_STRANGERS = 4
/** Those not meant that still sound like more than this are learned again, so that what is known to be calm stays so. */
const STILL_LOUD = 0.5
const LAST_ROUNDS = 20
const LAST_PACE = 0.2
const FOLDS = 5
const STEPS = 45
const STEP = 0.5
const ZERO = 'P'.charCodeAt(0)
const THRESHOLDS = [-1.5, -1, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5]
const SHORTEST_SENTENCE = 30
const SENTENCES_OF_A_CATALOG = 25

const { featuresByPiece, FEATURE_SPACE, GRAVE_RULES, inRuns, inWhole, LONGEST_RUN, plainText, withoutIdioms } =
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

const IS_TODAY = { urgent: true, high: true, moderate: false, low: false, 'no-alarm': false }
/** What is said of a message of no level of its own: an emergency, or nothing to be seen for. */
const [DANGER, CALM] = ['urgent', 'no-alarm']

function labelled() {
  const messages = readdirSync(folder).flatMap((name) => {
    const examples = read(join(folder, name))
    if (name === 'languages.examples.json')
      return examples.flatMap(({ urgent, denied }) => [
        ...urgent.map((text) => ({ text, level: DANGER, isOther: true })),
        ...denied.map((text) => ({ text, level: CALM, isOther: true })),
      ])
    return Array.isArray(examples)
      ? examples.flatMap(({ text, level, language }) =>
          text && level in IS_TODAY
            ? [{ text, level, isOther: !HOME.has(language ?? 'en'), isOfStrangers: name === OF_STRANGERS }]
            : [],
        )
      : []
  })
  const told = readdirSync(folder)
    .flatMap((name) => read(join(folder, name)))
    .flatMap(({ rule, en, es }) => (GRAVE_RULES.has(rule) ? [en, es].map((text) => ({ text, level: DANGER })) : []))
  const { urgent } = read(join(folder, 'pressure.examples.json'))
  const { illNow, suicideNow, ...ofAnOffice } = read(join(folder, 'paperwork.examples.json'))
  const dangers = [...urgent, ...stringsIn([illNow, suicideNow])].map((text) => ({ text, level: DANGER }))
  const paperwork = stringsIn(ofAnOffice).map((text) => ({ text, level: CALM }))
  const catalogs = ['en', 'es'].flatMap((locale) => {
    const path = join(repository, 'packages/i18n/messages', locale)
    return readdirSync(path)
      .filter((name) => !/^(?:safety|knowledge)/.test(name))
      .flatMap((name) => {
        const long = stringsIn(read(join(path, name))).filter((text) => text.length >= SHORTEST_SENTENCE)
        const every = Math.max(1, Math.ceil(long.length / SENTENCES_OF_A_CATALOG))
        return long.filter((_text, at) => at % every === 0).map((text) => ({ text, level: CALM }))
      })
  })
  return [
    ...new Map([...messages, ...told, ...dangers, ...paperwork, ...catalogs].map((each) => [each.text, each])).values(),
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

/** Logistic regression by stochastic steps, over features that are there or not: of each example those that `learned` chooses. */
function fit(examples, isMeant, learned) {
  const { epochs, rate, decay, shrink } = ROUNDS
  const weights = new Float64Array(FEATURE_SPACE)
  let bias = 0
  const loudness = (features) =>
    bias + features.reduce((total, feature) => total + weights[feature], 0) / Math.sqrt(features.length)
  const learn = (features, label, pace) => {
    const scale = 1 / Math.sqrt(features.length)
    const fault = 1 / (1 + Math.exp(-loudness(features))) - label
    for (const feature of features) weights[feature] -= pace * (fault * scale + shrink * weights[feature])
    bias -= 0.05 * pace * fault
  }
  const shuffle = shuffler(1)
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const each of shuffle([...examples])) {
      const pace = rate * decay ** epoch * each.weight
      learn(learned(each, isMeant, loudness), Number(isMeant(each.level)), pace)
    }
  const others = examples.filter(({ level }) => !isMeant(level))
  for (let round = 0; round < LAST_ROUNDS; round += 1)
    for (const each of others) {
      const features = learned(each, isMeant, loudness)
      if (loudness(features) > STILL_LOUD) learn(features, 0, LAST_PACE)
    }
  return { weights, weight: (feature) => weights[feature], bias }
}

const allOfIt = ({ features }) => features
/** What is not meant is learned by the run of it that sounds worst, for that is how the gate will judge it. */
const worstRun = ({ features, runs, level }, isMeant, loudness) =>
  isMeant(level) ? features : runs.reduce((most, run) => (loudness(run) > loudness(most) ? run : most))

const isToday = (level) => IS_TODAY[level]
const isNow = (level) => level === 'urgent'
const MODELS = [
  { name: 'TODAY_IN_RUNS', isMeant: isToday, learned: worstRun, judge: inRuns },
  { name: 'NOW_IN_RUNS', isMeant: isNow, learned: worstRun, judge: inRuns },
  { name: 'TODAY', isMeant: isToday, learned: allOfIt, judge: inWhole },
]

const examples = labelled()
  .map(({ text, level, isOther = false, isOfStrangers = false }) => ({
    level,
    isOther,
    weight: (text.length >= LONG_STORY ? WEIGHT_OF_LONG : 1) * (isOfStrangers ? WEIGHT_OF_STRANGERS : 1),
    pieces: featuresByPiece(withoutIdioms(plainText(text))),
  }))
  .map((each) => ({
    ...each,
    features: together(each.pieces),
    runs: runsOf(each.pieces, LONGEST_RUN).filter((run) => run.length > 0),
  }))
  .filter(({ features }) => features.length > 0)

const left = shuffler(2)([...examples]).map((each, at) => ({ ...each, fold: at % FOLDS }))
console.log(
  `${examples.length} examples, ${examples.filter(({ level }) => isNow(level)).length} emergencies; left out in turn:`,
)
for (const { name, isMeant, learned, judge } of MODELS) {
  const judged = Array.from({ length: FOLDS }, (_fold, fold) => {
    const model = fit(
      left.filter((each) => each.fold !== fold),
      isMeant,
      learned,
    )
    return left
      .filter((each) => each.fold === fold)
      .map(({ level, isOther, pieces }) => ({ isMeant: isMeant(level), isOther, sum: judge(pieces, model) }))
  }).flat()
  for (const threshold of THRESHOLDS) {
    const share = (meant, isOther) => {
      const those = judged.filter((each) => each.isMeant === meant && each.isOther === isOther)
      return `${((100 * those.filter(({ sum }) => sum > threshold).length) / those.length).toFixed(1)} %`
    }
    const told = (isOther) => `${share(true, isOther)} of those meant, ${share(false, isOther)} of others`
    console.log(`  ${name} above ${threshold}: English and Spanish ${told(false)}; ten languages ${told(true)}`)
  }
}

const letters = (weights) =>
  Array.from(weights, (weight) =>
    String.fromCharCode(ZERO + Math.max(-STEPS, Math.min(STEPS, Math.round(weight / STEP)))),
  ).join('')
const file = join(repository, 'packages/domain/src/safety/suspicion/weights.ts')
const models = MODELS.map(({ name, isMeant, learned }) => {
  const { weights, bias } = fit(examples, isMeant, learned)
  return `export const ${name} = written(${JSON.stringify(letters(weights))}, ${STEP}, ${bias.toFixed(4)})\n`
})
writeFileSync(
  file,
  `import { written } from './word-model'\n\n/** All are written by tools/train-suspicion.mjs. */\n${models.join('\n')}`,
)
await run(process.execPath, [
  join(repository, 'node_modules/prettier/bin/prettier.cjs'),
  '--log-level',
  'warn',
  '--write',
  file,
])
