import { readMessage } from '../reading/read-message'
import { OTHER_MEANINGS, type OtherMeaning } from './other-meanings'
import { OTHER_MEANINGS_BELOW } from './other-meanings-below'
import { OTHER_MEANINGS_IN_PASSING } from './other-meanings-in-passing'
import { OTHER_MEANINGS_OF_WORRIES } from './other-meanings-of-worries'
import { OTHER_MEANINGS_OF_STORIES } from './other-meanings-of-stories'
import { OTHER_MEANINGS_OF_THINGS } from './other-meanings-of-things'
import { OTHER_MEANINGS_OF_THE_HEAD } from './other-meanings-of-the-head'
import { hasAny, type Reading } from './reading'
import { WORRIED_WORDS } from './worried-words'

/** Of the concepts of one meaning those heard nowhere else in the text. */
function heardOnlyIn({ of, meant, unless }: OtherMeaning, reading: Reading): readonly string[] {
  if (!hasAny(reading, of) || reading.plain.search(meant) < 0 || unless?.(reading.plain)) return []
  const left = readMessage(reading.plain.replaceAll(meant, ' . ')).said
  return of.filter((each) => reading.said.has(each) && !left.has(each))
}

const ALL_MEANINGS = [
  ...OTHER_MEANINGS,
  ...OTHER_MEANINGS_OF_WORRIES,
  ...OTHER_MEANINGS_OF_THE_HEAD,
  ...OTHER_MEANINGS_BELOW,
  ...OTHER_MEANINGS_OF_STORIES,
  ...OTHER_MEANINGS_IN_PASSING,
  ...OTHER_MEANINGS_OF_THINGS,
  ...WORRIED_WORDS,
]

/** What is left of the concepts heard when those drop out that are heard only where their words stand for something else. */
export function withoutOtherMeanings(reading: Reading): ReadonlySet<string> {
  const said = new Set(reading.said)
  for (const meaning of ALL_MEANINGS) {
    const dropped = heardOnlyIn(meaning, { ...reading, said })
    for (const each of dropped) said.delete(each)
    if (dropped.length > 0 && meaning.becomes) said.add(meaning.becomes)
  }
  return said
}
