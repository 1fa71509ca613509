import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { analyzeResources, askForLetter, type Assistance } from '@careway/contracts/letters/ask-for-letter'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { isOfferedLocale } from '@careway/i18n/locales'
import { call } from '../../../platform/call'
import { useLanguage, useMessages } from '../../../platform/language'
import { reportFailure } from '../report-failure'

type Body<Endpoint extends typeof askForLetter | typeof analyzeResources> = NonNullable<
  EndpointRequest<Endpoint>['body']
>

export type HelpRequest =
  | { readonly purpose: 'admin'; readonly body: Body<typeof askForLetter> }
  | { readonly purpose: 'resources'; readonly body: Body<typeof analyzeResources> }

interface Answered {
  readonly answer: Assistance
  readonly request: HelpRequest
  /** Of what explains it. */
  readonly language: InterfaceLanguage
}

async function ask(request: HelpRequest, language: InterfaceLanguage, signal?: AbortSignal): Promise<Answered> {
  const answer =
    request.purpose === 'admin'
      ? await call(askForLetter, { body: { ...request.body, readerLanguage: language } }, signal)
      : await call(analyzeResources, { body: { ...request.body, readerLanguage: language } }, signal)
  return { answer, request, language }
}

/** Asked without a word from the reader, it must not use up what they may ask of a model. */
const needsModel = ({ body: { targetLanguage = 'en' } }: HelpRequest) => !isOfferedLocale(targetLanguage)

/** Asks again unseen: the last question counts, and where it fails all stays as it is. */
function useQuietAsk(onAnswer: (answered: Answered) => void) {
  const turn = useRef(0)
  const forgetOthers = () => ++turn.current
  const quietly = async (request: HelpRequest, language: InterfaceLanguage) => {
    const own = forgetOthers()
    const answered = await ask(request, language).catch(() => undefined)
    if (answered && own === turn.current) onAnswer(answered)
  }
  return { quietly, forgetOthers }
}

/**
 * Asks for a letter or a plan. A failure is a toast with the server's words; what was typed is the caller's and stays.
 * What explains an answer follows the language of the page.
 */
export function useAskForHelp() {
  const t = useMessages('ai-help')
  const { language } = useLanguage()
  /** The last answer; it stays while the next is on its way, and where that fails. */
  const [answered, setAnswered] = useState<Answered | undefined>()
  const { quietly, forgetOthers } = useQuietAsk(setAnswered)
  const controller = useRef<AbortController | undefined>(undefined)
  const mutation = useMutation({
    mutationFn: (request: HelpRequest) => {
      forgetOthers()
      controller.current = new AbortController()
      return ask(request, language, controller.current.signal)
    },
    onSuccess: (next) => {
      forgetOthers()
      setAnswered(next)
    },
    onError: (error) => {
      if (!controller.current?.signal.aborted) reportFailure(t('panel.failedTitle'), error, t('panel.failed'))
    },
  })
  const follow = useEffectEvent((next: InterfaceLanguage, last: Answered | undefined) => {
    if (last && last.language !== next && !needsModel(last.request)) void quietly(last.request, next)
  })
  useEffect(() => follow(language, answered), [language, answered])
  return {
    answer: answered?.answer,
    isPending: mutation.isPending,
    mutate: (request: HelpRequest, onAnswer?: (answer: Assistance) => void) =>
      mutation.mutate(request, { onSuccess: ({ answer }) => onAnswer?.(answer) }),
    /** What was answered before the page was loaded anew. */
    recall: async (request: HelpRequest) => {
      if (!needsModel(request)) await quietly(request, language)
    },
    cancel: () => controller.current?.abort(),
    forget: () => {
      forgetOthers()
      setAnswered(undefined)
    },
  }
}

export type AskForHelp = ReturnType<typeof useAskForHelp>
