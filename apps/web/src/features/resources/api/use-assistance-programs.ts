import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getAssistanceProgram, listAssistancePrograms } from '@careway/contracts/programs/list-assistance-programs'
import { call } from '../../../platform/call'
import { useLanguage } from '../../../platform/language'
import { queryKeys } from '../../../platform/query-keys'

/** Every program with what the rules say of the reader; the filters work on the whole list, so that their counts are true. */
export function useAssistancePrograms(zipCode: string, search: string) {
  const { language } = useLanguage()
  const query = { zipCode: zipCode || undefined, search: search || undefined }
  return useQuery({
    queryKey: [...queryKeys.assistancePrograms, query, language],
    queryFn: ({ signal }) => call(listAssistancePrograms, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One program that a link names. */
export function useAssistanceProgram(id: string | undefined, zipCode: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...queryKeys.assistancePrograms, 'one', id, zipCode, language],
    queryFn: ({ signal }) =>
      call(getAssistanceProgram, { params: { id: id ?? '' }, query: { zipCode: zipCode || undefined } }, signal),
    enabled: id !== undefined,
  })
}
