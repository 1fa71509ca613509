import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { analyzeResources, askForLetter, type Assistance } from '@careway/contracts/letters/ask-for-letter'
import { call } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { reportFailure } from '../report-failure'

export type HelpRequest =
  | { readonly purpose: 'admin'; readonly body: EndpointRequest<typeof askForLetter>['body'] }
  | { readonly purpose: 'resources'; readonly body: EndpointRequest<typeof analyzeResources>['body'] }

const ask = (request: HelpRequest, signal: AbortSignal): Promise<Assistance> =>
  request.purpose === 'admin'
    ? call(askForLetter, { body: request.body }, signal)
    : call(analyzeResources, { body: request.body }, signal)

/** Asks for a letter or a plan. A failure is a toast with the server's words; what was typed is the caller's and stays. */
export function useAskForHelp() {
  const t = useMessages('ai-help')
  /** The last answer; it stays while the next is on its way, and where that fails. */
  const [answer, setAnswer] = useState<Assistance | undefined>()
  const controller = useRef<AbortController | undefined>(undefined)
  const mutation = useMutation({
    mutationFn: (request: HelpRequest) => {
      controller.current = new AbortController()
      return ask(request, controller.current.signal)
    },
    onSuccess: setAnswer,
    onError: (error) => {
      if (!controller.current?.signal.aborted) reportFailure(t('panel.failedTitle'), error, t('panel.failed'))
    },
  })
  return {
    answer,
    isPending: mutation.isPending,
    mutate: mutation.mutate,
    cancel: () => controller.current?.abort(),
    forget: () => setAnswer(undefined),
  }
}

export type AskForHelp = ReturnType<typeof useAskForHelp>
