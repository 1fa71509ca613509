import { useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { contractResolver } from '../../../platform/contract-resolver'
import { useMessages } from '../../../platform/language'
import { recallWizard, useWizard } from '../../../widgets/wizard/use-wizard'
import { WizardFrame } from '../../../widgets/wizard/wizard-frame'
import { percentComplete } from '../../../widgets/wizard/wizard-steps'
import { keepSignUpDraft, SECRET_FIELDS, SIGN_UP_DRAFT } from './sign-up-draft'
import { SignUpStep } from './sign-up-step'
import { SIGN_UP_STEPS } from './sign-up-steps'
import { EMPTY_SIGN_UP, setupBody, setupBodyOf, type SignUpValues } from './sign-up-values'
import { useSetup } from './use-setup'

export interface SignUpWizardProps {
  /** What was typed into the prerendered form before this code came. */
  readonly typed?: Partial<SignUpValues>
}

export function SignUpWizard({ typed }: SignUpWizardProps) {
  const t = useMessages('landing')
  const resolver = useMemo(() => contractResolver<SignUpValues>(setupBody, setupBodyOf), [])
  const form = useForm<SignUpValues>({
    defaultValues: { ...EMPTY_SIGN_UP, ...recallWizard(SIGN_UP_DRAFT)?.values, ...typed },
    resolver,
    mode: 'onSubmit',
    shouldFocusError: false,
  })
  const wizard = useWizard({ name: SIGN_UP_DRAFT, steps: SIGN_UP_STEPS, form, secretFields: SECRET_FIELDS })
  const { isBusy, isDone, submit } = useSetup(form, wizard)
  const { stepIndex } = wizard
  const step = SIGN_UP_STEPS[stepIndex]!

  useEffect(() => {
    const keep = () => {
      if (!isDone) keepSignUpDraft(stepIndex, form.getValues())
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [form, stepIndex, isDone])

  return (
    <FormProvider {...form}>
      <WizardFrame
        wizard={wizard}
        stepNames={SIGN_UP_STEPS.map(({ id }) => t(`wizard.steps.${id}.title`))}
        countText={t('wizard.stepOf', { step: stepIndex + 1, count: SIGN_UP_STEPS.length })}
        percentText={t('wizard.percent', { percent: percentComplete(stepIndex, SIGN_UP_STEPS.length) })}
        title={t(`wizard.steps.${step.id}.title`)}
        lead={t(`wizard.steps.${step.id}.lead`)}
        submitText={t('wizard.submit')}
        busyText={t('wizard.submitting')}
        isBusy={isBusy}
        onSubmit={submit}
      >
        <SignUpStep id={step.id} />
      </WizardFrame>
    </FormProvider>
  )
}
