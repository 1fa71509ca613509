import { getRule, listRules, type AccuracyRecord, type Rule } from '@careway/contracts/service/list-rules'
import { once } from '@careway/domain/kernel/once'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import { everyParameter } from '@careway/domain/rules/every-parameter'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { Clock } from '../../ports/clock'
import { presentRule, summarizeRule } from './rules.presenter'

export interface RulesParts {
  readonly clock: Clock
  readonly accuracy: AccuracyRecord | null
}

/** The same for everybody until the next start: it may be kept for as long as a visit lasts. */
const KEPT = 'public, max-age=600'

export function serveRules({ clock, accuracy }: RulesParts): readonly ServedEndpoint[] {
  const rules = once(() => new Map<string, Rule>(everyParameter().map((each) => [each.id, presentRule(each)])))
  const summaries = once(() => [...rules().values()].map(summarizeRule))
  return [
    serveOpenly(listRules, ({ header }) => {
      header('cache-control', KEPT)
      return { asOf: rulesDayAt(clock()), rules: summaries(), accuracy }
    }),
    serveOpenly(getRule, ({ input, header }) => {
      const rule = rules().get(input.params.ruleId)
      if (!rule) throw refuse('not_found')
      header('cache-control', KEPT)
      return rule
    }),
  ]
}
