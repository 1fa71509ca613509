import { useMutation } from '@tanstack/react-query'
import { calculateSubsidies } from '@careway/contracts/insurance/calculate-subsidies'
import { call } from '../../../platform/call'

export const useCalculateSubsidies = () =>
  useMutation({
    mutationFn: (body: { monthlyPremium: number; year: number }) => call(calculateSubsidies, { body }),
  })
