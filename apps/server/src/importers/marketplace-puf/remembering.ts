const MOST_REMEMBERED = 10_000
const LONGEST_KEY = 300

/** The same answer, and the same object, for words that come again: the files print few different ones a million times. */
export function remembering<Given extends readonly unknown[], Answer>(
  keyOf: (...given: Given) => string,
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const answers = new Map<string, Answer>()
  return (...given) => {
    const key = keyOf(...given)
    const known = answers.get(key)
    if (known !== undefined || answers.has(key)) return known as Answer
    const answer = work(...given)
    if (answers.size < MOST_REMEMBERED && key.length <= LONGEST_KEY) answers.set(key, answer)
    return answer
  }
}
