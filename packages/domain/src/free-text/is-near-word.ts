const SHORTEST_WORD_WITH_TYPOS = 6

/** Whether the two are one edit apart: a letter added, dropped, changed, or two neighbours swapped. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const restOfA = a.slice(start)
  const restOfB = b.slice(start)
  const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)
  return (
    isSwapped || restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1) || restOfA.slice(1) === restOfB.slice(1)
  )
}

/** A written word against a known one. A known word that ends in `*` stands for every word that begins so. */
export function isNearWord(written: string, known: string): boolean {
  if (known.endsWith('*')) return written.startsWith(known.slice(0, -1))
  if (written === known) return true
  const mayHoldTypo = known.length >= SHORTEST_WORD_WITH_TYPOS && written[0] === known[0]
  return mayHoldTypo && isOneEditApart(written, known)
}
