const PAUSE = /\.{2,}|…/
const FAR = 120
/** What is denied ends at a pause ("no fever... chest pain"); what is asked does too. */
const ENDS_THERE =
  /\b(?:no|not|never|none|nor|without|denies|denied|negative|nothing|nobody|isnt|wasnt|arent|aint|dont|doesnt|didnt|hasnt|havent|sin|nunca|nada|niega|tampoco|if|what|why|how|when|si|que|como|cuando)\b/

function lastSentence(text: string): string {
  const near = text.slice(-FAR)
  return near.slice(Math.max(...['.', '!', '?', ';', ':', '\n'].map((end) => near.lastIndexOf(end))) + 1)
}

/**
 * A plain text in which points that only mark a pause are not read as the end of a sentence: "he dropped to the floor...
 * isnt moving" is one.
 */
export function withoutPauses(text: string): string {
  const [first = '', ...others] = text.split(PAUSE)
  return others.reduce((read, next) => {
    const isPause = /^ *[a-z]/.test(next) && !ENDS_THERE.test(lastSentence(read))
    return isPause ? `${read} ${next.trimStart()}` : `${read}...${next}`
  }, first)
}
