import { useEffect, useState } from 'react'
import { useForm, useWatch, type FieldErrors, type FieldPath } from 'react-hook-form'
import type { Profile } from '@careway/contracts/profile/profile'
import { CallError, isUnauthorized, problemMessage } from '../../../platform/call'
import { forgetDraft, recallDraft, saveDraft } from '../../../platform/draft'
import { keepAfterPause } from '../../../platform/keep-after-pause'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { useToast } from '../../../ui/toast/use-toast'
import { useCounties } from '../api/use-counties'
import { useUpdateHousehold, type HouseholdBody } from '../api/use-update-household'
import { faultPaths } from '../fault-paths'
import { householdResolver } from '../household-resolver'
import { HOUSEHOLD_DRAFT, householdBodyOf, valuesOfHousehold, type HouseholdValues } from '../household-values'

const isDraft = (value: unknown): value is HouseholdValues =>
  typeof value === 'object' && value !== null && 'householdMembers' in value && 'incomeParts' in value

/** What the server holds, as text, to know what is not saved yet. */
interface Saved {
  text: string
}

/** Keeps what is typed, a moment after the last key; at once when the page is left. */
function useDraft(form: ReturnType<typeof useForm<HouseholdValues>>, saved: Saved) {
  useEffect(() => {
    const keep = () => {
      const values = form.getValues()
      if (JSON.stringify(values) === saved.text) forgetDraft(HOUSEHOLD_DRAFT)
      else saveDraft(HOUSEHOLD_DRAFT, values)
    }
    return keepAfterPause((onChange) => form.watch(onChange), keep)
  }, [form, saved])
}

/** The household in a form: drafted as it is typed, checked by the contract, sent as one change of the profile. */
export function useHouseholdForm(profile: Profile, onSaved: () => void) {
  const t = useMessages('household')
  const validation = useCodeMessages('validation')
  const { toast } = useToast()
  const [draft, setDraft] = useState(() => {
    const kept = recallDraft(HOUSEHOLD_DRAFT)
    return isDraft(kept) ? kept : undefined
  })
  const form = useForm<HouseholdValues>({
    defaultValues: draft ?? valuesOfHousehold(profile),
    resolver: householdResolver,
    shouldFocusError: false,
  })
  const [saved] = useState<Saved>(() => ({ text: JSON.stringify(valuesOfHousehold(profile)) }))
  useDraft(form, saved)
  const counties = useCounties(useWatch({ control: form.control, name: 'zipCode' }))
  const save = useUpdateHousehold()

  /** The details of a person open first, where the fault lies in them. */
  const goTo = (paths: readonly string[]) => {
    if (paths[0]) setTimeout(() => form.setFocus(paths[0] as FieldPath<HouseholdValues>))
    toast({ title: t('errorTitle'), description: t('faults', { count: paths.length }), variant: 'destructive' })
  }
  const refuse = (errors: FieldErrors<HouseholdValues>) => goTo(faultPaths(errors))
  const fail = (error: unknown) => {
    if (isUnauthorized(error)) return
    const refused = Object.entries((error instanceof CallError && error.problem?.fieldErrors) || {})
    for (const [field, message] of refused)
      form.setError(field as FieldPath<HouseholdValues>, { type: 'server', message })
    if (refused.length > 0) goTo(refused.map(([field]) => field))
    else toast({ title: t('errorTitle'), description: problemMessage(error, t('errorText')), variant: 'destructive' })
  }
  /** Asked here, for only the list of counties tells whether there is a question. */
  const isCountyMissing = (values: HouseholdValues) => {
    const names = (counties.data ?? []).map(({ name }) => name)
    if (names.length < 2 || values.countyFips) return false
    form.setError('countyFips', { type: 'server', message: validation('countyNeeded', { counties: names.join(', ') }) })
    goTo(['countyFips'])
    return true
  }
  const send = (values: HouseholdValues) => {
    if (isCountyMissing(values)) return
    save.mutate(householdBodyOf(values) as HouseholdBody, {
      onSuccess: (kept) => {
        saved.text = JSON.stringify(valuesOfHousehold(kept))
        forgetDraft(HOUSEHOLD_DRAFT)
        form.reset(valuesOfHousehold(kept))
        setDraft(undefined)
        toast({ title: t('saved'), description: t('savedText') })
        onSaved()
      },
      onError: fail,
    })
  }
  return {
    form,
    counties,
    hasDraft: draft !== undefined,
    discardDraft: () => {
      forgetDraft(HOUSEHOLD_DRAFT)
      setDraft(undefined)
      form.reset(valuesOfHousehold(profile))
    },
    isSaving: save.isPending,
    submit: () => void form.handleSubmit(send, refuse)(),
  }
}
