import type { AssistanceProgram, HelpDecision, ProgramFacts } from '@careway/domain/programs/program'
import { incomeAtFplPercent } from '@careway/domain/poverty/federal-poverty-level'
import type { MessageParameters, Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'

interface Limit {
  readonly code: string
  readonly params: MessageParameters
}

type Finding = HelpDecision['findings'][number]

function percentLimit({ threshold, params }: Finding, { householdSize, state, asOf }: ProgramFacts): Limit | undefined {
  if (threshold === undefined) return undefined
  const size = Number(params['householdSize'] ?? householdSize ?? 0)
  if (size === 0 || state === undefined) return { code: 'rule.income-at-most', params: { threshold } }
  const limitCents = incomeAtFplPercent(threshold, size, state, asOf)
  return { code: 'limit.household', params: { limitCents, householdSize: size, percent: threshold } }
}

function listedLimit({ threshold, params }: Finding): Limit | undefined {
  if (threshold === undefined) return { code: 'rule.yearly-income-at-most', params: {} }
  const { householdSize } = params
  if (householdSize === undefined) return { code: 'limit.alone', params: { limitCents: threshold } }
  return { code: 'limit.listed', params: { limitCents: threshold, householdSize } }
}

function limitOf(finding: Finding, facts: ProgramFacts): Limit | undefined {
  if (finding.unit === 'percent-of-poverty') return percentLimit(finding, facts)
  return finding.rule === 'programs.yearly-income-at-most' ? listedLimit(finding) : undefined
}

/** The income that a program draws its line at, in dollars where the household and the state are known. */
export function incomeLimitInWords(
  {
    decision,
    facts,
  }: { readonly record: AssistanceProgram; readonly decision: HelpDecision; readonly facts: ProgramFacts },
  messages: Messages,
  locale: OfferedLocale,
): string | null {
  const limit = decision.findings.map((finding) => limitOf(finding, facts)).find((each) => each !== undefined)
  return limit ? messages.translateCode(locale, 'programs', limit.code, limit.params) : null
}
