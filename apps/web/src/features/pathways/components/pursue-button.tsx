import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button, type ButtonProps } from '../../../ui/button/button'
import type { PathwayCardProps } from './pathway-actions'

type PursueButtonProps = PathwayCardProps & Pick<ButtonProps, 'variant' | 'size'> & { isSpelledOut?: boolean }

/** Puts a pathway on the plan while it is only found; afterwards, the way to the plan. */
export function PursueButton({ pathway, actions, isSpelledOut = false, variant, size }: PursueButtonProps) {
  const t = useMessages('pathways')
  if (pathway.status !== 'identified')
    return (
      <Button variant="second" size={size} asChild>
        <RouteLink to="myPathways">
          {t('card.onPlan')}
          <span className="sr">: {pathway.title}</span>
        </RouteLink>
      </Button>
    )
  return (
    <Button
      variant={variant}
      size={size}
      isBusy={actions.pursuingId === pathway.id}
      disabled={actions.pursuingId !== undefined && actions.pursuingId !== pathway.id}
      onClick={() => actions.pursue(pathway)}
    >
      {t(isSpelledOut ? 'card.pursueThis' : 'card.pursue')}
      <span className="sr">: {pathway.title}</span>
    </Button>
  )
}
