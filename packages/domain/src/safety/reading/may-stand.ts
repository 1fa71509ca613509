import { neededBy } from './needed-letters'

const BITS = 5
const KINDS = 1 << BITS
const MASK = KINDS * KINDS * KINDS - 1
const WORDS = (MASK + 1) / 32

/** Letters, digits, the space and all else as one of 32 kinds: pieces may be taken for alike that are not, never the other way. */
function kindOf(code: number): number {
  const lower = code | 32
  if (lower >= 97 && lower <= 122 && code >= 65) return lower - 96
  if (code === 32) return 27
  return code >= 48 && code <= 57 ? 28 : 29
}

/** How often people write the letters of each kind: "j" least, the space most. */
const HOW_OFTEN = new Uint8Array(KINDS)
for (const [often, letter] of [...'jqxzkvwygfbpmhducltrnisoae '].entries())
  HOW_OFTEN[kindOf(letter.charCodeAt(0))] = often
const howOften = (three: number): number =>
  HOW_OFTEN[three >> (2 * BITS)]! + HOW_OFTEN[(three >> BITS) & (KINDS - 1)]! + HOW_OFTEN[three & (KINDS - 1)]!
const TOLD_APART_BY = 5

/** Puts three letters that follow each other, as one number, among those of its piece, the rarest first; of many the rest goes. */
function putThree(row: number[], first: number, three: number): void {
  const often = howOften(three)
  let at = row.length
  row.push(three)
  for (; at > first && howOften(row[at - 1]!) > often; at -= 1) row[at] = row[at - 1]!
  row[at] = three
  if (row.length > first + TOLD_APART_BY) row.pop()
}

/** Puts the few threes of a piece that are rarest at the end of a row, behind how many they are: most pieces are missed by the first. */
function putPiece(row: number[], piece: string): void {
  const first = row.push(0)
  let three = 0
  for (let at = 0; at < piece.length; at += 1) {
    three = ((three << BITS) | kindOf(piece.charCodeAt(at))) & MASK
    if (at >= 2) putThree(row, first, three)
  }
  row[first - 1] = row.length - first
}

/** Puts the pieces of a set at the end of a row, behind how many numbers they take. */
function putSet(row: number[], pieces: readonly string[]): void {
  const first = row.push(0)
  for (const piece of pieces) putPiece(row, piece)
  row[first - 1] = row.length - first
}

/** The threes of a text: each once, and a bit for every one there could be. */
interface Letters {
  readonly threes: readonly number[]
  readonly bits: Int32Array
}

const has = (bits: Int32Array, three: number): boolean => (bits[three >> 5]! & (1 << (three & 31))) !== 0

function lettersOf(text: string): Letters {
  const bits = new Int32Array(WORDS)
  const threes: number[] = []
  let three = 0
  for (let at = 0; at < text.length; at += 1) {
    three = ((three << BITS) | kindOf(text.charCodeAt(at))) & MASK
    if (at < 2 || has(bits, three)) continue
    bits[three >> 5]! |= 1 << (three & 31)
    threes.push(three)
  }
  return { threes, bits }
}

const REMEMBERED = 4
const remembered: { readonly text: string; readonly letters: Letters }[] = []

/** The texts asked about last are asked about again. */
function lettersThere(text: string): Letters {
  for (const each of remembered) if (each.text === text) return each.letters
  const letters = lettersOf(text)
  remembered.unshift({ text, letters })
  if (remembered.length > REMEMBERED) remembered.pop()
  return letters
}

/** Sets of an expression that are looked for: of more, the rest tells little. */
const SETS_ASKED = 4

const byLength = (a: readonly unknown[], b: readonly unknown[]) => a.length - b.length

/** Sets of pieces of which one of each set is in every text in which an expression stands. */
function setsFor(sign: RegExp): readonly (readonly string[])[] {
  const choices = neededBy(sign).map((sets) => sets.toSorted(byLength))
  if (choices.length === 1) return choices[0]!
  const smallest = choices.map(([set]) => set)
  return smallest.every((set) => set !== undefined) ? [smallest.flat()] : []
}

/** Whether all three letters of one of the pieces that stand in a row of numbers from one place up to another are there. */
function hasOne(bits: Int32Array, row: Int32Array, from: number, end: number): boolean {
  let at = from
  while (at < end) {
    const next = at + 1 + row[at]!
    at += 1
    while (at < next && has(bits, row[at]!)) at += 1
    if (at === next) return true
    at = next
  }
  return false
}

function hasEach(bits: Int32Array, row: Int32Array, from: number, end: number): boolean {
  let at = from
  while (at < end) {
    const next = at + 1 + row[at]!
    if (!hasOne(bits, row, at + 1, next)) return false
    at = next
  }
  return true
}

/** Lists of numbers by number, in one row. */
interface Lists {
  readonly row: Int32Array
  /** Where each list begins, and the last one ends. */
  readonly starts: Int32Array
}

/** The places beside each three, listed by the three. */
function listedByThree(calls: readonly (readonly [three: number, place: number])[]): Lists {
  const starts = new Int32Array(MASK + 2)
  for (const [three] of calls) starts[three + 1]! += 1
  for (let three = 0; three <= MASK; three += 1) starts[three + 1]! += starts[three]!
  const next = starts.slice()
  const row = new Int32Array(calls.length)
  for (const [three, place] of calls) {
    row[next[three]!] = place
    next[three]! += 1
  }
  return { row, starts }
}

interface Needed {
  /** All that must be there for each thing of a list: the sets with the fewest pieces first, for those are missed most often. */
  readonly sets: Lists
  /** Of each three the things of the list of which it is the rarest that the first set needs. */
  readonly calls: Lists
  /** Those that need nothing. */
  readonly always: readonly number[]
}

/** The rarest three of each piece of the set that begins at a place of a row. */
function rarestThrees(row: readonly number[], at: number): ReadonlySet<number> {
  const rarest = new Set<number>()
  const end = at + 1 + row[at]!
  for (let piece = at + 1; piece < end; piece += 1 + row[piece]!) rarest.add(row[piece + 1]!)
  return rarest
}

function neededFor(list: readonly (readonly RegExp[])[]): Needed {
  const row: number[] = []
  const starts = [0]
  const calls: (readonly [three: number, place: number])[] = []
  const always: number[] = []
  for (const [place, signs] of list.entries()) {
    const start = row.length
    const few = signs.flatMap(setsFor).toSorted(byLength).slice(0, SETS_ASKED)
    for (const pieces of few) putSet(row, pieces)
    if (few.length === 0) always.push(place)
    else for (const three of rarestThrees(row, start)) calls.push([three, place])
    starts.push(row.length)
  }
  return {
    sets: { row: Int32Array.from(row), starts: Int32Array.from(starts) },
    calls: listedByThree(calls),
    always,
  }
}

/** 1 for each thing of a list that a three of a text calls up. */
function calledUp({ sets, calls, always }: Needed, { threes }: Letters): Uint8Array {
  const isCalled = new Uint8Array(sets.starts.length - 1)
  for (const place of always) isCalled[place] = 1
  for (const three of threes)
    for (let at = calls.starts[three]!; at < calls.starts[three + 1]!; at += 1) isCalled[calls.row[at]!] = 1
  return isCalled
}

/**
 * A reader of texts that answers those of a list whose expressions may all stand in a text, in the order of the list: a text that does
 * not have the letters without which an expression finds nothing is not searched. Most of thousands fall here, and most of those are
 * not even looked at, for their rarest letters are not there. What is needed stands in rows of numbers, for reading many small lists
 * takes longer than all the rest.
 */
export function thoseThatMayStand<Each>(
  list: readonly Each[],
  signsOf: (each: Each) => readonly RegExp[],
): (text: string) => readonly Each[] {
  let needed: Needed | undefined
  return (text) => {
    needed ??= neededFor(list.map(signsOf))
    const { row, starts } = needed.sets
    const letters = lettersThere(text)
    const isCalled = calledUp(needed, letters)
    return list.filter(
      (_each, place) => isCalled[place] === 1 && hasEach(letters.bits, row, starts[place]!, starts[place + 1]!),
    )
  }
}
