import { questionWords } from './question-words'

/** A question, or words of a card, and the subject they are about. */
export interface AskedOf {
  readonly subject: string
  readonly text: string
}

/** How much speaks for each subject: the logarithm of a likelihood, comparable within one question only. */
export type Likeness = ReadonlyMap<string, number>

/** Of a very long text the beginning tells what it is about. */
const MOST_WORDS = 150
const LONGEST_WORD = 40
const RUNS = [3, 4, 5]
/** A run of letters that one text alone has says nothing of others. */
const LEAST_TEXTS = { words: 1, runs: 2 } as const
/** How often a subject that was never asked about in a word is taken to have been. */
const UNSEEN = 0.05
/** How much runs of letters count beside words: they know a word in another form, or misspelled. */
const PART_OF_RUNS = 0.5

const wordsOf = (text: string): readonly string[] =>
  questionWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))

function* runsOf(word: string): Generator<string> {
  const letters = ` ${word} `
  for (const length of RUNS) {
    for (let at = 0; at + length <= letters.length; at += 1) yield letters.slice(at, at + length)
    if (letters.length <= length) return
  }
}

type Amounts = ReadonlyMap<string, number>

/** How often each feature is there, ten times counting little more than three times. */
function amountsOf(features: Iterable<string>): Amounts {
  const counts = new Map<string, number>()
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Map([...counts].map(([feature, count]) => [feature, 1 + Math.log(count)]))
}

interface Learned {
  /** What speaks for each subject, in the order in which they were first met. */
  likenessOf(features: Iterable<string>): readonly number[] | undefined
}

function countTexts(texts: readonly Amounts[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const feature of text.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

/** How much a feature tells: the rarer among the texts, the more. */
function weightsOf(texts: readonly Amounts[], leastTexts: number): (feature: string) => number | undefined {
  const rarest = 1 + Math.log(1 + texts.length)
  const weights = new Map<string, number>()
  for (const [feature, count] of countTexts(texts))
    if (count >= leastTexts) weights.set(feature, rarest - Math.log(1 + count))
  return (feature) => weights.get(feature)
}

/** What features weigh that together have the length one. What was never met is part of the whole and speaks for nothing. */
function weighed(amounts: Amounts, weightOf: (feature: string) => number | undefined, rarest: number): Amounts {
  let squares = 0
  for (const [feature, amount] of amounts) squares += (amount * (weightOf(feature) ?? rarest)) ** 2
  const length = Math.sqrt(squares)
  const met = new Map<string, number>()
  for (const [feature, amount] of amounts) {
    const weight = weightOf(feature)
    if (weight !== undefined) met.set(feature, (amount * weight) / length)
  }
  return met
}

/** How much of each feature was met with each subject. */
type Sums = Map<string, Map<number, number>>

function addTo(sums: Sums, subject: number, amounts: Amounts): void {
  for (const [feature, amount] of amounts) {
    const of = sums.get(feature)
    if (of) of.set(subject, (of.get(subject) ?? 0) + amount)
    else sums.set(feature, new Map([[subject, amount]]))
  }
}

const total = (amounts: Amounts): number => [...amounts.values()].reduce((sum, each) => sum + each, 0)

/**
 * A naive Bayes classifier over weighted features: rare ones weigh more, every text weighs as much as any other, every
 * subject is as likely as any other.
 */
function learn(texts: readonly Amounts[], subjectOf: readonly number[], subjects: number, leastTexts: number): Learned {
  const rarest = 1 + Math.log(1 + texts.length)
  const weightOf = weightsOf(texts, leastTexts)
  const sums: Sums = new Map()
  const totals = Array.from({ length: subjects }, () => 0)
  for (const [at, text] of texts.entries()) {
    const amounts = weighed(text, weightOf, rarest)
    addTo(sums, subjectOf[at]!, amounts)
    totals[subjectOf[at]!]! += total(amounts)
  }
  const rest = totals.map((each) => Math.log(each + UNSEEN * sums.size))
  return {
    likenessOf: (features) => {
      const met = weighed(amountsOf(features), weightOf, rarest)
      if (met.size === 0) return undefined
      const all = total(met)
      const likeness = rest.map((each) => -all * each)
      for (const [feature, amount] of met)
        for (const [subject, sum] of sums.get(feature)!) likeness[subject]! += amount * Math.log(sum / UNSEEN + 1)
      return likeness
    },
  }
}

/** Learns from texts what questions about each subject sound like, by their words and by the runs of letters in them. */
export function learnQuestions(asked: readonly AskedOf[]): (question: string) => Likeness {
  const subjects = [...new Set(asked.map(({ subject }) => subject))]
  const places = new Map(subjects.map((subject, at) => [subject, at]))
  const subjectOf = asked.map(({ subject }) => places.get(subject)!)
  const words = asked.map(({ text }) => wordsOf(text))
  const byWords = learn(words.map(amountsOf), subjectOf, subjects.length, LEAST_TEXTS.words)
  const byRuns = learn(
    words.map((each) => amountsOf(each.flatMap((word) => [...runsOf(word)]))),
    subjectOf,
    subjects.length,
    LEAST_TEXTS.runs,
  )
  return (question) => {
    const told = wordsOf(question)
    const ofWords = byWords.likenessOf(told)
    const ofRuns = byRuns.likenessOf(told.flatMap((word) => [...runsOf(word)]))
    if (!ofWords && !ofRuns) return new Map()
    return new Map(subjects.map((subject, at) => [subject, (ofWords?.[at] ?? 0) + PART_OF_RUNS * (ofRuns?.[at] ?? 0)]))
  }
}
