import { useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useQueryClient } from '@tanstack/react-query'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { isUnauthorized } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'
import { announceSessionEnd } from '../../../platform/session-end'
import { askAssistant } from './ask-assistant'
import { chatAfter, EMPTY_CHAT, isAnswering, type ChatEvent } from './chat-state'
import { findKeptAnswer } from './find-kept-answer'
import { messageToRepeat, withUnheard } from './unheard'

export interface ChatReports {
  readonly onFailure: (error: unknown) => void
  readonly onAnswered: () => void
}

const now = () => new Date().toISOString()

/** One conversation: asks, listens, stops, asks again. */
export function useChat({ onFailure, onAnswered }: ChatReports) {
  const [state, dispatch] = useReducer(chatAfter, EMPTY_CHAT)
  const client = useQueryClient()
  const asking = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const tell = (controller: AbortController) => (event: ChatEvent) => {
    if (!controller.signal.aborted) dispatch(event)
  }
  const fail = (controller: AbortController, error: unknown) => {
    if (controller.signal.aborted) return
    dispatch({ kind: 'broken' })
    if (isUnauthorized(error)) announceSessionEnd()
    else onFailure(error)
  }
  /** Runs until the whole answer is there; whatever was asked before is let go. */
  const run = async (work: (controller: AbortController) => Promise<void>) => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    try {
      await work(controller)
      if (!controller.signal.aborted) onAnswered()
    } catch (error) {
      fail(controller, error)
    }
    void client.invalidateQueries({ queryKey: queryKeys.conversations, exact: true })
    void client.invalidateQueries({ queryKey: queryKeys.modelState })
  }

  /** The question, and what the gate says of it, are on the screen before anything is sent. */
  const ask = (message: string, type: ConversationType) => {
    flushSync(() => dispatch({ kind: 'asked', text: message, at: now() }))
    const { conversationId } = state
    const question = { message: withUnheard(state, message), conversationId, type }
    void run((controller) => askAssistant(question, tell(controller), controller.signal))
  }
  const askAgain = (type: ConversationType) => {
    const message = messageToRepeat(state)
    if (message === '') return
    dispatch({ kind: 'asked-again', at: now() })
    const { conversationId } = state
    void run(async (controller) => {
      const conversation = await findKeptAnswer(conversationId, message, controller.signal)
      if (conversation) tell(controller)({ kind: 'opened', conversation })
      else await askAssistant({ message, conversationId, type }, tell(controller), controller.signal)
    })
  }
  const letGo = () => asking.current?.abort()
  const stop = () => {
    letGo()
    dispatch({ kind: 'stopped' })
  }
  /** Opens another conversation, or an empty one. */
  const show = (event: Extract<ChatEvent, { kind: 'opened' | 'cleared' }>) => {
    letGo()
    dispatch(event)
  }
  return { state, ask, askAgain, stop, show, isBusy: isAnswering(state) }
}

export type Chat = ReturnType<typeof useChat>
