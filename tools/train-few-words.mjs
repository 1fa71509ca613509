import { join } from 'node:path'
import { loadSource } from './eval/load-source.mjs'
import { fitted, inLetters } from './steps/fitted.mjs'
import { repository } from './steps/process.mjs'
import { isMeantFor, labelledMessages, RANK } from './steps/suspicion-examples.mjs'
import { writeFormatted } from './steps/write-formatted.mjs'

/**
 * Fits what `packages/domain/src/safety/suspicion/few-words` hears in short messages, to those beside the gate. Prints how messages of
 * each writer sound to models that have not seen them. The same examples give the same weights.
 */
const FIT = { leniency: 2, rounds: 80 }
/** What was written to be short counts more, and so does what only looks like danger. */
const WEIGHT_OF_FEW = 2
/** The product's own are short, and nothing to be seen for. */
const SENTENCES = { shortest: 8, ofACatalog: 200 }
const STEP = 0.25
/** What weighs less is left out. */
const LIGHTEST = 0.3
const NEEDS = ['today', 'now']

const { GRAVE_RULES, LETTER_SPACE, letterFeatures, LIMITS, LONGEST, plainText, withoutIdioms } = await loadSource(
  'suspicion',
  'tools/steps/safety-models.entry.ts',
)

const examples = labelledMessages(GRAVE_RULES, SENTENCES)
  .filter(({ isOther }) => !isOther)
  .map((each) => ({ ...each, plain: withoutIdioms(plainText(each.text)) }))
  .filter(({ plain }) => plain.length <= LONGEST && /[a-z]/.test(plain))
  .map((each) => {
    const features = letterFeatures(each.plain)
    return { ...each, places: [...features.keys()], much: Float64Array.from(features.values()) }
  })

function fit(list, need) {
  const isMeant = isMeantFor(need)
  const weights = fitted(
    list.map((each) => ({
      ...each,
      isMeant: isMeant(each.level),
      weight: (each.writer || RANK[each.level] === 0) && !each.isOfOffice ? WEIGHT_OF_FEW : 1,
    })),
    LETTER_SPACE,
    FIT,
  )
  return {
    weights: weights.subarray(0, LETTER_SPACE).map((each) => (Math.abs(each) < LIGHTEST ? 0 : each)),
    bias: weights.at(-1),
  }
}

const soundOf = ({ places, much }, { weights, bias }) =>
  places.reduce((sum, place, at) => sum + much[at] * weights[place], bias)

const writers = [...new Set(examples.map(({ writer }) => writer))].filter((each) => each !== undefined)
for (const need of NEEDS)
  for (const writer of writers) {
    const model = fit(
      examples.filter((each) => each.writer !== writer),
      need,
    )
    const share = (those) => `${those.filter((each) => soundOf(each, model) > LIMITS[need]).length} of ${those.length}`
    const own = examples.filter((each) => each.writer === writer)
    console.log(
      `writer ${writer}, ${need}: ${share(own.filter(({ level }) => isMeantFor(need)(level)))} needed so, ${share(own.filter(({ level }) => !isMeantFor(need)(level)))} of others`,
    )
  }

const lines = NEEDS.map((need) => {
  const { weights, bias } = fit(examples, need)
  return `${need}: written(${JSON.stringify(inLetters(weights, STEP))}, ${STEP}, ${bias.toFixed(4)}),`
})
const file = join(repository, 'packages/domain/src/safety/suspicion/few-words-weights.ts')
await writeFormatted(
  file,
  `import { written } from './word-model'

/** Written by tools/train-few-words.mjs. */
export const FEW_WORDS = {
${lines.join('\n')}
}
`,
)
