import { useMutation } from '@tanstack/react-query'
import { sendFeedback } from '@careway/contracts/feedback/send-feedback'
import { call } from '../../../platform/call'
import type { feedbackBody } from '../feedback-body'

export const useSendFeedback = () =>
  useMutation({ mutationFn: (body: ReturnType<typeof feedbackBody>) => call(sendFeedback, { body }) })
