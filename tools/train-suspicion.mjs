import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSource } from './eval/load-source.mjs'
import { fitted, fittedByRarity, inLetters } from './steps/fitted.mjs'
import { repository } from './steps/process.mjs'
import { shuffler } from './steps/shuffler.mjs'
import {
  firstLooks,
  isMeantFor,
  labelledMessages,
  markOf,
  numbered,
  pressure,
  RANK,
  strangersMessages,
} from './steps/suspicion-examples.mjs'
import { writeFormatted } from './steps/write-formatted.mjs'

/**
 * Fits what `packages/domain/src/safety/suspicion` weighs with: models of words and of concepts to the examples beside the gate, and scales to
 * what the rules found in strangers' messages at first look and what models say that had not seen their writer. Prints how messages of
 * writers left out in turn are judged. The same examples give the same weights.
 */
/** How freely weights are given, and in how many rounds. */
const WORD_FIT = { leniency: 20, rounds: 60 }
const CONCEPT_FIT = { leniency: 2, rounds: 60 }
const SCALE_FIT = { leniency: 0.3, rounds: 200 }
/** Letters of a story told at length, and how many times as much one weighs: there are few, and the gate doubts only in them. */
const LONG_STORY = 250
const WEIGHT_OF_LONG = 2
/** What strangers wrote as it came weighs more than what was written beside the gate, of which there is more. */
const WEIGHT_OF_STRANGERS = 4
/** Of writers, and of dangers beside which other things are told: those of one are judged by models that have not seen them. */
const FOLDS = 6
const STEP = 1

const {
  bearingsOf,
  CONCEPT_SPACE,
  conceptFeatures,
  featuresByPiece,
  FEATURE_SPACE,
  GRAVE_RULES,
  hearMessage,
  NEEDS,
  plainText,
  toldBy,
  weighedBy,
  withoutIdioms,
} = await loadSource('suspicion', 'tools/steps/safety-models.entry.ts')

const together = (pieces) => [...new Set(pieces.flat())]

/** A model of features that are there or not: the more there are the less each is worth. */
function modelOf(examples, featuresOf, isMeant, { space, fit }) {
  const rows = examples.map((each) => {
    const features = featuresOf(each)
    return {
      places: features,
      much: new Float64Array(features.length).fill(1 / Math.sqrt(features.length)),
      isMeant: isMeant(each.level),
      weight: each.weight,
    }
  })
  const { weights, bias } = fittedByRarity(rows, space, fit)
  return { weights, weight: (feature) => weights[feature], bias }
}
const modelsOf = (list, featuresOf, how) =>
  Object.fromEntries(NEEDS.map((need) => [need, modelOf(list, featuresOf, isMeantFor(need), how)]))

const OF_WORDS = { space: FEATURE_SPACE, fit: WORD_FIT }
const OF_CONCEPTS = { space: CONCEPT_SPACE, fit: CONCEPT_FIT }
const fittedTo = (list) => ({
  words: modelsOf(list, ({ features }) => features, OF_WORDS),
  concepts: modelsOf(
    list.filter(({ concepts }) => concepts.length > 0),
    ({ concepts }) => concepts,
    OF_CONCEPTS,
  ),
})

const heard = new Map()
/** What a message tells, heard once. */
function toldIn(text) {
  if (!heard.has(text)) heard.set(text, toldBy(hearMessage(text, {})))
  return heard.get(text)
}

const looks = firstLooks(FOLDS)

/** Of a writer, a rule or an office; what was written beside the gate is never left out. */
const foldOf = ({ text, isOfRule, isOfOffice }) =>
  looks.get(markOf(text))?.fold ?? (isOfRule || isOfOffice ? numbered(text, FOLDS) : undefined)

const examples = labelledMessages(GRAVE_RULES)
  .filter(({ isOther }) => !isOther)
  .map((each) => ({
    ...each,
    fold: foldOf(each),
    weight: (each.text.length >= LONG_STORY ? WEIGHT_OF_LONG : 1) * (each.isOfStrangers ? WEIGHT_OF_STRANGERS : 1),
    features: together(featuresByPiece(withoutIdioms(plainText(each.text)))),
    concepts: conceptFeatures(toldIn(each.text)),
  }))
  .filter(({ features }) => features.length > 0)

const unseen = Array.from({ length: FOLDS }, (_fold, fold) => fittedTo(examples.filter((each) => each.fold !== fold)))

/** How much a row of each kind counts. */
const WEIGHTS = { stranger: 1, around: 0.5, rule: 0.5, danger: 0.3, office: 0.3, known: 0.1, emergency: 0.3 }

/** A message as it is weighed, with models that have not seen its writer. */
function weighable({ text, level, fold, found }, kind) {
  const told = toldIn(text)
  const row = found ? { ...told, found } : told
  return { ...row, level, fold, kind, weight: WEIGHTS[kind], bearings: bearingsOf(row, unseen[fold]) }
}

const [STORY_SHORT, AROUND, OF_DANGERS] = [100, 40, 3000]

/** Strangers' messages, and with other stories of the same language and fold told around them: what is told besides takes nothing away. */
function withStoriesAround(strangers) {
  const rows = []
  for (let fold = 0; fold < FOLDS; fold += 1)
    for (const language of ['en', 'es']) {
      const mine = strangers.filter((each) => each.fold === fold && each.language === language)
      const calm = mine.filter(({ level, text }) => level === 'low' && text.length > STORY_SHORT)
      const one = (text, at) => calm[numbered(`${text}${at}`, calm.length)].text
      for (const { text } of mine.filter(({ level }) => level === 'urgent')) {
        const told = [`${text} ${one(text, 0)}`, `${one(text, 1)} ${text}`, `${one(text, 2)} ${text} ${one(text, 3)}`]
        rows.push({ text: told[numbered(text, 3)], level: 'urgent', fold })
      }
      for (const { text } of calm.slice(0, AROUND)) rows.push({ text: `${text} ${one(text, 4)}`, level: 'low', fold })
    }
  return rows
}

/** Dangers told in so many words with anything else told beside them. */
function besideDangers(dangers, others, pressed) {
  const isGrave = (text) => toldIn(text).found[0]?.level === 'urgent'
  const grave = dangers.filter(isGrave)
  const pairs = grave.flatMap((danger) => others.map((other) => [danger, other]))
  const every = Math.ceil(pairs.length / OF_DANGERS)
  return [...shuffler(3)(pairs).filter((_pair, at) => at % every === 0), ...pressed].map(([danger, other]) => ({
    text: `${danger}.\n${other}`,
    level: 'urgent',
    fold: numbered(danger, FOLDS),
  }))
}

const strangers = strangersMessages().flatMap(({ text, level, language }) => {
  const look = looks.get(markOf(text))
  return look ? [{ text, level, language: language === 'es' ? 'es' : 'en', ...look }] : []
})
const ofRules = examples.filter(({ isOfRule }) => isOfRule)
/** What rules and words know already, with the weight of little but of emergencies. */
const mendedFor = examples
  .filter(({ fold }) => fold === undefined)
  .map((each) => ({ ...each, fold: numbered(each.text, FOLDS) }))
const { urgent, suffixes } = pressure()
const rows = [
  ...strangers.map((each) => weighable(each, 'stranger')),
  ...withStoriesAround(strangers).map((each) => weighable(each, 'around')),
  ...ofRules.map((each) => weighable(each, 'rule')),
  ...examples.filter(({ isOfOffice }) => isOfOffice).map((each) => weighable(each, 'office')),
  ...mendedFor.map((each) => weighable(each, each.level === 'urgent' ? 'emergency' : 'known')),
  ...besideDangers(
    ofRules.map(({ text }) => text),
    [...ofRules.map(({ text }) => text), ...suffixes],
    urgent.flatMap((danger) => suffixes.map((suffix) => [danger, suffix])),
  ).map((each) => weighable(each, 'danger')),
]
const isStranger = ({ kind }) => kind === 'stranger'

/** How often a bearing must have been met to be weighed. */
const SELDOM = 6

function fitScale(list, isMeant) {
  const counts = new Map()
  for (const { bearings } of list.filter(isStranger))
    for (const name of bearings.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= SELDOM).map(([name]) => name)
  const placeOf = new Map(names.map((name, at) => [name, at]))
  const rows = list.map(({ bearings, level, weight }) => {
    const met = [...bearings].filter(([name]) => placeOf.has(name))
    return {
      places: met.map(([name]) => placeOf.get(name)),
      much: met.map(([, much]) => much),
      isMeant: isMeant(level),
      weight,
    }
  })
  const weights = fitted(rows, names.length, SCALE_FIT)
  const kept = names.map((name, at) => [name, Number(weights[at].toFixed(3))]).filter(([, weight]) => weight !== 0)
  return { bias: Number(weights.at(-1).toFixed(3)), weights: Object.fromEntries(kept) }
}

const scalesOf = (list) => Object.fromEntries(NEEDS.map((need) => [need, fitScale(list, isMeantFor(need))]))

const judged = Array.from({ length: FOLDS }, (_fold, fold) => {
  const scales = scalesOf(rows.filter((each) => each.fold !== fold))
  return rows
    .filter((each) => each.fold === fold)
    .map((each) => ({
      ...each,
      byRules: each.found[0]?.level ?? 'low',
      weighed: weighedBy(each, each.bearings, scales),
    }))
}).flat()

function printed(name, list, by) {
  const share = (those, is) =>
    those.length === 0 ? 'none' : `${((100 * those.filter(is).length) / those.length).toFixed(1)} %`
  const emergencies = list.filter(({ level }) => level === 'urgent')
  const others = list.filter(({ level }) => level !== 'urgent')
  const rankOf = (each) => RANK[each[by]]
  console.log(
    `  ${name}: level ${share(list, (each) => rankOf(each) === RANK[each.level])}, within a day or not ${share(list, (each) => rankOf(each) >= 2 === RANK[each.level] >= 2)}, emergencies to 911 ${share(emergencies, (each) => rankOf(each) === 3)}, today ${share(emergencies, (each) => rankOf(each) >= 2)}, 911 for less ${share(others, (each) => rankOf(each) === 3)}`,
  )
}
const ofStrangers = judged.filter(isStranger)
console.log(
  `${ofStrangers.length} messages of strangers, each judged by scales and word models that had not seen its writer`,
)
printed('by the rules alone', ofStrangers, 'byRules')
printed('weighed', ofStrangers, 'weighed')
printed(
  'dangers with other things told beside them',
  judged.filter(({ kind }) => kind === 'danger'),
  'weighed',
)
printed(
  'with stories told around them',
  judged.filter(({ kind, level }) => kind === 'around' && level === 'urgent'),
  'weighed',
)

const { words, concepts } = fittedTo(examples)
const scales = scalesOf(rows)
const folder = join(repository, 'packages/domain/src/safety/suspicion')
writeFileSync(join(folder, 'scales.json'), `${JSON.stringify(scales, null, 2)}\n`)

/** Writes down models, under a name and beside the file that says how many features there are. */
function writeModels(file, name, models, [space, from]) {
  const letters = inLetters(
    NEEDS.map((need) => models[need].weights),
    STEP,
  )
  const biases = NEEDS.map((need) => `${need}: ${models[need].bias.toFixed(4)}`)
  return writeFormatted(
    join(folder, file),
    `import type { NeedModels } from './bearings'
import { ${space} } from './${from}'
import { written } from './word-model'

/** Written by tools/train-suspicion.mjs. */
export const ${name}: NeedModels = written(
  ${JSON.stringify(letters)},
  ${space},
  ${STEP},
  { ${biases.join(', ')} },
)
`,
  )
}
await writeModels('weights.ts', 'WORDS', words, ['FEATURE_SPACE', 'features'])
await writeModels('concept-weights.ts', 'CONCEPTS', concepts, ['CONCEPT_SPACE', 'concept-features'])
