import type { ReactNode } from 'react'
import type { Resource } from '@careway/contracts/resources/resource'
import { useMessages } from '../../../platform/language'

/** Fact by fact; what nobody knows says so. */
export function HelpFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const t = useMessages('resources')
  return (
    <dl className="help-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? <span className="muted">{t('facts.unknown')}</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function useLanguagesText() {
  const t = useMessages('resources')
  return ({ languages, hasInterpreters }: Pick<Resource, 'languages' | 'hasInterpreters'>) =>
    [...languages, ...(hasInterpreters ? [t('facts.interpreters')] : [])].join(', ')
}

/** What people ask first: what it costs, who it is for, in which languages. */
export function ResourceFactsList({ resource }: { resource: Resource }) {
  const t = useMessages('resources')
  const languagesText = useLanguagesText()
  return (
    <HelpFacts
      facts={[
        [t('facts.cost'), resource.cost],
        [t('facts.eligibility'), resource.eligibilityRequirements],
        [t('facts.languages'), languagesText(resource)],
      ]}
    />
  )
}
