import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { saveProfileBody, type Profile } from '@careway/contracts/profile/profile'
import { CallError } from '../../../platform/call'
import { contractResolver } from '../../../platform/contract-resolver'
import { forgetDraft, recallDraft, saveDraft } from '../../../platform/draft'
import { useMessages } from '../../../platform/language'
import type { ProfileValues } from '../../../widgets/profile-fields/profile-values'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useAnalyzePathways } from '../api/use-analyze-pathways'
import { useSaveProfile, type SaveProfileBody } from '../api/use-save-profile'
import { quickProfileBody, startingValues } from './quick-setup-values'
import { useFoundToast } from './use-found-toast'

const DRAFT = 'quick-setup'

const finishedBody = (values: ProfileValues, profile: Profile | null) =>
  quickProfileBody(values, profile, new Date()) as SaveProfileBody

/** The quick form: saves the whole profile with these answers in it, and looks for pathways at once. */
export function useQuickSetup(profile: Profile | null, onDone: () => void) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const resolver = useMemo(
    () => contractResolver<ProfileValues>(saveProfileBody, (values) => quickProfileBody(values, profile)),
    [profile],
  )
  const form = useForm<ProfileValues>({ defaultValues: startingValues(profile, recallDraft(DRAFT)), resolver })
  const save = useSaveProfile()
  const analyze = useAnalyzePathways()
  const sayFound = useFoundToast()

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(DRAFT, values) }),
    [form],
  )

  const markRefused = (error: unknown) => {
    const refused = error instanceof CallError ? Object.entries(error.problem?.fieldErrors ?? {}) : []
    for (const [index, [field, message]] of refused.entries())
      form.setError(field as keyof ProfileValues, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  const keep = async (values: ProfileValues) => {
    try {
      await save.mutateAsync(finishedBody(values, profile))
      forgetDraft(DRAFT)
      return true
    } catch (error) {
      markRefused(error)
      reportFailure(t('errors.savingProfile'), error, common('errors.network'))
      return false
    }
  }
  const find = async () => {
    try {
      sayFound((await analyze.mutateAsync({ body: {} })).length)
    } catch (error) {
      reportFailure(t('errors.analyzing'), error, common('errors.network'))
    }
  }
  const send = form.handleSubmit(async (values) => {
    if (!(await keep(values))) return
    await find()
    onDone()
  })
  return { form, send: () => void send(), isSaving: save.isPending, isFinding: analyze.isPending }
}
