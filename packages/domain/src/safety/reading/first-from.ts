/** Index of the first position at or after `floor` in a rising list. */
export function firstFrom(positions: readonly number[], floor: number): number {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (positions[middle]! < floor) low = middle + 1
    else high = middle
  }
  return low
}
