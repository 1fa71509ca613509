import { join } from 'node:path'
import { loadSource } from './eval/load-source.mjs'
import { fitted, inLetters } from './steps/fitted.mjs'
import { repository } from './steps/process.mjs'
import { isMeantFor, labelledMessages, numbered } from './steps/suspicion-examples.mjs'
import { writeFormatted } from './steps/write-formatted.mjs'

/**
 * Fits what `packages/domain/src/safety/suspicion/abroad` hears in the ten languages beside English and Spanish, to their messages beside
 * the gate. Prints how each fifth of them sounds to models that have not seen it. The same examples give the same weights.
 */
const FIT = { leniency: 150, rounds: 150 }
const STEP = 0.5
/** What weighs less is left out. */
const LIGHTEST = 0.6
const NEEDS = ['today', 'now']
const FOLDS = 5

const { GRAVE_RULES, LETTER_SPACE_ABROAD, letterFeaturesAbroad, LIMIT_ABROAD, LONGEST_ABROAD } = await loadSource(
  'suspicion',
  'tools/steps/safety-models.entry.ts',
)

const examples = labelledMessages(GRAVE_RULES)
  .filter(({ isOther, text }) => isOther && text.length <= LONGEST_ABROAD)
  .map((each) => {
    const features = letterFeaturesAbroad(each.text)
    return {
      ...each,
      fold: numbered(each.text, FOLDS),
      places: [...features.keys()],
      much: Float64Array.from(features.values()),
    }
  })

function fit(list, need) {
  const isMeant = isMeantFor(need)
  const weights = fitted(
    list.map((each) => ({ ...each, isMeant: isMeant(each.level), weight: 1 })),
    LETTER_SPACE_ABROAD,
    FIT,
  )
  return {
    weights: weights.subarray(0, LETTER_SPACE_ABROAD).map((each) => (Math.abs(each) < LIGHTEST ? 0 : each)),
    bias: weights.at(-1),
  }
}

const soundOf = ({ places, much }, { weights, bias }) =>
  places.reduce((sum, place, at) => sum + much[at] * weights[place], bias)

for (const need of NEEDS) {
  const isMeant = ({ level }) => isMeantFor(need)(level)
  const sounding = Array.from({ length: FOLDS }, (_fold, at) => at).flatMap((fold) => {
    const model = fit(
      examples.filter((each) => each.fold !== fold),
      need,
    )
    return examples.filter((each) => each.fold === fold && soundOf(each, model) > LIMIT_ABROAD)
  })
  const share = (is) => `${sounding.filter(is).length} of ${examples.filter(is).length}`
  console.log(`${need}, unseen: ${share(isMeant)} needed so, ${share((each) => !isMeant(each))} of others`)
}

const lines = NEEDS.map((need) => {
  const { weights, bias } = fit(examples, need)
  return `${need}: written(${JSON.stringify(inLetters(weights, STEP))}, ${STEP}, ${bias.toFixed(4)}),`
})
await writeFormatted(
  join(repository, 'packages/domain/src/safety/suspicion/abroad-weights.ts'),
  `import { written } from './word-model'

/** Written by tools/train-abroad.mjs. */
export const ABROAD = {
${lines.join('\n')}
}
`,
)
