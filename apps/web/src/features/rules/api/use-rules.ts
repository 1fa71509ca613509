import { useQuery } from '@tanstack/react-query'
import { getRule, listRules } from '@careway/contracts/service/list-rules'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** They change with a new version of the product only. */
const staleTime = Number.POSITIVE_INFINITY

export const useRules = () =>
  useQuery({ queryKey: queryKeys.rules, staleTime, queryFn: ({ signal }) => call(listRules, {}, signal) })

/** One rule with its long tables, once somebody opens it. */
export const useRule = (ruleId: string, isEnabled: boolean) =>
  useQuery({
    queryKey: [...queryKeys.rules, ruleId],
    enabled: isEnabled,
    staleTime,
    queryFn: ({ signal }) => call(getRule, { params: { ruleId } }, signal),
  })
