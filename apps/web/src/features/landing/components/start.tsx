import type { ReactNode } from 'react'
import Lock from 'lucide-react/icons/lock'
import { useMessages } from '../../../platform/language'
import { pathOf } from '../../../platform/routes'
import { Icon } from '../../../ui/icon/icon'
import { Ticks } from '../../../ui/list/list'
import { Scene } from '../../../ui/scene/scene'
import { Band, BandHead } from './band'

export function Start({ wizard }: { wizard: ReactNode }) {
  const t = useMessages('landing')
  return (
    <Band id="start" tone="warm">
      <div className="wrap split start">
        <div className="stack stack--6">
          <BandHead id="start" title={t('start.title')} lead={t('start.lead')} />
          <Ticks items={[t('start.ticks.cost'), t('start.ticks.places'), t('start.ticks.steps')]} />
          <p>
            {t('start.haveAccount')} <a href={pathOf('login')}>{t('start.signIn')}</a>
          </p>
          <Scene isWideOnly />
        </div>
        <div className="stack">
          {wizard}
          <p className="small muted">{t('wizard.requiredHint')}</p>
          <p className="small muted row row--tight row--line row--top">
            <Icon glyph={Lock} />
            <span>{t('start.privacy')}</span>
          </p>
        </div>
      </div>
    </Band>
  )
}
