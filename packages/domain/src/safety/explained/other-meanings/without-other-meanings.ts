import { thoseThatMayStand } from '../../reading/may-stand'
import { readMessage } from '../../reading/read-message'
import { hasAny, type Reading } from '../reading'
import { ALL_MEANINGS } from './all-other-meanings'
import type { OtherMeaning } from './other-meaning'

/** Of the concepts of one meaning those heard nowhere else in the text. */
function heardOnlyIn({ of, meant, unless }: OtherMeaning, reading: Reading): readonly string[] {
  if (!hasAny(reading, of) || reading.plain.search(meant) < 0 || unless?.(reading.plain)) return []
  const left = readMessage(reading.plain.replaceAll(meant, ' . '), new Set(of)).said
  return of.filter((each) => reading.said.has(each) && !left.has(each))
}

const meaningsIn = thoseThatMayStand(ALL_MEANINGS, ({ meant }) => [meant])

/** What is left of the concepts heard when those drop out that are heard only where their words stand for something else. */
export function withoutOtherMeanings(reading: Reading): ReadonlySet<string> {
  const said = new Set(reading.said)
  for (const meaning of meaningsIn(reading.plain)) {
    const dropped = heardOnlyIn(meaning, { ...reading, said })
    for (const each of dropped) said.delete(each)
    if (dropped.length > 0 && meaning.becomes) said.add(meaning.becomes)
  }
  return said
}
