import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import type { OfferedLocale } from '@careway/i18n/locales'

/** What the safety gate decided, in sentences of one language. */
export type SaySafety = (assessment: SafetyAssessment, locale: OfferedLocale) => SafetyNotice
