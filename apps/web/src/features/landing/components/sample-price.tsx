import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { Range } from '../../../ui/range/range'
import { SampleBadge } from './sample-badge'

const LOW_CENTS = 9_500
const MIDDLE_CENTS = 16_800
const HIGH_CENTS = 31_000

/** A price is a range, never a lone number. */
export function SamplePrice() {
  const t = useMessages('landing')
  return (
    <Card as="aside" className="peek" aria-label={t('price.label')}>
      <div className="row row--line row--top row--between">
        <strong className="small">{t('price.title')}</strong>
        <SampleBadge />
      </div>
      <Range
        description={t('price.description', { lowCents: LOW_CENTS, middleCents: MIDDLE_CENTS, highCents: HIGH_CENTS })}
        fromPercent={12}
        toPercent={78}
        mark={{ percent: 37, text: t('price.middle', { amountCents: MIDDLE_CENTS }) }}
        lowText={t('price.low', { amountCents: LOW_CENTS })}
        highText={t('price.high', { amountCents: HIGH_CENTS })}
      />
    </Card>
  )
}
