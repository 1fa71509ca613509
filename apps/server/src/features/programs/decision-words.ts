import type { HelpDecisionAnswer } from '@careway/contracts/resources/help-fields'
import { citationOf } from '@careway/contracts/pathways/pathway'
import type { ConditionFinding, HelpDecision } from '@careway/domain/programs/program'
import type { MessageParameters, Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'

/** A sentence of the catalog of help. */
type Say = (code: string, params?: MessageParameters) => string

const OWN = 'programs.'
/** Standings that speak of the person's own number, by the rule they stand beside. */
const STANDINGS: Readonly<Record<string, { readonly code: string; readonly needs: readonly string[] }>> = {
  'income-at-most': { code: 'income-at-most', needs: ['incomeCents', 'number', 'householdSize', 'limitCents'] },
  'yearly-income-at-most': { code: 'yearly-income-at-most', needs: ['number', 'threshold'] },
  'age-at-least': { code: 'age', needs: ['number'] },
  'age-at-most': { code: 'age', needs: ['number'] },
  'age-between': { code: 'age', needs: ['number'] },
}
const BY_COVER = { code: 'percent-of-poverty', needs: ['number', 'threshold'] }

const paramsOf = ({ params, threshold, number }: ConditionFinding): MessageParameters => ({
  ...params,
  ...(threshold !== undefined && { threshold }),
  ...(number !== undefined && { number }),
})

function standingOf(finding: ConditionFinding, say: Say): string | undefined {
  const isOwn = finding.rule.startsWith(OWN)
  const byCover = finding.unit === 'percent-of-poverty' ? BY_COVER : undefined
  const standing = isOwn ? STANDINGS[finding.rule.slice(OWN.length)] : byCover
  const params = paramsOf(finding)
  return standing?.needs.every((name) => name in params) ? say(`standing.${standing.code}`, params) : undefined
}

/** Why nobody can be sure. */
const particularOf = ({ rule, params }: ConditionFinding, say: Say): string | undefined =>
  rule === 'programs.discretion' ? say(`discretion.${params['code']}`) : undefined

const joined = (first: string, second: string | undefined): string =>
  second === undefined ? first : `${first.replace(/[.:]$/, '')}. ${second}`

/** A rule in words. A circumstance is told by its own name alone. */
const ruleText = (finding: ConditionFinding, say: Say): string =>
  finding.rule === 'programs.circumstance'
    ? say(`circumstance.${finding.params['circumstance']}`)
    : say(`rule.${finding.rule.slice(OWN.length)}`, paramsOf(finding))

function findingText(finding: ConditionFinding, messages: Messages, locale: OfferedLocale, say: Say): string {
  const { rule } = finding
  const text = rule.startsWith(OWN)
    ? ruleText(finding, say)
    : messages.translateCode(locale, 'coverage', `rule.${rule}`, {
        threshold: finding.threshold ?? 0,
        number: finding.number ?? 0,
      })
  return joined(joined(text, particularOf(finding, say)), standingOf(finding, say))
}

/** A decision as calls answer it: every line with its sentence, number and source. */
export function decisionInWords(
  { likelihood, findings, questions }: HelpDecision,
  messages: Messages,
  locale: OfferedLocale,
): HelpDecisionAnswer {
  const say: Say = (code, params) => messages.translateCode(locale, 'programs', code, params)
  return {
    likelihood,
    findings: findings.map((finding) => ({
      rule: finding.rule,
      text: findingText(finding, messages, locale, say),
      outcome: finding.outcome,
      unit: finding.unit ?? null,
      threshold: finding.threshold ?? null,
      number: finding.number ?? null,
      source: citationOf(finding.source),
      effectiveDate: finding.effectiveFrom,
    })),
    questions: questions.map((code) => ({ code, params: {}, text: say(`question.${code}`) })),
  }
}
