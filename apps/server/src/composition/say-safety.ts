import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import type { Messages } from '@careway/i18n/create-messages'
import { presentSafety } from '../features/assistant/safety.presenter'
import type { Clock } from '../ports/clock'
import type { SaySafety } from '../ports/safety-words'

/** The assistant's own words for what the gate decided. */
export const createSaySafety =
  (messages: Messages, clock: Clock): SaySafety =>
  (assessment, locale) =>
    presentSafety(assessment, { messages, locale, today: rulesDayAt(clock()) })
