import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../platform/language'
import { Fact, Facts } from '../../ui/facts/facts'
import { costText } from './cost-text'
import { placeFact } from './place-fact'

const PLACE_WORDS = {
  'at-home': 'card.atHome',
  'where-you-are': 'card.whereYouAre',
  'no-place': 'card.noPlace',
} as const

/** What leads every card: the cost for this person, how far, how soon. */
export function PathwayFacts({ pathway, size }: { pathway: Pathway; size?: 'sm' | 'md' }) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const place = placeFact(pathway)
  return (
    <Facts size={size}>
      <Fact value={costText(pathway.copayRange, t)} label={t('card.costForYou')} />
      {place.kind === 'miles' ? (
        <Fact value={t('card.miles', { miles: place.miles })} label={t('card.away')} />
      ) : (
        <Fact value={t(PLACE_WORDS[place.kind])} label={t('card.where')} />
      )}
      <Fact value={common(`choices.availability.${pathway.availability}`)} label={t('card.soonest')} />
    </Facts>
  )
}
