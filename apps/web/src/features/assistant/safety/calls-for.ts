import { telephoneHref } from '@careway/domain/kernel/telephone-href'
import { LINE_FIGURES } from '@careway/domain/knowledge/line-figures'
import { linesToCall, type SafetyLine } from '@careway/domain/safety/lines-to-call'
import type { Crisis, SafetyAction } from '@careway/domain/safety/safety-assessment'

/** The ways to reach the lines; `calls.<way>` of the catalog names them. */
const WAYS = {
  emergencyNumber: ['emergency'],
  crisisLine: ['crisisCall', 'crisisText'],
  poisonControl: ['poison'],
  violenceLine: ['violence'],
  assaultLine: ['assault'],
  childHelpLine: ['childHelp'],
  elderCareLine: ['elderCare'],
  traffickingLine: ['trafficking'],
} as const satisfies Readonly<Record<SafetyLine, readonly string[]>>

export type CrisisWay = (typeof WAYS)[SafetyLine][number]

export interface CrisisCall {
  readonly way: CrisisWay
  readonly href: string
}

const hrefOf = (line: SafetyLine, way: CrisisWay): string =>
  telephoneHref(String(LINE_FIGURES[line].value), way === 'crisisText' ? 'sms' : 'tel')

/** Whom to call and how, the first first. */
export const callsFor = (action: SafetyAction, crisis: Crisis | null): readonly CrisisCall[] =>
  linesToCall({ action, ...(crisis && { crisis }) }).flatMap((line) =>
    WAYS[line].map((way) => ({ way, href: hrefOf(line, way) })),
  )
