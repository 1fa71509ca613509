import { useFormContext } from 'react-hook-form'
import { formatWholeDollars } from '@careway/i18n/formatters'
import { isUsState, US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import { useCodeMessages, useLanguage, useMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/link/link'
import type { ProfileValues } from '../../../widgets/profile-fields/profile-values'
import { PROFILE_STEPS } from '../profile-steps'
import './profile-review.css'

type Field = (typeof PROFILE_STEPS)[number]['fields'][number]

/** What was answered, in the reader's words. */
function useAnswers(): (field: Field, values: ProfileValues) => string {
  const t = useMessages('profile')
  const common = useCodeMessages('common')
  const { language } = useLanguage()
  const chosen = (list: string, value: string) => (value ? common(`choices.${list}.${value}`) : t('review.notGiven'))
  const present: { [Name in Field]: (values: ProfileValues) => string } = {
    age: ({ age }) => age || t('review.notGiven'),
    gender: ({ gender }) => chosen('gender', gender),
    languagePreference: ({ languagePreference }) => chosen('language', languagePreference),
    insuranceStatus: ({ insuranceStatus }) => chosen('insuranceStatus', insuranceStatus),
    insurancePlan: ({ insurancePlan }) => insurancePlan || t('review.notGiven'),
    zipCode: ({ zipCode }) => zipCode || t('review.notGiven'),
    state: ({ state }) => (isUsState(state) ? US_STATE_NAMES[state] : t('review.notGiven')),
    financialSituation: ({ financialSituation }) => chosen('financialSituation', financialSituation),
    householdSize: ({ householdSize }) => householdSize || t('review.notGiven'),
    estimatedAnnualIncome: ({ estimatedAnnualIncome: income }) => {
      const amount = Number(income.replaceAll(/[,$\s]/g, ''))
      if (income === '') return t('review.notGiven')
      return Number.isFinite(amount) ? formatWholeDollars(amount, language) : income
    },
    transportationAccess: ({ transportationAccess }) => t(transportationAccess ? 'review.yes' : 'review.no'),
    primaryHealthcareNeed: ({ primaryHealthcareNeed }) => chosen('need', primaryHealthcareNeed),
    urgency: ({ urgency }) => chosen('urgency', urgency),
    chronicConditions: ({ chronicConditions }) =>
      chronicConditions.map((each) => common(`choices.condition.${each}`)).join(', ') || t('review.none'),
  }
  return (field, values) => present[field](values)
}

export function ProfileReview({ onChange }: { onChange: (stepIndex: number) => void }) {
  const { getValues } = useFormContext<ProfileValues>()
  const t = useMessages('profile')
  const common = useMessages('common')
  const answer = useAnswers()
  const values = getValues()
  return (
    <div className="stack stack--6">
      {PROFILE_STEPS.map((step, stepIndex) =>
        step.fields.length === 0 ? null : (
          <section key={step.id} className="stack stack--2" aria-labelledby={`review-${step.id}`}>
            <div className="row row--between">
              <h3 id={`review-${step.id}`}>{t(`steps.${step.id}.title`)}</h3>
              <LinkButton onClick={() => onChange(stepIndex)}>
                {common('actions.change')}
                <span className="sr">: {t(`steps.${step.id}.title`)}</span>
              </LinkButton>
            </div>
            <dl className="review">
              {step.fields.map((field) => (
                <div key={field}>
                  <dt>{t(`fields.${field}`)}</dt>
                  <dd>{answer(field, values)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ),
      )}
      <HouseholdLink />
    </div>
  )
}

/** Who lives together is told once, on a screen of its own; it builds on a profile that is saved. */
function HouseholdLink() {
  const t = useMessages('profile')
  const profile = useProfile(true)
  if (!profile.data) return null
  return (
    <section className="stack stack--2" aria-labelledby="review-household">
      <h3 id="review-household">{t('review.householdTitle')}</h3>
      <p>{t('review.householdText')}</p>
      <div className="row">
        <Button variant="second" asChild>
          <RouteLink to="household">{t('review.householdAction')}</RouteLink>
        </Button>
      </div>
    </section>
  )
}
