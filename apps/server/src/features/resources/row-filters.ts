import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import type { listResources, summarizeResources } from '@careway/contracts/resources/list-resources'
import { wordsOf } from '@careway/domain/free-text/search-words'
import { LANGUAGE_CODES } from '@careway/domain/vocabulary/language-codes'
import { LANGUAGE_ENGLISH_NAMES } from '@careway/domain/vocabulary/language-preference'
import type { RowFilters } from './resource-row'

export type ListQuery = EndpointInput<typeof listResources>['query']
export type SummaryQuery = EndpointInput<typeof summarizeResources>['query']
export type ResourceFilters = SummaryQuery & Pick<ListQuery, 'type'>

/** The filters that the database works. */
export const rowFiltersOf = ({ type, search, free, accessible, language }: ResourceFilters): RowFilters => ({
  type,
  words: search ? wordsOf(search) : undefined,
  isFree: free !== undefined,
  isAccessible: accessible !== undefined,
  language: language && { code: LANGUAGE_CODES[language], englishName: LANGUAGE_ENGLISH_NAMES[language] },
})
