import type { ReactNode } from 'react'
import { useMessages } from '../../../platform/language'
import { Dialog } from '../../../ui/dialog/dialog'
import { Ticks } from '../../../ui/list/list'
import { Path } from '../../../ui/path/path'
import { CostBreakdown } from '../../../widgets/pathway/cost-breakdown'
import { DirectionsLink } from '../../../widgets/pathway/directions-link'
import { PathwayFacts } from '../../../widgets/pathway/pathway-facts'
import { PlaceLines } from '../../../widgets/pathway/place-lines'
import type { PathwayCardProps } from './pathway-actions'
import { PathwayBadges } from './pathway-badges'
import { PursueButton } from './pursue-button'
import { StepLine } from './steps-preview'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack stack--2">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** All of a pathway: cost, steps, place, availability and where the figures come from. */
export function DetailsDialog({ pathway, actions, onClose }: PathwayCardProps & { onClose: () => void }) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  return (
    <Dialog
      title={pathway.title}
      description={pathway.description}
      closeLabel={common('actions.close')}
      isOpen
      isWide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      foot={
        <>
          <DirectionsLink pathway={pathway} />
          <PursueButton pathway={pathway} actions={actions} isSpelledOut />
        </>
      }
    >
      <PathwayBadges pathway={pathway} />
      <PathwayFacts pathway={pathway} />
      {pathway.reasons.length === 0 ? null : (
        <Part title={t('card.why')}>
          <Ticks items={pathway.reasons} isSmall />
        </Part>
      )}
      {pathway.advantages.length === 0 ? null : (
        <Part title={t('card.whatIsGood')}>
          <Ticks items={pathway.advantages} isSmall />
        </Part>
      )}
      <Part title={t('card.steps')}>
        <Path>
          {pathway.steps.map((step) => (
            <StepLine key={step.step} step={step} isBrief={false} />
          ))}
        </Path>
      </Part>
      <Part title={t('place.title')}>
        <PlaceLines pathway={pathway} />
      </Part>
      <Part title={t('cost.title')}>
        <CostBreakdown pathway={pathway} />
      </Part>
    </Dialog>
  )
}
