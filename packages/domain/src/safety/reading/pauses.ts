const PAUSE = /\.{2,}|…/
/** Letters: a sentence is not looked back at further. */
const FAR = 120
/** What is denied ends at a pause ("no fever... chest pain"); what is asked does too. */
const ENDS_THERE =
  /\b(?:no|not|never|none|nor|without|denies|denied|negative|nothing|nobody|isnt|wasnt|arent|aint|dont|doesnt|didnt|hasnt|havent|sin|nunca|nada|niega|tampoco|if|what|why|how|when|si|que|como|cuando)\b/

const lastSentence = (near: string): string =>
  near.slice(Math.max(...['.', '!', '?', ';', ':', '\n'].map((end) => near.lastIndexOf(end))) + 1)

/**
 * A plain text in which points that only mark a pause are not read as the end of a sentence: "he dropped to the floor...
 * isnt moving" is one.
 */
export function withoutPauses(text: string): string {
  const [first = '', ...others] = text.split(PAUSE)
  const parts = [first]
  let near = first.slice(-FAR)
  for (const next of others) {
    const isPause = /^ *[a-z]/.test(next) && !ENDS_THERE.test(lastSentence(near))
    const part = isPause ? ` ${next.trimStart()}` : `...${next}`
    parts.push(part)
    near = `${near}${part}`.slice(-FAR)
  }
  return parts.join('')
}
