import { FormProvider } from 'react-hook-form'
import type { Profile } from '@careway/contracts/profile/profile'
import { useState } from 'react'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { IncomeSection } from './income-section'
import { PeopleSection } from './people-section'
import { PlaceSection } from './place-section'
import { SizeSection } from './size-section'
import { useHouseholdForm } from './use-household-form'

export function HouseholdForm({ profile }: { profile: Profile }) {
  const t = useMessages('household')
  const [isDone, setIsDone] = useState(false)
  const { form, counties, hasDraft, discardDraft, isSaving, submit } = useHouseholdForm(profile, () => setIsDone(true))
  return (
    <FormProvider {...form}>
      <form
        className="stack stack--8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {hasDraft ? (
          <Alert
            action={
              <Button variant="second" onClick={discardDraft}>
                {t('discardDraft')}
              </Button>
            }
          >
            {t('draft')}
          </Alert>
        ) : null}
        <PlaceSection counties={counties} />
        <PeopleSection />
        <SizeSection />
        <IncomeSection />
        <div className="actions">
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? t('saving') : t('save')}
          </Button>
          {isDone ? (
            <Button variant="second" asChild>
              <RouteLink to="insurance">{t('seeCover')}</RouteLink>
            </Button>
          ) : null}
        </div>
      </form>
    </FormProvider>
  )
}
