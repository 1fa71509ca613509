import Bus from 'lucide-react/icons/bus'
import Gavel from 'lucide-react/icons/gavel'
import Languages from 'lucide-react/icons/languages'
import Wallet from 'lucide-react/icons/wallet'
import { useMessages } from '../../../platform/language'
import { Badge, type BadgeTone } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'
import type { Glyph } from '../../../ui/icon/icon'
import { Rows, Ticks } from '../../../ui/list/list'
import { Band, BandHead } from './band'
import { SampleBadge } from './sample-badge'

const SAMPLES: readonly {
  name: 'ride' | 'interpreter' | 'bill' | 'legal'
  icon: Glyph
  terms: 'free' | 'mayQualify' | 'byIncome'
  tone: BadgeTone
}[] = [
  { name: 'ride', icon: Bus, terms: 'free', tone: 'teal' },
  { name: 'interpreter', icon: Languages, terms: 'free', tone: 'teal' },
  { name: 'bill', icon: Wallet, terms: 'mayQualify', tone: 'amber' },
  { name: 'legal', icon: Gavel, terms: 'byIncome', tone: 'plain' },
]

function SampleResourcePlan() {
  const t = useMessages('landing')
  return (
    <Card variant="lead" aria-labelledby="sample-resources">
      <div className="row row--between">
        <h3 id="sample-resources">{t('resources.plan.title')}</h3>
        <SampleBadge />
      </div>
      <Rows>
        {SAMPLES.map(({ name, icon, terms, tone }) => (
          <li key={name}>
            <Tile icon={icon} />
            <div className="grow">
              <strong>{t(`resources.plan.${name}`)}</strong>
              <p className="small muted">{t(`resources.plan.${name}Note`)}</p>
            </div>
            <Badge tone={tone}>{t(`resources.plan.${terms}`)}</Badge>
          </li>
        ))}
      </Rows>
    </Card>
  )
}

export function Resources() {
  const t = useMessages('landing')
  return (
    <Band id="resources">
      <div className="wrap split split--even">
        <div className="stack stack--6">
          <BandHead
            id="resources"
            eyebrow={t('resources.eyebrow')}
            title={t('resources.title')}
            lead={t('resources.lead')}
          />
          <Ticks items={[t('resources.ticks.official'), t('resources.ticks.honest'), t('resources.ticks.fair')]} />
        </div>
        <SampleResourcePlan />
      </div>
    </Band>
  )
}
