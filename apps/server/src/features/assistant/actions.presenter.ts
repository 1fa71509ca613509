import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { telephoneHref } from '@careway/domain/kernel/telephone-href'
import { FIGURES } from '@careway/domain/knowledge/figures'
import {
  ACTION_TARGETS,
  targetOf,
  type ActionTarget,
  type KnowledgeAction,
} from '@careway/domain/knowledge/knowledge-action'
import type { HelpType } from '@careway/domain/vocabulary/help-terms'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'

/** Calls that only the gate asks for. */
const GATE_CALLS = {
  'call-violence-line': 'violenceLine',
  'call-assault-line': 'assaultLine',
  'call-child-help': 'childHelpLine',
  'call-elder-care': 'elderCareLine',
  'call-trafficking-line': 'traffickingLine',
} as const

/** Everything that an answer may recommend: what cards offer, and the calls of the gate. */
export type AnswerAction = KnowledgeAction | keyof typeof GATE_CALLS

const isGateCall = (action: AnswerAction): action is keyof typeof GATE_CALLS => action in GATE_CALLS

/** The searches for these kinds of help, in their order. */
export const searchesFor = (types: readonly HelpType[]): readonly KnowledgeAction[] =>
  types.flatMap((type) =>
    (Object.keys(ACTION_TARGETS) as KnowledgeAction[]).filter((action) => {
      const target = targetOf(action)
      return target.kind === 'resources' && target.type === type
    }),
  )

/** In whose words, and for which day. */
export interface Voice {
  readonly messages: Messages
  readonly locale: OfferedLocale
  readonly today: CalendarDate
}

const whereOf = (action: AnswerAction): ActionTarget =>
  isGateCall(action) ? { kind: 'call', line: GATE_CALLS[action] } : targetOf(action)

function addressOf(target: ActionTarget, today: CalendarDate): string {
  switch (target.kind) {
    case 'call':
      return telephoneHref(String(FIGURES[target.line].on(today)))
    case 'screen':
      return `/${target.route}`
    case 'resources':
      return `/resources?type=${target.type}`
    case 'letter':
      return `/letters?kind=${target.letter}`
  }
}

/** Actions as buttons: each once, in the order given. */
export const presentActions = (
  actions: readonly AnswerAction[],
  { messages, locale, today }: Voice,
): RecommendedAction[] =>
  [...new Set(actions)].map((id) => ({
    id,
    label: messages.translateCode(locale, 'assistant-answers', `actions.${id}`),
    href: addressOf(whereOf(id), today),
  }))
