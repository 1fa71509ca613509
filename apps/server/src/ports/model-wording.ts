import type { AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import type { SafetyLevel } from '@careway/domain/safety/safety-level'
import type { ModelTool, ModelTurn } from './language-model'

/** What a model is asked to word, and all that it may say. */
export interface WordingRequest {
  readonly userId: string
  /** What it is to do, in English. The rules that hold for every request are added. */
  readonly task: string
  /** The conversation, the last turn the person's own. */
  readonly turns: readonly ModelTurn[]
  /** Reviewed text that the answer may speak from; its figures, phones and addresses are the only ones allowed. */
  readonly material: readonly string[]
  /** Set where the material is the person's own letter: no telephone, address or page in it is taken for one of the public. */
  readonly isPrivate?: true
  readonly tools: readonly ModelTool[]
  /** Names, addresses and numbers of the person that must not leave, besides those that are recognized by their form. */
  readonly identifiers: readonly string[]
  readonly language: InterfaceLanguage
  /** The text must not make little of this. */
  readonly level: SafetyLevel
}

export type WordingEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** All is checked and said. `text` is the whole, identifiers put back. */
  | { readonly kind: 'done'; readonly text: string }
  /** What came so far must be taken back, and the product's own words shown. */
  | { readonly kind: 'withdrawn'; readonly notice: Extract<AnswerNotice, 'model_failed' | 'model_withheld'> }

/** Why a model is not asked; `silent` where there is nothing to tell. */
export type NoWording = { readonly kind: 'silent' } | { readonly kind: 'notice'; readonly notice: AnswerNotice }

/** A language model behind everything that must stand before it: consent, the day's limit, identifiers, checks. */
export interface ModelWording {
  /** Whether `admit` would let somebody through now. Takes no use. */
  wouldAsk(userId: string): Promise<boolean>
  /** Takes one of the day's uses where the model may be asked. */
  admit(userId: string): Promise<NoWording | undefined>
  /** Only after `admit` answered nothing. Never throws for what the model does. */
  word(request: WordingRequest, signal: AbortSignal): AsyncIterable<WordingEvent>
}
