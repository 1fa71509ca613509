import { findPhrase } from '../free-text/find-phrase'
import { mentionsAny } from '../free-text/mentions-any'
import { CARE_TOPICS, TOPIC_PHRASES, type CareTopic } from './topic-phrases'
import { REHAB_CAUSE_PHRASES, REHAB_FROM_DRUGS_PHRASES, REHAB_PHRASES } from './topics/rehab'

const isRehabOfBody = (words: readonly string[]): boolean =>
  mentionsAny(words, REHAB_CAUSE_PHRASES) && !mentionsAny(words, REHAB_FROM_DRUGS_PHRASES)

function without(words: readonly string[], phrases: readonly string[]): readonly string[] {
  const spans = phrases.flatMap((phrase) => findPhrase(words, phrase))
  return words.map((word, at) => (spans.some(({ first, last }) => first <= at && at <= last) ? '' : word))
}

/** The topics a person's folded words speak of, in the order of the list. Words for treating the body speak of no other. */
export function findTopics(words: readonly string[]): readonly CareTopic[] {
  const therapy = [...TOPIC_PHRASES['physical-therapy'], ...(isRehabOfBody(words) ? REHAB_PHRASES : [])]
  const others = without(words, therapy)
  return CARE_TOPICS.filter((topic) =>
    topic === 'physical-therapy' ? mentionsAny(words, therapy) : mentionsAny(others, TOPIC_PHRASES[topic]),
  )
}
