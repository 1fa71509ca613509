import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { citationsOf } from '@careway/contracts/pathways/pathway'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { firstAidFor, safetySources } from '@careway/domain/safety/first-aid'
import { leadingFindings } from '@careway/domain/safety/leading-findings'
import { linesToCall, type SafetyLine } from '@careway/domain/safety/lines-to-call'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { presentActions, type AnswerAction, type Voice } from './actions.presenter'

const CALLS: Readonly<Record<SafetyLine, AnswerAction>> = {
  emergencyNumber: 'call-911',
  crisisLine: 'call-988',
  poisonControl: 'call-poison-control',
  violenceLine: 'call-violence-line',
  assaultLine: 'call-assault-line',
  childHelpLine: 'call-child-help',
  elderCareLine: 'call-elder-care',
  traffickingLine: 'call-trafficking-line',
}

/** Whom to call, the first first. */
export const callsOf = (assessment: SafetyAssessment): readonly AnswerAction[] =>
  linesToCall(assessment).map((line) => CALLS[line])

/** Why the level is what it is, each reason once. A rule that is no longer known says nothing. */
export function reasonsInWords(assessment: SafetyAssessment, { messages, locale }: Voice): string[] {
  const codes = new Set(leadingFindings(assessment).flatMap(({ reasons }) => reasons.map(({ code }) => `why.${code}`)))
  return [...codes]
    .filter((code) => messages.knows(locale, 'safety', code))
    .map((code) => messages.translateCode(locale, 'safety', code))
}

/** What to do right away, in the reader's language. */
export const firstAidInWords = (assessment: SafetyAssessment, { messages, locale }: Voice): string[] =>
  firstAidFor(assessment).map(({ code }) => messages.translateCode(locale, 'safety', `firstAid.${code}`))

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
    firstAid: firstAidInWords(assessment, voice),
    calls: presentActions(callsOf(assessment), voice),
    sources: citationsOf(safetySources(assessment)),
  }
}
