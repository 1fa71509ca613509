const BASE = 16_777_619

function hashFrom(word: string, start: number): number {
  let hash = 0
  for (let at = word.length - 1; at >= start; at -= 1) hash = (Math.imul(hash, BASE) + word.charCodeAt(at)) | 0
  return hash
}

/**
 * Numbers for a word as it stands and with each of its letters left out, one after another. Two words one slip of the
 * finger apart have a number in common; so may, rarely, two others.
 */
export function slipKeys(word: string): readonly number[] {
  const keys = [hashFrom(word, 0)]
  let key = hashFrom(word, 1)
  let weight = 1
  for (let at = 0; at < word.length; at += 1) {
    keys.push(key)
    key = (key + Math.imul(word.charCodeAt(at) - word.charCodeAt(at + 1), weight)) | 0
    weight = Math.imul(weight, BASE)
  }
  return keys
}
