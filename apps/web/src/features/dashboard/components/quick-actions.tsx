import MapPin from 'lucide-react/icons/map-pin'
import Route from 'lucide-react/icons/route'
import Users from 'lucide-react/icons/users'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import { useId } from 'react'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Card } from '../../../ui/card/card'
import { ActionLink } from '../../../ui/list/list'

export function QuickActions({ isComplete }: { isComplete: boolean }) {
  const t = useMessages('dashboard')
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="t-lg">
        {t('quick.title')}
      </h2>
      <ul>
        <li>
          <ActionLink icon={Route} asChild>
            <RouteLink to="pathways">{t('quick.find')}</RouteLink>
          </ActionLink>
        </li>
        <li>
          <ActionLink icon={MapPin} asChild>
            <RouteLink to="resources">{t('quick.resources')}</RouteLink>
          </ActionLink>
        </li>
        <li>
          <ActionLink icon={Wallet} asChild>
            <RouteLink to="resources" search="?type=financial_aid">
              {t('quick.financial')}
            </RouteLink>
          </ActionLink>
        </li>
        {isComplete ? (
          <li>
            <ActionLink icon={Users} asChild>
              <RouteLink to="household">{t('quick.household')}</RouteLink>
            </ActionLink>
          </li>
        ) : (
          <li>
            <ActionLink icon={UserRound} asChild>
              <RouteLink to="profileSetup">{t('quick.profile')}</RouteLink>
            </ActionLink>
          </li>
        )}
      </ul>
    </Card>
  )
}
