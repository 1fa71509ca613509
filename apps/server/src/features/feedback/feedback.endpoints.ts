import { sendFeedback } from '@careway/contracts/feedback/send-feedback'
import { DONE } from '@careway/contracts/kit/nothing'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import type { Limits } from '../../ports/limits'
import type { FeedbackRepository } from './feedback.repository'

export interface FeedbackParts {
  readonly feedback: FeedbackRepository
  readonly limits: Limits
}

/** The address that is kept is the session's own: what the form says could be anybody's. */
export const feedbackEndpoints = ({ feedback, limits }: FeedbackParts): readonly ServedEndpoint[] => [
  serveOpenly(sendFeedback, async ({ input: { body }, address, findCaller }) => {
    await limits.take('feedback', address)
    const user = (await findCaller())?.user
    const { type, message } = body
    await feedback.add({ type, message, userId: user?.id ?? null, userEmail: user?.email ?? null })
    return DONE
  }),
]
