import ArrowRight from 'lucide-react/icons/arrow-right'
import FileText from 'lucide-react/icons/file-text'
import Route from 'lucide-react/icons/route'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Siren from 'lucide-react/icons/siren'
import { useMessages } from '../../../platform/language'
import { pathOf } from '../../../platform/routes'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { Band, BandHead } from './band'
import { FeatureCard } from './feature-card'
import { SamplePathwayCosts, SampleSavings } from './sample-sums'

export function Features() {
  const t = useMessages('landing')
  const words = (name: 'pathways' | 'savings' | 'prices' | 'safety' | 'letters') => ({
    title: t(`features.${name}.title`),
    text: t(`features.${name}.text`),
  })
  return (
    <Band id="features" tone="surface">
      <div className="wrap stack stack--8">
        <BandHead id="features" eyebrow={t('features.eyebrow')} title={t('features.title')} lead={t('features.lead')} />
        <div className="bento">
          <FeatureCard icon={Route} {...words('pathways')} route="pathways" isWide>
            <SamplePathwayCosts />
          </FeatureCard>
          <FeatureCard icon={ShieldCheck} {...words('savings')} route="insurance" isWide>
            <SampleSavings />
          </FeatureCard>
          <FeatureCard icon={Siren} {...words('safety')} route="pathways" />
          <FeatureCard icon={Scale} {...words('prices')} route="costComparison" />
          <FeatureCard icon={FileText} {...words('letters')} route="aiAssistant" />
        </div>
        <div className="actions">
          <Button variant="second" asChild>
            <a href={pathOf('showcase')}>{t('features.highlights')}</a>
          </Button>
          <Button variant="quiet" asChild>
            <a href={pathOf('showcase')}>
              {t('features.demo')}
              <Icon glyph={ArrowRight} flipsInRtl />
            </a>
          </Button>
        </div>
      </div>
    </Band>
  )
}
