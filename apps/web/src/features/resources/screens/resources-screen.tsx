import { problemCode, problemMessage } from '../../../platform/call'
import { useCurrentUser } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { useScreenTitle } from '../../../platform/screen-title'
import { PageHead } from '../../../ui/page-head/page-head'
import { Tabs } from '../../../ui/tabs/tabs'
import { AiHelp } from '../../../widgets/ai-help/ai-help'
import { useResourcesAddress, type ResourceTab } from '../address/resources-address'
import { useResourcesSummary } from '../api/use-resources'
import { CoordinatedCareCard } from '../components/coordinated-care-card'
import { FindForm } from '../components/find-form'
import { ProgramsTab } from '../components/programs-tab'
import { ProvidersTab } from '../components/providers-tab'
import { ResourcePlanCard } from '../components/resource-plan-card'
import { ResourcesTab } from '../components/resources-tab'
import { SharedItem } from '../components/shared-item'
import { useHelpSaving } from '../saved/use-help-saving'

const WITH_SEARCH: readonly ResourceTab[] = ['resources', 'programs']

/** /resources: what helps near the reader, what may pay, and who gives care. */
export function ResourcesScreen() {
  const t = useMessages('resources')
  const common = useMessages('common')
  useScreenTitle(t('title'))
  const { address, go } = useResourcesAddress()
  const { isAuthenticated, isLoading } = useCurrentUser()
  const profile = useProfile(isAuthenticated)
  const saving = useHelpSaving()
  const zipCode = address.zipCode ?? profile.data?.zipCode ?? ''
  const summary = useResourcesSummary(address, zipCode)
  const isZipUnknown = problemCode(summary.error) === 'unknown_zip_code'
  const tab = { address, go, zipCode: isZipUnknown ? '' : zipCode, saving }
  const isReady = !isLoading && (!isAuthenticated || !profile.isPending)
  return (
    <div className="stack stack--8">
      <PageHead title={t('title')} lead={t('lead')} />
      {address.item ? <SharedItem item={address.item} go={go} zipCode={tab.zipCode} saving={saving} /> : null}
      <FindForm
        search={address.search}
        zipCode={zipCode}
        zipCodeFault={isZipUnknown ? problemMessage(summary.error, common('errors.network')) : undefined}
        hasSearch={WITH_SEARCH.includes(address.tab)}
        go={go}
      />
      {isReady ? (
        <Tabs
          label={t('tabs.label')}
          value={address.tab}
          onValueChange={(value) => go({ tab: value as ResourceTab, programType: 'all', resourceType: 'all' })}
          tabs={[
            { value: 'resources', label: t('tabs.resources'), content: <ResourcesTab {...tab} /> },
            { value: 'programs', label: t('tabs.programs'), content: <ProgramsTab {...tab} /> },
            { value: 'providers', label: t('tabs.providers'), content: <ProvidersTab {...tab} /> },
          ]}
        />
      ) : null}
      <div className="grid grid--md">
        <CoordinatedCareCard />
        <ResourcePlanCard bookmarks={saving.bookmarks} />
      </div>
      <AiHelp purpose="resources" />
    </div>
  )
}
