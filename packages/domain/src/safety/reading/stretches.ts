/** Words that stand one after another in a message. Each thing is asked of them once. */
export interface Stretch {
  readonly text: () => string
  readonly shows: (sign: RegExp) => boolean
  readonly is: (told: (text: string) => boolean) => boolean
}

/** Of one message, from a word up to another, which is not part of it. */
export type Stretches = (from: number, end: number) => Stretch

function stretchOf(words: readonly string[], from: number, end: number): Stretch {
  let joined: string | undefined
  const text = () => (joined ??= words.slice(from, end).join(' '))
  const answers = new Map<unknown, boolean>()
  const once = (question: unknown, answer: () => boolean) => {
    const known = answers.get(question)
    if (known !== undefined) return known
    const given = answer()
    answers.set(question, given)
    return given
  }
  return {
    text,
    shows: (sign) => once(sign, () => sign.test(text())),
    is: (told) => once(told, () => told(text())),
  }
}

export function stretchesOf(words: readonly string[]): Stretches {
  const known = new Map<number, Stretch>()
  return (from, end) => {
    const key = from * (words.length + 1) + end
    const there = known.get(key)
    if (there) return there
    const stretch = stretchOf(words, from, end)
    known.set(key, stretch)
    return stretch
  }
}
