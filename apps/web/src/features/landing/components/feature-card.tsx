import type { ReactNode } from 'react'
import { useMessages } from '../../../platform/language'
import { ROUTES, type RouteName } from '../../../platform/routes'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'
import type { Glyph } from '../../../ui/icon/icon'
import { SampleBadge } from './sample-badge'

export interface FeatureCardProps {
  readonly icon: Glyph
  readonly title: string
  readonly text: string
  /** The screen that does it. While it is still to come, the card says so. */
  readonly route: RouteName
  readonly isWide?: boolean
  /** Sample figures, labelled as such. */
  readonly children?: ReactNode
}

export function FeatureCard({ icon, title, text, route, isWide = false, children }: FeatureCardProps) {
  const t = useMessages('landing')
  return (
    <Card as="article" className={isWide ? 'wide' : undefined}>
      <div className="row row--between">
        <Tile icon={icon} />
        <div className="row row--tight">
          {ROUTES[route].isReady ? null : <Badge>{t('comingSoon')}</Badge>}
          {children ? <SampleBadge /> : null}
        </div>
      </div>
      <div className="stack stack--2">
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      {children}
    </Card>
  )
}
