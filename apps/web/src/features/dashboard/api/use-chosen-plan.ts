import { useQuery } from '@tanstack/react-query'
import { listBookmarks } from '@careway/contracts/bookmarks/list-bookmarks'
import { planFiguresOf } from '@careway/contracts/bookmarks/plan-figures'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

const LIMIT = 100

/** The figures of the plan the reader called theirs, as they were when it was saved. */
export const useChosenPlan = () =>
  useQuery({
    queryKey: queryKeys.planBookmarks,
    queryFn: ({ signal }) => call(listBookmarks, { query: { type: 'plan', limit: LIMIT } }, signal),
    select: (bookmarks) => {
      const chosen = bookmarks.find(({ status }) => status === 'chosen')
      return chosen ? { title: chosen.title, figures: planFiguresOf(chosen) } : null
    },
  })
