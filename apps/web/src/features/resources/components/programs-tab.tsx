import { useState } from 'react'
import SearchX from 'lucide-react/icons/search-x'
import type { AssistanceProgram } from '@careway/contracts/programs/assistance-program'
import { LIKELIHOODS, PROGRAM_TYPES } from '@careway/domain/vocabulary/help-terms'
import { useCurrentUser } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { Button } from '../../../ui/button/button'
import { Chip, ChipRow } from '../../../ui/chip/chip'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/input/select'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import type { ResourcesAddress } from '../address/resources-address'
import { useAssistancePrograms } from '../api/use-assistance-programs'
import { focusResults } from './focus-results'
import { countPrograms, filterPrograms } from './filter-programs'
import { PersonalNotice } from './personal-notice'
import { ProgramCard } from './program-card'
import { QuestionsCard } from './questions-card'
import { CardsLoading, type TabProps } from './resources-tab'
import './resource-filters.css'

const SHOWN_AT_FIRST = 12

function ProgramFilters({
  programs,
  address: { programType, likelihood },
  go,
}: Pick<TabProps, 'address' | 'go'> & { programs: readonly AssistanceProgram[] }) {
  const t = useMessages('resources')
  const words = useMessages('programs')
  const types = ['all', ...PROGRAM_TYPES] as const
  return (
    <div className="resource-filters no-print">
      <Field label={t('programs.likelihood')}>
        <Select
          name="likelihood"
          value={likelihood}
          onChange={(event) => go({ likelihood: event.currentTarget.value as ResourcesAddress['likelihood'] })}
          options={(['all', ...LIKELIHOODS] as const).map((value) => ({
            value,
            label: t('programs.counted', {
              label: value === 'all' ? t('programs.anyLikelihood') : words(`likelihood.${value}`),
              count: countPrograms(programs, { programType, likelihood: value }),
            }),
          }))}
        />
      </Field>
      <ChipRow label={t('programs.types')}>
        {types.map((type) => (
          <Chip
            key={type}
            isPressed={programType === type}
            count={countPrograms(programs, { programType: type, likelihood })}
            onClick={() => go({ programType: type })}
          >
            {t(`programTypes.${type}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

function Programs({ programs, address, go, saving, zipCode }: TabProps & { programs: readonly AssistanceProgram[] }) {
  const t = useMessages('resources')
  const shown = filterPrograms(programs, address)
  const [isAllShown, setAllShown] = useState(false)
  const limit = isAllShown ? shown.length : SHOWN_AT_FIRST
  const clear = () => {
    go({ search: '', programType: 'all', likelihood: 'all', tab: 'programs' })
    focusResults('programs-title')
  }
  return (
    <section className="stack stack--6" aria-labelledby="programs-title">
      <ProgramFilters programs={programs} address={address} go={go} />
      <h2 id="programs-title" tabIndex={-1} aria-live="polite">
        {t('programs.count', { count: shown.length })}
      </h2>
      {shown.length === 0 ? (
        <EmptyState
          title={t('programs.noneTitle')}
          icon={SearchX}
          action={
            <Button variant="second" onClick={clear}>
              {t('none.clear')}
            </Button>
          }
        >
          {t('programs.noneText')}
        </EmptyState>
      ) : null}
      <div className="help-grid">
        {shown.slice(0, limit).map((program) => (
          <ProgramCard key={program.id} program={program} zipCode={zipCode} saving={saving} />
        ))}
      </div>
      {shown.length > limit ? (
        <Button variant="second" onClick={() => setAllShown(true)}>
          {t('programs.more', { count: shown.length - limit })}
        </Button>
      ) : null}
    </section>
  )
}

/** Programs that may pay, the likeliest first, each with why. */
export function ProgramsTab(props: TabProps) {
  const t = useMessages('resources')
  const { address, zipCode } = props
  const { isAuthenticated } = useCurrentUser()
  const profile = useProfile(isAuthenticated)
  const list = useAssistancePrograms(zipCode, address.search)
  return (
    <div className="stack stack--6">
      <PersonalNotice isAuthenticated={isAuthenticated} profile={profile.data ?? undefined} />
      {isAuthenticated && list.data && profile.data ? (
        <QuestionsCard programs={list.data} profile={profile.data} />
      ) : null}
      {list.isError ? <LoadFailure onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <CardsLoading label={t('programs.loading')} /> : null}
      {list.data ? <Programs {...props} programs={list.data} /> : null}
    </div>
  )
}
