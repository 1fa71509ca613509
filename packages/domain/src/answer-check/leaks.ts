const RUN = 8

const GARBAGE =
  /\{\{|\}\}|<\||\|>|<\/?(?:material|rules|tool|result|system|instructions|person)\b|\b(?:system prompt|my (?:system )?instructions|my rules say|as an ai(?: language)? model|prompt del sistema|mis instrucciones|como modelo de lenguaje)\b/

const wordsOf = (folded: string): readonly string[] => folded.match(/[\p{L}\d]+/gu) ?? []

const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '))

/** Tells whether a folded text gives away what the model was told, or what was only meant for a machine. */
export function createLeakCheck(instructions: readonly string[]): (folded: string) => boolean {
  const secret = new Set(instructions.flatMap((text) => runsOf(wordsOf(text))))
  return (folded) => GARBAGE.test(folded) || runsOf(wordsOf(folded)).some((run) => secret.has(run))
}
