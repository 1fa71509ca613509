import { loadSource } from './eval/load-source.mjs'
import { countAbove, fitLetters, NEEDS, withFeatures, writeLetterModels } from './steps/letter-models.mjs'
import { askedOfOffices, isMeantFor, labelledMessages, RANK } from './steps/suspicion-examples.mjs'

/**
 * Fits what `packages/domain/src/safety/suspicion/few-words` hears in short messages, to those beside the gate. Prints how messages of
 * each writer sound to models that have not seen them. The same examples give the same weights.
 */
const FIT = { leniency: 50, rounds: 80 }
/** What was written to be short counts more, and so does what only looks like danger. */
const WEIGHT_OF_FEW = 2
/** The product's own are short, and nothing to be seen for. */
const SENTENCES = { shortest: 8, ofACatalog: 200 }
const STEP = 1

const { GRAVE_RULES, hearMessage, LETTER_SPACE, letterFeatures, LIMIT, LONGEST, plainText, withoutIdioms } =
  await loadSource('suspicion', 'tools/steps/safety-models.entry.ts')

/** What tells of something for today beside an errand is nobody's example of calm. */
const isErrand = ({ text }) => !['urgent', 'high'].includes(hearMessage(text, {}).known[0]?.level)

const examples = [...labelledMessages(GRAVE_RULES, SENTENCES), ...askedOfOffices().filter(isErrand)]
  .filter(({ isOther }) => !isOther)
  .map((each) => ({ ...each, plain: withoutIdioms(plainText(each.text)) }))
  .filter(({ plain }) => plain.length <= LONGEST && /[a-z]/.test(plain))
  .map((each) => withFeatures(each, letterFeatures(each.plain)))

const weightOf = ({ writer, level, isOfOffice }) => ((writer || RANK[level] === 0) && !isOfOffice ? WEIGHT_OF_FEW : 1)
const fit = (list, need) => fitLetters(list, need, { space: LETTER_SPACE, ...FIT, weightOf })

const writers = [...new Set(examples.map(({ writer }) => writer))].filter((each) => each !== undefined)
for (const need of NEEDS)
  for (const writer of writers) {
    const model = fit(
      examples.filter((each) => each.writer !== writer),
      need,
    )
    const own = examples.filter((each) => each.writer === writer)
    const share = (those) => `${countAbove(LIMIT, those, model)} of ${those.length}`
    const isMeant = ({ level }) => isMeantFor(need)(level)
    console.log(
      `writer ${writer}, ${need}: ${share(own.filter(isMeant))} needed so, ${share(own.filter((each) => !isMeant(each)))} of others`,
    )
  }

await writeLetterModels(
  {
    file: 'few-words-weights.ts',
    name: 'FEW_WORDS',
    spaceName: 'LETTER_SPACE',
    tool: 'train-few-words.mjs',
    step: STEP,
  },
  (need) => fit(examples, need),
)
