import { SOURCES } from '../sources'
import { SOUNDS_SERIOUS, SOUNDS_URGENT } from '../suspicion/sounds'
import { rule, type SafetyRule } from './rule'

/** What all of a message comes to, whatever its single words: something old that turns grave, and how it sounds. */
export const WHOLE_MESSAGE_RULES: readonly SafetyRule[] = [
  rule('turned', SOURCES.emergencies, { urgent: ['turned-grave'] }),
  rule(SOUNDS_SERIOUS, SOURCES.emergencies, { urgent: [SOUNDS_URGENT], high: [SOUNDS_SERIOUS] }),
]
