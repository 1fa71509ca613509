import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Ticks } from '../../../ui/list/list'
import { NumberField } from './household-input'

export function SizeSection() {
  const t = useMessages('household')
  return (
    <Card aria-labelledby="household-size">
      <h2 id="household-size" className="t-lg">
        {t('size.title')}
      </h2>
      <NumberField name="householdSize" label={t('size.label')} help={t('size.help')} mode="numeric" maxLength={2} />
      <Disclosure summary={t('size.who')}>
        <div className="stack stack--3">
          <h3>{t('size.yes.title')}</h3>
          <Ticks icon={Check} items={[t('size.yes.you'), t('size.yes.dependents')]} />
          <h3>{t('size.no.title')}</h3>
          <Ticks icon={X} items={[t('size.no.roommates'), t('size.no.own')]} />
          <p>{t('size.unborn')}</p>
        </div>
      </Disclosure>
    </Card>
  )
}
