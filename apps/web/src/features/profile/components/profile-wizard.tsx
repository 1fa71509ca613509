import { useMemo } from 'react'
import { FormProvider, useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { state } from '@careway/contracts/kit/fields'
import { saveProfileBody, type Profile } from '@careway/contracts/profile/profile'
import { CallError, isUnauthorized, problemMessage } from '../../../platform/call'
import { contractResolver } from '../../../platform/contract-resolver'
import { useMessages } from '../../../platform/language'
import { useNavigate } from '../../../platform/router'
import { useToast } from '../../../ui/toast/use-toast'
import {
  EMPTY_PROFILE,
  PROFILE_DRAFT,
  profileBodyOf,
  valuesOfProfile,
  type ProfileValues,
} from '../../../widgets/profile-fields/profile-values'
import { recallWizard, useWizard } from '../../../widgets/wizard/use-wizard'
import { WizardFrame } from '../../../widgets/wizard/wizard-frame'
import { percentComplete } from '../../../widgets/wizard/wizard-steps'
import { useSaveProfile, type SaveProfileBody } from '../api/use-save-profile'
import { PROFILE_STEPS } from '../profile-steps'
import { ProfileStep } from './profile-step'

/** The state must be chosen here; only the quick form leaves it to the ZIP code. */
const wizardBody = saveProfileBody.extend({ state })

const startingValues = (profile: Profile | null): ProfileValues => ({
  ...EMPTY_PROFILE,
  ...(profile && valuesOfProfile(profile)),
  ...recallWizard(PROFILE_DRAFT)?.values,
})

/** Marks the fields that the server refused; answers them for the wizard to go to. */
function markRefused(error: unknown, form: UseFormReturn<ProfileValues>): FieldErrors<ProfileValues> {
  const refused = error instanceof CallError ? (error.problem?.fieldErrors ?? {}) : {}
  const errors: FieldErrors<ProfileValues> = {}
  for (const [field, message] of Object.entries(refused)) {
    const name = field as keyof ProfileValues
    form.setError(name, { type: 'server', message })
    errors[name] = { type: 'server', message } as never
  }
  return errors
}

export function ProfileWizard({ profile }: { profile: Profile | null }) {
  const t = useMessages('profile')
  const { toast } = useToast()
  const navigate = useNavigate()
  const resolver = useMemo(() => contractResolver<ProfileValues>(wizardBody, profileBodyOf), [])
  const form = useForm<ProfileValues>({
    defaultValues: startingValues(profile),
    resolver,
    mode: 'onSubmit',
    shouldFocusError: false,
  })
  const wizard = useWizard({ name: PROFILE_DRAFT, steps: PROFILE_STEPS, form })
  const save = useSaveProfile()
  const step = PROFILE_STEPS[wizard.stepIndex]!

  const fail = (error: unknown) => {
    if (isUnauthorized(error)) return
    wizard.goToFault(markRefused(error, form))
    toast({ title: t('errorTitle'), description: problemMessage(error, t('errorText')), variant: 'destructive' })
  }
  const send = (values: ProfileValues) =>
    save.mutate(profileBodyOf(values, new Date()) as SaveProfileBody, {
      onSuccess: () => {
        wizard.finish()
        toast({ title: t('saved'), description: t('savedText') })
        navigate('/')
      },
      onError: fail,
    })
  const refuse = (errors: FieldErrors<ProfileValues>) => {
    wizard.goToFault(errors)
    toast({ title: t('errorTitle'), description: t('faults'), variant: 'destructive' })
  }

  return (
    <FormProvider {...form}>
      <WizardFrame
        wizard={wizard}
        stepNames={PROFILE_STEPS.map(({ id }) => t(`steps.${id}.name`))}
        countText={t('stepOf', { step: wizard.stepIndex + 1, count: PROFILE_STEPS.length })}
        percentText={t('percent', { percent: percentComplete(wizard.stepIndex, PROFILE_STEPS.length) })}
        title={t(`steps.${step.id}.title`)}
        lead={t(`steps.${step.id}.lead`)}
        submitText={t('submit')}
        busyText={t('submitting')}
        isBusy={save.isPending}
        onSubmit={() => void form.handleSubmit(send, refuse)()}
      >
        <ProfileStep id={step.id} onChange={wizard.goTo} />
      </WizardFrame>
    </FormProvider>
  )
}
