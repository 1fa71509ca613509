import { thoseThatMayStand } from '../../reading/may-stand'
import { readMessage } from '../../reading/read-message'
import { VIOLENCE_OVER } from '../danger-told'
import { OTHER_MEANINGS, type OtherMeaning } from './other-meanings'
import { OTHER_MEANINGS_BELOW } from './other-meanings-below'
import { OTHER_MEANINGS_BY_SPANISH_CAUSES } from './other-meanings-by-spanish-causes'
import { OTHER_MEANINGS_FEARED_IN_SPANISH } from './other-meanings-feared-in-spanish'
import { OTHER_MEANINGS_IN_SPANISH } from './other-meanings-in-spanish'
import { OTHER_MEANINGS_MISHEARD_IN_PLAIN_WORDS } from './other-meanings-misheard-in-plain-words'
import { OTHER_MEANINGS_MISHEARD_IN_SPANISH } from './other-meanings-misheard-in-spanish'
import { OTHER_MEANINGS_OF_PASSING_SCARES } from './other-meanings-of-passing-scares'
import { OTHER_MEANINGS_OF_SMALL_MISHAPS } from './other-meanings-of-small-mishaps'
import { OTHER_MEANINGS_TOLD_IN_SPANISH } from './other-meanings-told-in-spanish'
import { OTHER_MEANINGS_IN_LIKENESS } from './other-meanings-in-likeness'
import { OTHER_MEANINGS_OF_SPANISH_STORIES } from './other-meanings-of-spanish-stories'
import { OTHER_MEANINGS_IN_PASSING } from './other-meanings-in-passing'
import { OTHER_MEANINGS_IN_PLAIN_MESSAGES } from './other-meanings-in-plain-messages'
import { OTHER_MEANINGS_IN_PLAIN_TALK } from './other-meanings-in-plain-talk'
import { OTHER_MEANINGS_BESIDE_CRISES } from './other-meanings-beside-crises'
import { OTHER_MEANINGS_OF_CRISES } from './other-meanings-of-crises'
import { OTHER_MEANINGS_OF_POISON } from './other-meanings-of-poison'
import { OTHER_MEANINGS_HEARD_IN_SPANISH } from './other-meanings-heard-in-spanish'
import { OTHER_MEANINGS_IN_SCARES } from './other-meanings-in-scares'
import { OTHER_MEANINGS_OF_SMALL_ACCIDENTS } from './other-meanings-of-small-accidents'
import { OTHER_MEANINGS_SAID_IN_FUN } from './other-meanings-said-in-fun'
import { OTHER_MEANINGS_OF_WORRIES } from './other-meanings-of-worries'
import { OTHER_MEANINGS_OF_SMALL_HURTS } from './other-meanings-of-small-hurts'
import { OTHER_MEANINGS_OF_STORIES } from './other-meanings-of-stories'
import { OTHER_MEANINGS_OF_HEARSAY_AND_JEST } from './other-meanings-of-hearsay-and-jest'
import { OTHER_MEANINGS_NAMED_BY_THE_WAY } from './other-meanings-named-by-the-way'
import { OTHER_MEANINGS_OF_TALK } from './other-meanings-of-talk'
import { OTHER_MEANINGS_THAT_ENDED_OR_WERE_SMALL } from './other-meanings-that-ended-or-were-small'
import { OTHER_MEANINGS_WITH_THEIR_CAUSE } from './other-meanings-with-their-cause'
import { OTHER_MEANINGS_SOON_CLEARED_UP } from './other-meanings-soon-cleared-up'
import { OTHER_MEANINGS_TAKEN_FOR_MORE } from './other-meanings-taken-for-more'
import { OTHER_MEANINGS_TOLD_WITH_DRAMA } from './other-meanings-told-with-drama'
import { OTHER_MEANINGS_TOLD_WELL } from './other-meanings-told-well'
import { OTHER_MEANINGS_OF_THINGS } from './other-meanings-of-things'
import { OTHER_MEANINGS_OF_THE_HEAD } from './other-meanings-of-the-head'
import { hasAny, type Reading } from '../reading'
import { WORRIED_WORDS } from '../fears/worried-words'

/** Of the concepts of one meaning those heard nowhere else in the text. */
function heardOnlyIn({ of, meant, unless }: OtherMeaning, reading: Reading): readonly string[] {
  if (!hasAny(reading, of) || reading.plain.search(meant) < 0 || unless?.(reading.plain)) return []
  const left = readMessage(reading.plain.replaceAll(meant, ' . ')).said
  return of.filter((each) => reading.said.has(each) && !left.has(each))
}

export const ALL_MEANINGS = [
  ...OTHER_MEANINGS,
  ...OTHER_MEANINGS_OF_CRISES,
  ...OTHER_MEANINGS_OF_POISON,
  ...OTHER_MEANINGS_BESIDE_CRISES,
  ...OTHER_MEANINGS_OF_WORRIES,
  ...OTHER_MEANINGS_OF_THE_HEAD,
  ...OTHER_MEANINGS_BELOW,
  ...OTHER_MEANINGS_OF_STORIES,
  ...OTHER_MEANINGS_IN_PASSING,
  ...OTHER_MEANINGS_IN_PLAIN_TALK,
  ...OTHER_MEANINGS_IN_PLAIN_MESSAGES,
  ...OTHER_MEANINGS_IN_LIKENESS,
  ...OTHER_MEANINGS_IN_SCARES,
  ...OTHER_MEANINGS_OF_THINGS,
  ...OTHER_MEANINGS_OF_TALK,
  ...OTHER_MEANINGS_TOLD_WELL,
  ...OTHER_MEANINGS_TOLD_WITH_DRAMA,
  ...OTHER_MEANINGS_TAKEN_FOR_MORE,
  ...OTHER_MEANINGS_SOON_CLEARED_UP,
  ...OTHER_MEANINGS_SAID_IN_FUN,
  ...OTHER_MEANINGS_OF_SMALL_ACCIDENTS,
  ...OTHER_MEANINGS_OF_SMALL_HURTS,
  ...OTHER_MEANINGS_IN_SPANISH,
  ...OTHER_MEANINGS_FEARED_IN_SPANISH,
  ...OTHER_MEANINGS_BY_SPANISH_CAUSES,
  ...OTHER_MEANINGS_OF_SPANISH_STORIES,
  ...OTHER_MEANINGS_TOLD_IN_SPANISH,
  ...OTHER_MEANINGS_HEARD_IN_SPANISH,
  ...OTHER_MEANINGS_MISHEARD_IN_SPANISH,
  ...OTHER_MEANINGS_MISHEARD_IN_PLAIN_WORDS,
  ...OTHER_MEANINGS_OF_SMALL_MISHAPS,
  ...OTHER_MEANINGS_OF_PASSING_SCARES,
  ...OTHER_MEANINGS_OF_HEARSAY_AND_JEST,
  ...OTHER_MEANINGS_THAT_ENDED_OR_WERE_SMALL,
  ...OTHER_MEANINGS_WITH_THEIR_CAUSE,
  ...OTHER_MEANINGS_NAMED_BY_THE_WAY,
  ...WORRIED_WORDS,
  VIOLENCE_OVER,
]

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
