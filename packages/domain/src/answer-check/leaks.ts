const RUN = 8
const LETTERS = 40
const STRIDE = 5

const GARBAGE =
  /\{\{|\}\}|<\||\|>|<\/? ?(?:material|rules|tool|result|system|instructions|person)\b|\b(?:system prompt|my (?:system )?(?:instructions|guidelines)|my rules say|(?:instructions|rules|guidelines) i (?:was|were|have been|am) given|i was told to (?:never|not|say|answer)|as an ai(?: language)? model|prompt del sistema|mis instrucciones|las (?:reglas|instrucciones) que me dieron|como modelo de lenguaje)\b/

const wordsOf = (folded: string): readonly string[] => folded.match(/[\p{L}\d]+/gu) ?? []
const lettersOf = (folded: string): string => folded.replaceAll(/\P{L}+/gu, '')

const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '))

/** Whether a long stretch of the letters of one stands in the other, whatever is put between them. */
function sharesLetters(said: string, secret: string): boolean {
  for (let at = 0; at + LETTERS <= said.length; at += STRIDE)
    if (secret.includes(said.slice(at, at + LETTERS))) return true
  return false
}

/** Tells whether a folded text gives away what the model was told, or what was only meant for a machine. */
export function createLeakCheck(instructions: readonly string[]): (folded: string) => boolean {
  const secret = new Set(instructions.flatMap((text) => runsOf(wordsOf(text))))
  const letters = instructions.map(lettersOf).join('\n')
  return (folded) =>
    GARBAGE.test(folded) ||
    runsOf(wordsOf(folded)).some((run) => secret.has(run)) ||
    sharesLetters(lettersOf(folded), letters)
}
