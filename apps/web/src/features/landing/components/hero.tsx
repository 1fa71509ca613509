import Check from 'lucide-react/icons/check'
import { OFFERED_LOCALES } from '@careway/i18n/locales'
import { useMessages } from '../../../platform/language'
import { pathOf } from '../../../platform/routes'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { Hills } from '../../../ui/scene/hills'
import { SamplePathway } from './sample-pathway'
import { SamplePrice } from './sample-price'

export function Hero({ product }: { product: string }) {
  const t = useMessages('landing')
  const promises = [t('hero.free'), t('hero.minutes'), t('hero.languages', { count: OFFERED_LOCALES.length })]
  return (
    <section className="hero">
      <Hills className="hero__land" />
      <div className="wrap">
        <div className="stack stack--6">
          <h1>{t('hero.title')}</h1>
          <p className="lead">{t('hero.lead', { product })}</p>
          <div className="actions">
            <Button size="lg" asChild>
              <a href="#start">{t('hero.start')}</a>
            </Button>
            <Button size="lg" variant="second" asChild>
              <a href={pathOf('setupGuide')}>{t('hero.setupGuide')}</a>
            </Button>
          </div>
          <ul className="row small muted hero__promises">
            {promises.map((promise) => (
              <li key={promise} className="row row--tight nowrap">
                <Icon glyph={Check} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero__preview">
          <SamplePathway />
          <SamplePrice />
        </div>
      </div>
    </section>
  )
}
