import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { citationOf } from '@careway/contracts/pathways/pathway'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { leadingFindings } from '@careway/domain/safety/leading-findings'
import type { Crisis, SafetyAction, SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { presentActions, type AnswerAction, type Voice } from './actions.presenter'

const BY_ACTION: Readonly<Partial<Record<SafetyAction, readonly AnswerAction[]>>> = {
  'call-911': ['call-911'],
  'call-988': ['call-988', 'call-911'],
  'poison-control': ['call-poison-control', 'call-911'],
  'emergency-room': ['call-911'],
}

const BY_CRISIS: Readonly<Record<Crisis, readonly AnswerAction[]>> = {
  suicide: ['call-988', 'call-911'],
  violence: ['call-911', 'call-violence-line'],
  'harm-others': ['call-911', 'call-988'],
  overdose: ['call-911', 'call-poison-control'],
  'child-abuse': ['call-911'],
}

/** Whom to call, the first first. A body in danger goes before everything else. */
export const callsOf = ({ action, crisis }: SafetyAssessment): readonly AnswerAction[] => [
  ...new Set([...(BY_ACTION[action] ?? []), ...(crisis ? BY_CRISIS[crisis] : [])]),
]

/** Why the level is what it is, each reason once. A rule that is no longer known says nothing. */
export function reasonsInWords(assessment: SafetyAssessment, { messages, locale }: Voice): string[] {
  const codes = new Set(leadingFindings(assessment).flatMap(({ reasons }) => reasons.map(({ code }) => `why.${code}`)))
  return [...codes]
    .filter((code) => messages.knows(locale, 'safety', code))
    .map((code) => messages.translateCode(locale, 'safety', code))
}

const unique = (sources: SafetyNotice['sources']): SafetyNotice['sources'] => [
  ...new Map(sources.map((source) => [`${source.title} ${source.url}`, source])).values(),
]

/** What the gate decided, in the reader's language. */
export function presentSafety(assessment: SafetyAssessment, voice: Voice): SafetyNotice {
  const say = (code: string) => voice.messages.translateCode(voice.locale, 'safety', code)
  const { level, action, byWhen, crisis } = assessment
  return {
    level,
    isEmergency: isEmergency(assessment),
    action,
    byWhen,
    crisis: crisis ?? null,
    levelName: say(`level.${level}`),
    whatToDo: say(`action.${action}`),
    when: say(`byWhen.${byWhen}`),
    crisisHelp: crisis ? say(`crisis.${crisis}`) : null,
    why: reasonsInWords(assessment, voice),
    calls: presentActions(callsOf(assessment), voice),
    sources: unique(leadingFindings(assessment).map(({ source }) => citationOf(source))),
  }
}
