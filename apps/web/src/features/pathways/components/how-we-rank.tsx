import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import './how-we-rank.css'

const RULES = ['need', 'cost', 'availability', 'distance'] as const

/** The order of the list, in words. */
export function HowWeRank() {
  const t = useMessages('pathways')
  return (
    <Disclosure summary={t('rank.summary')}>
      <div className="card card--flat how-we-rank">
        <ol>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rank.${rule}`)}</li>
          ))}
        </ol>
        <p>{t('rank.noPay')}</p>
        <p className="tiny">{t('rank.zipCredit')}</p>
      </div>
    </Disclosure>
  )
}
