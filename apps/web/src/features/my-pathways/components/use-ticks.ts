import { useState } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useCompleteStep } from '../api/use-complete-step'

/** The steps as they are ticked. A box shows what was asked of it in the same moment, and the server's word after. */
export function useTicks({ id, steps }: Pick<Pathway, 'id' | 'steps'>) {
  const t = useMessages('my-pathways')
  const [asked, setAsked] = useState<Readonly<Record<number, boolean | undefined>>>({})
  const { mutate } = useCompleteStep(id, {
    onRefused: (error) => reportFailure(t('errors.step'), error, t('errors.tryAgain')),
    onSettled: ({ index }) => setAsked((current) => ({ ...current, [index]: undefined })),
  })
  const tick = (index: number, completed: boolean) => {
    setAsked((current) => ({ ...current, [index]: completed }))
    mutate({ index, completed })
  }
  return { tick, shownSteps: steps.map((step, index) => ({ ...step, completed: asked[index] ?? step.completed })) }
}
