import { loadSource } from './eval/load-source.mjs'
import { countAbove, fitLetters, NEEDS, withFeatures, writeLetterModels } from './steps/letter-models.mjs'
import { isMeantFor, labelledMessages, numbered } from './steps/suspicion-examples.mjs'

/**
 * Fits what `packages/domain/src/safety/suspicion/abroad` hears in the ten languages beside English and Spanish, to their messages beside
 * the gate. Prints how each fifth of them sounds to models that have not seen it. The same examples give the same weights.
 */
const FIT = { leniency: 150, rounds: 120, lightest: 0.75, met: { often: 2, rarity: 2 } }
const STEP = 0.5
const FOLDS = 5

const { GRAVE_RULES, LETTER_SPACE_ABROAD, letterFeaturesAbroad, LIMIT_ABROAD, LONGEST_ABROAD } = await loadSource(
  'suspicion',
  'tools/steps/safety-models.entry.ts',
)

const examples = labelledMessages(GRAVE_RULES)
  .filter(({ isOther, text }) => isOther && text.length <= LONGEST_ABROAD)
  .map((each) => withFeatures({ ...each, fold: numbered(each.text, FOLDS) }, letterFeaturesAbroad(each.text)))

const fit = (list, need) => fitLetters(list, need, { space: LETTER_SPACE_ABROAD, ...FIT })

for (const need of NEEDS) {
  const isMeant = ({ level }) => isMeantFor(need)(level)
  const sums = { needed: 0, others: 0 }
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fit(
      examples.filter((each) => each.fold !== fold),
      need,
    )
    const own = examples.filter((each) => each.fold === fold)
    sums.needed += countAbove(LIMIT_ABROAD, own.filter(isMeant), model)
    sums.others += countAbove(
      LIMIT_ABROAD,
      own.filter((each) => !isMeant(each)),
      model,
    )
  }
  const needed = examples.filter(isMeant).length
  console.log(
    `${need}, unseen: ${sums.needed} of ${needed} needed so, ${sums.others} of ${examples.length - needed} of others`,
  )
}

await writeLetterModels(
  {
    file: 'abroad-weights.ts',
    name: 'ABROAD',
    spaceName: 'LETTER_SPACE_ABROAD',
    tool: 'train-abroad.mjs',
    step: STEP,
  },
  (need) => fit(examples, need),
)
