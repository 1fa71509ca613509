import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { Band, BandHead } from './band'
import { SampleBadge } from './sample-badge'

const STORIES = ['parent', 'caregiver', 'daughter'] as const

/** What the service means to measure one day. Every figure and story says that it is a sample. */
export function Impact() {
  const t = useMessages('landing')
  const figures = [
    { value: t('impact.share', { value: 0.73 }), label: t('impact.sooner') },
    { value: t('impact.share', { value: 0.89 }), label: t('impact.knew') },
    { value: t('impact.money', { amountCents: 240_000 }), label: t('impact.saved') },
    { value: t('impact.share', { value: 0.95 }), label: t('impact.friend') },
  ]
  return (
    <Band id="impact" tone="surface">
      <div className="wrap stack stack--8">
        <BandHead id="impact" eyebrow={t('impact.eyebrow')} title={t('impact.title')} lead={t('impact.lead')} />
        <ul className="grid grid--2xs">
          {figures.map(({ value, label }) => (
            <li key={label} className="stack stack--2">
              <p className="figure">{value}</p>
              <p className="muted">{label}</p>
              <p>
                <SampleBadge kind="figure" />
              </p>
            </li>
          ))}
        </ul>
        <div className="grid">
          {STORIES.map((name) => (
            <Card key={name} as="figure" variant="flat">
              <blockquote>
                <p className="quote">{t(`impact.stories.${name}`)}</p>
              </blockquote>
              <figcaption className="row row--between small muted">
                <span>{t(`impact.stories.${name}Role`)}</span>
                <SampleBadge kind="story" />
              </figcaption>
            </Card>
          ))}
        </div>
      </div>
    </Band>
  )
}
