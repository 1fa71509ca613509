import { useEffect, useRef } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { useNavigate } from '../../../platform/router'
import { pathOf } from '../../../platform/routes'
import { toast } from '../../../ui/toast/use-toast'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { usePursuePathway } from '../api/use-pursue-pathway'

const PAUSE_BEFORE_MY_PATHWAYS_MS = 1000

/** Puts a pathway on the plan, says so, and goes to the plan after a second, unless the reader has left before. */
export function usePursue() {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const navigate = useNavigate()
  const { mutate, isPending, variables } = usePursuePathway()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const pursue = (pathway: Pathway) =>
    mutate(pathway.id, {
      onSuccess: () => {
        toast({ title: t('pursued.title'), description: t('pursued.text') })
        timer.current = setTimeout(() => navigate(pathOf('myPathways')), PAUSE_BEFORE_MY_PATHWAYS_MS)
      },
      onError: (error) => reportFailure(t('errors.pursuing'), error, common('errors.network')),
    })
  return { pursue, pursuingId: isPending ? variables : undefined }
}
