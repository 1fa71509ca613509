import { problemCode } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { LinkButton } from '../../../ui/link/link'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { Alert } from '../../../ui/alert/alert'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useAssistanceProgram } from '../api/use-assistance-programs'
import { useResource } from '../api/use-resources'
import { ProgramCard } from './program-card'
import { ResourceCard } from './resource-card'
import type { TabProps } from './resources-tab'

const PROGRAM = 'program:'

/** The one thing that a shared link names, above everything else. */
export function SharedItem({ item, go, zipCode, saving }: Omit<TabProps, 'address'> & { item: string }) {
  const t = useMessages('resources')
  const isProgram = item.startsWith(PROGRAM)
  const resource = useResource(isProgram ? undefined : item, zipCode)
  const program = useAssistanceProgram(isProgram ? item.slice(PROGRAM.length) : undefined, zipCode)
  const query = isProgram ? program : resource
  const isGone = problemCode(query.error) === 'not_found'
  return (
    <section className="stack" aria-labelledby="shared-title">
      <div className="row row--between">
        <h2 id="shared-title">{t('shared.title')}</h2>
        <LinkButton onClick={() => go({ item: undefined })}>{t('shared.all')}</LinkButton>
      </div>
      {query.isPending ? (
        <>
          <LoadingStatus>{t('list.loading')}</LoadingStatus>
          <SkeletonCard lineCount={5} />
        </>
      ) : null}
      {query.isError && !isGone ? <LoadFailure onRetry={() => void query.refetch()} /> : null}
      {isGone ? (
        <Alert tone="amber" title={t('shared.goneTitle')}>
          {t('shared.gone')}
        </Alert>
      ) : null}
      {resource.data ? <ResourceCard resource={resource.data} saving={saving} isLead /> : null}
      {program.data ? <ProgramCard program={program.data} zipCode={zipCode} saving={saving} /> : null}
    </section>
  )
}
