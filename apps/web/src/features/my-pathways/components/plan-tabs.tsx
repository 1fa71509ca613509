import { useMessages } from '../../../platform/language'
import { RouteLink, useNavigate, usePathname, useSearchText } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Tabs } from '../../../ui/tabs/tabs'
import { ActiveCard } from './active-card'
import { CompletedCard } from './completed-card'
import type { Plan } from './plan'
import { PlanPanel } from './plan-panel'

function NothingActive({ hasCompleted }: { hasCompleted: boolean }) {
  const t = useMessages('my-pathways')
  const name = hasCompleted ? 'allDone' : 'active'
  return (
    <EmptyState
      title={t(`empty.${name}Title`)}
      action={
        <Button asChild>
          <RouteLink to="pathways">{t('empty.find')}</RouteLink>
        </Button>
      }
    >
      {t(`empty.${name}Text`)}
    </EmptyState>
  )
}

/** Active and Completed. Which one is open lives in the address. */
export function PlanTabs({ plan: { active, completed } }: { plan: Plan }) {
  const t = useMessages('my-pathways')
  const pathname = usePathname()
  const navigate = useNavigate()
  const value = new URLSearchParams(useSearchText()).get('tab') === 'completed' ? 'completed' : 'active'
  return (
    <Tabs
      label={t('tabs.label')}
      value={value}
      onValueChange={(next) => navigate(pathname + (next === 'completed' ? '?tab=completed' : ''), { replace: true })}
      tabs={[
        {
          value: 'active',
          label: t('tabs.active'),
          count: active.length,
          content: (
            <PlanPanel
              name="active"
              pathways={active}
              empty={<NothingActive hasCompleted={completed.length > 0} />}
              card={ActiveCard}
            />
          ),
        },
        {
          value: 'completed',
          label: t('tabs.completed'),
          count: completed.length,
          content: (
            <PlanPanel
              name="completed"
              pathways={completed}
              empty={<EmptyState title={t('empty.completedTitle')}>{t('empty.completedText')}</EmptyState>}
              card={CompletedCard}
            />
          ),
        },
      ]}
    />
  )
}
