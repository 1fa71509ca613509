import { useMessages } from '../../../platform/language'
import type { PathwayGroup } from '../results/group-pathways'
import { EmergencyGroup } from './emergency-group'
import { LeadCard } from './lead-card'
import type { PathwayActions } from './pathway-actions'
import { PathwayCard } from './pathway-card'

interface GroupProps {
  readonly group: PathwayGroup
  readonly actions: PathwayActions
  /** The pathway that fits best of all, where it is shown. */
  readonly bestId: string | undefined
}

function Group({ group: { type, pathways }, actions, bestId }: GroupProps) {
  const t = useMessages('pathways')
  const best = pathways.find(({ id }) => id === bestId)
  const others = pathways.filter((each) => each !== best)
  return (
    <section className="stack" aria-labelledby={`group-${type}`}>
      <h2 id={`group-${type}`}>{t(`groups.${type}`)}</h2>
      {best ? <LeadCard pathway={best} actions={actions} /> : null}
      {others.length === 0 ? null : (
        <div className="pathway-grid">
          {others.map((pathway) => (
            <PathwayCard key={pathway.id} pathway={pathway} actions={actions} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Recommended, alternative, specialist, community; emergency last, in red. */
export function PathwayGroups(props: Omit<GroupProps, 'group'> & { groups: readonly PathwayGroup[] }) {
  const { groups, actions, bestId } = props
  return groups.map((group) =>
    group.type === 'emergency' ? (
      <EmergencyGroup key={group.type} pathways={group.pathways} actions={actions} />
    ) : (
      <Group key={group.type} group={group} actions={actions} bestId={bestId} />
    ),
  )
}
