import { useQuery } from '@tanstack/react-query'
import { listCounties } from '@careway/contracts/coverage/my-coverage'
import { call } from '../../../platform/call'

const ZIP_CODE = /^\d{5}$/

/** The counties of a ZIP code, once it is whole. */
export const useCounties = (zipCode: string) =>
  useQuery({
    queryKey: ['/api/zip-codes', zipCode, 'counties'],
    enabled: ZIP_CODE.test(zipCode),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(listCounties, { params: { zipCode } }, signal),
  })
