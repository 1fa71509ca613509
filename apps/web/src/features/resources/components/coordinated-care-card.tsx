import Waypoints from 'lucide-react/icons/waypoints'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'
import { Link } from '../../../ui/link/link'

/** How help, care and cover go together, and a person to ask. */
export function CoordinatedCareCard() {
  const t = useMessages('resources')
  return (
    <Card isTall aria-labelledby="coordinated-title">
      <Tile icon={Waypoints} />
      <h2 id="coordinated-title" className="t-xl">
        {t('coordinated.title')}
      </h2>
      <p>{t('coordinated.text')}</p>
      <ul className="ticks small">
        <li>{t('coordinated.care')}</li>
        <li>{t('coordinated.cover')}</li>
        <li>{t('coordinated.person')}</li>
      </ul>
      <div className="card__foot row">
        <Button variant="second" asChild>
          <RouteLink to="pathways">{t('coordinated.pathways')}</RouteLink>
        </Button>
        <Link href="tel:211">{t('coordinated.call211')}</Link>
      </div>
    </Card>
  )
}
