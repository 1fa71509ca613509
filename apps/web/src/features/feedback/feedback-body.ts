import { isBlank } from '@careway/domain/free-text/is-blank'
import { FEEDBACK_TYPES, type FeedbackType } from '@careway/domain/vocabulary/profile-choices'

export interface FeedbackValues {
  readonly type: FeedbackType
  readonly message: string
}

export const EMPTY_FEEDBACK: FeedbackValues = { type: 'general', message: '' }

export const isFeedbackType = (text: string): text is FeedbackType =>
  (FEEDBACK_TYPES as readonly string[]).includes(text)

export const isEmptyFeedback = ({ message }: FeedbackValues): boolean => isBlank(message)

/** The body of `POST /api/feedback`. Who is not signed in is `anonymous`. */
export const feedbackBody = ({ type, message }: FeedbackValues, userEmail: string | undefined, now: Date) => ({
  type,
  message: message.trim(),
  userEmail: userEmail ?? 'anonymous',
  timestamp: now.toISOString(),
})
