import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import type { Profile } from '@careway/contracts/profile/profile'
import { safetyFactsOf } from '@careway/contracts/profile/safety-facts'
import { assessMessage } from '@careway/domain/safety/assess-message'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { isAtLeast } from '@careway/domain/safety/safety-level'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { LettersParts } from './letters-parts'

export interface AssessedContext {
  readonly assessment: SafetyAssessment
  /** Only where the text tells of danger. */
  readonly notice: SafetyNotice | null
}

/** Paperwork may tell of danger in passing: the gate reads it as it reads every message. */
export function assessContext(
  { saySafety }: Pick<LettersParts, 'saySafety'>,
  context: string,
  profile: Profile | undefined,
  locale: OfferedLocale,
): AssessedContext {
  const assessment = assessMessage(context, safetyFactsOf(profile))
  return { assessment, notice: isAtLeast(assessment.level, 'high') ? saySafety(assessment, locale) : null }
}
