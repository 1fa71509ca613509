import { useId } from 'react'
import { problemMessage } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { useToast } from '../../../ui/toast/use-toast'
import { useCompleteStep } from '../api/use-complete-step'
import type { NextStep } from '../dashboard-summary'
import { LeadCard } from './lead-card'

/** The one thing to do next, from the pathway that was last worked on. */
export function NextStepCard({ next: { pathway, step, index } }: { next: NextStep }) {
  const t = useMessages('dashboard')
  const { toast } = useToast()
  const completing = useCompleteStep()
  const titleId = useId()
  const complete = () =>
    completing.mutate(
      { id: pathway.id, index },
      {
        onSuccess: () => toast({ title: t('nextStep.savedTitle'), description: t('nextStep.savedText') }),
        onError: (error) =>
          toast({
            title: t('nextStep.failed'),
            description: problemMessage(error, t('nextStep.failedText')),
            variant: 'destructive',
          }),
      },
    )
  return (
    <LeadCard
      titleId={titleId}
      eyebrow={t('nextStep.eyebrow')}
      title={step.action}
      text={step.description}
      note={t('nextStep.of', {
        step: index + 1,
        total: pathway.steps.length,
        pathway: pathway.title || t('active.fallbackTitle'),
      })}
    >
      <Button size="lg" asChild>
        <RouteLink to="myPathways">{t('nextStep.open')}</RouteLink>
      </Button>
      <Button variant="second" size="lg" isBusy={completing.isPending} onClick={complete}>
        {completing.isPending ? t('nextStep.saving') : t('nextStep.done')}
      </Button>
    </LeadCard>
  )
}
