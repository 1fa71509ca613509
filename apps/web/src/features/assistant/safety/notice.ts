import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { citationOf } from '@careway/contracts/pathways/pathway'
import { firstAidFor, safetySources } from '@careway/domain/safety/first-aid'
import { leadingFindings } from '@careway/domain/safety/leading-findings'
import { SAFETY_ACTIONS, type SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { isAtLeast, SAFETY_LEVELS, type SafetyLevel } from '@careway/domain/safety/safety-level'

/** A sentence of the catalog `safety`. */
export type SafetyWords = (code: string) => string

/** What the panels and badges say of a level. Whom to call follows from what to do. */
export type ShownNotice = Omit<SafetyNotice, 'calls' | 'isEmergency'>

const WHYS_SHOWN = 4

/** What the gate in the browser found, in words, before any network. */
export function noticeOf(assessment: SafetyAssessment, words: SafetyWords): ShownNotice {
  const { level, action, byWhen, crisis = null } = assessment
  const top = leadingFindings(assessment)
  const codes = new Set(top.flatMap(({ reasons }) => reasons.map(({ code }) => code)))
  const sources = new Map(safetySources(assessment).map((source) => [source.title, citationOf(source)]))
  return {
    level,
    action,
    byWhen,
    crisis,
    levelName: words(`level.${level}`),
    whatToDo: words(`action.${action}`),
    when: words(`byWhen.${byWhen}`),
    crisisHelp: crisis && words(`crisis.${crisis}`),
    why: [...codes].slice(0, WHYS_SHOWN).map((code) => words(`why.${code}`)),
    firstAid: firstAidFor(assessment).map(({ code }) => words(`firstAid.${code}`)),
    sources: [...sources.values()],
  }
}

/** What a server heard, said anew: the reader may have changed the language since. Its reasons come as sentences alone. */
export const inWordsOf = (notice: ShownNotice, words: SafetyWords): ShownNotice => ({
  ...notice,
  levelName: words(`level.${notice.level}`),
  whatToDo: words(`action.${notice.action}`),
  when: words(`byWhen.${notice.byWhen}`),
  crisisHelp: notice.crisis && words(`crisis.${notice.crisis}`),
})

const OF_LEVEL = {
  urgent: { action: 'call-911', byWhen: 'now' },
  high: { action: 'same-day', byWhen: 'today' },
  moderate: { action: 'within-week', byWhen: 'in-a-week' },
  low: { action: 'self-care', byWhen: 'if-it-lasts' },
} as const

/** For a conversation whose level is on file and whose reason is not. */
export const noticeOfLevel = (level: SafetyLevel, words: SafetyWords): ShownNotice =>
  noticeOf({ level, findings: [], askedAbout: [], isMedical: true, ...OF_LEVEL[level] }, words)

const weight = ({ level, action }: ShownNotice) =>
  SAFETY_LEVELS.indexOf(level) * SAFETY_ACTIONS.length - SAFETY_ACTIONS.indexOf(action)

/** The graver of the two, the first where they agree; a crisis that either names stays named. */
export function graverNotice(kept: ShownNotice, heard: ShownNotice | undefined): ShownNotice {
  if (!heard) return kept
  const [graver, other] = weight(heard) > weight(kept) ? [heard, kept] : [kept, heard]
  return graver.crisis ? graver : { ...graver, crisis: other.crisis, crisisHelp: other.crisisHelp }
}

export const isEmergencyNotice = ({ level }: Pick<ShownNotice, 'level'>): boolean => isAtLeast(level, 'urgent')
