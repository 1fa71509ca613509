import { mentionsAny } from '../free-text/mentions-any'
import { CARE_TOPICS, TOPIC_PHRASES, type CareTopic } from './topic-phrases'

/** The topics a person's folded words speak of, in the order of the list. */
export const findTopics = (words: readonly string[]): readonly CareTopic[] =>
  CARE_TOPICS.filter((topic) => mentionsAny(words, TOPIC_PHRASES[topic]))
