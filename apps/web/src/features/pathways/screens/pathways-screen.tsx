import { useState } from 'react'
import { useMessages } from '../../../platform/language'
import { isProfileComplete, useProfile } from '../../../platform/profile'
import { useScreenTitle } from '../../../platform/screen-title'
import { AiHelp } from '../../../widgets/ai-help/ai-help'
import { OfflineNotice } from '../../../widgets/pathway/offline-notice'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useListPathways } from '../api/use-list-pathways'
import { FoundPathways, type FoundPathwaysProps } from '../components/found-pathways'
import { PathwaysDialog, type OpenDialog } from '../components/pathways-dialog'
import { PathwaysHead } from '../components/pathways-head'
import { PathwaysLoading } from '../components/pathways-loading'
import { SetupRequired } from '../components/setup-required'
import { usePursue } from '../components/use-pursue'
import { usePathwaySearch } from '../results/search-address'

type Queries = readonly [ReturnType<typeof useListPathways>, ReturnType<typeof useProfile>]

/** The list once both it and the profile are there; until then why not. */
function Body({
  queries,
  ...rest
}: { queries: Queries } & Pick<FoundPathwaysProps, 'actions' | 'isSetUp' | 'onStart'>) {
  const [pathways, profile] = queries
  const failed = queries.find((query) => query.isError)
  if (failed) return <LoadFailure onRetry={() => void failed.refetch()} />
  if (!pathways.data || profile.data === undefined) return <PathwaysLoading />
  return <FoundPathways pathways={pathways.data} profile={profile.data} {...rest} />
}

/** /pathways: find care that fits. */
export function PathwaysScreen() {
  const t = useMessages('pathways')
  useScreenTitle(t('title'))
  const pathways = useListPathways()
  const profile = useProfile(true)
  const { clear } = usePathwaySearch()
  const [open, setOpen] = useState<OpenDialog | undefined>()
  const close = () => setOpen(undefined)
  const isSetUp = isProfileComplete(profile.data)
  /** Not before it is known: a profile that is still on its way is not a missing one. */
  const mustSetUp = profile.isSuccess && !isSetUp
  const start = () => setOpen({ kind: mustSetUp ? 'setup' : 'find' })
  const actions = {
    ...usePursue(),
    schedule: ({ id }: { id: string }) => setOpen({ kind: 'schedule', id }),
    showDetails: ({ id }: { id: string }) => setOpen({ kind: 'details', id }),
  }
  return (
    <div className="stack stack--10">
      <PathwaysHead onFind={start} />
      <OfflineNotice />
      {mustSetUp ? <SetupRequired onSetUp={() => setOpen({ kind: 'setup' })} /> : null}
      <Body queries={[pathways, profile]} actions={actions} isSetUp={isSetUp} onStart={start} />
      <AiHelp purpose="admin" />
      {open ? (
        <PathwaysDialog
          open={open}
          pathways={pathways.data ?? []}
          profile={profile.data ?? null}
          actions={actions}
          onFound={() => {
            clear()
            close()
          }}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
