import { get, useFormState } from 'react-hook-form'
import { IMMIGRATION_STATUSES } from '@careway/domain/vocabulary/coverage-terms'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import type { HouseholdValues } from '../household-values'
import { hasYears, type MemberValues } from '../member-values'
import { CheckField, NumberField, SelectField } from './household-input'
import { TaxAnswers } from './tax-answers'

interface PersonProps {
  readonly index: number
  readonly member: MemberValues
}

/** The fields in here that can be faulty: a fault opens the details. */
const CAN_FAIL = ['immigrationStatus', 'yearsInStatus', 'employerPremiumMonthly', 'activityHoursMonthly'] as const

const ACTIVITY_AGES = { from: 19, to: 64 }
const isOfActivityAge = ({ age }: MemberValues) => Number(age) >= ACTIVITY_AGES.from && Number(age) <= ACTIVITY_AGES.to

/** What changes the answer for some people only. Status is asked only of those who want cover. */
export function PersonDetails({ index, member, name }: PersonProps & { name: string }) {
  const t = useMessages('household')
  const { errors } = useFormState<HouseholdValues>()
  const hasFault = CAN_FAIL.some((field) => Boolean(get(errors, `householdMembers.${index}.${field}`)))
  return (
    <Disclosure
      key={String(hasFault)}
      isOpenAtFirst={hasFault}
      summary={
        <>
          {t('people.more')}
          <span className="sr">: {name}</span>
        </>
      }
    >
      <div className="stack">
        {member.applying ? <StatusAnswers index={index} member={member} /> : null}
        {member.applying ? <JobAnswers index={index} member={member} /> : null}
        <CheckField
          name={`householdMembers.${index}.americanIndianOrAlaskaNative`}
          label={t('details.nativeAmerican')}
          hint={t('details.nativeAmericanHint')}
        />
        <CheckField
          name={`householdMembers.${index}.disabled`}
          label={t('details.disabled')}
          hint={t('details.disabledHint')}
        />
        {member.applying ? (
          <CheckField name={`householdMembers.${index}.hasMedicare`} label={t('details.medicare')} />
        ) : null}
        {member.applying && isOfActivityAge(member) ? (
          <NumberField
            name={`householdMembers.${index}.activityHoursMonthly`}
            label={t('details.activity')}
            help={t('details.activityHelp')}
            maxLength={5}
          />
        ) : null}
        <TaxAnswers index={index} />
      </div>
    </Disclosure>
  )
}

function StatusAnswers({ index, member }: PersonProps) {
  const t = useMessages('household')
  return (
    <>
      <SelectField
        name={`householdMembers.${index}.immigrationStatus`}
        label={t('status.label')}
        help={t('status.help')}
        placeholder={t('people.none')}
        options={IMMIGRATION_STATUSES.map((value) => ({ value, label: t(`status.words.${value}`) }))}
      />
      {hasYears(member.immigrationStatus) ? (
        <NumberField
          name={`householdMembers.${index}.yearsInStatus`}
          label={t('status.yearsInStatus')}
          help={t('status.yearsHelp')}
          mode="numeric"
          maxLength={3}
        />
      ) : null}
    </>
  )
}

function JobAnswers({ index, member }: PersonProps) {
  const t = useMessages('household')
  return (
    <>
      <CheckField
        name={`householdMembers.${index}.hasEmployerOffer`}
        label={t('details.jobOffer')}
        hint={t('details.jobOfferHint')}
      />
      {member.hasEmployerOffer ? (
        <NumberField
          name={`householdMembers.${index}.employerPremiumMonthly`}
          label={t('details.jobPrice')}
          help={t('details.jobPriceHelp')}
        />
      ) : null}
    </>
  )
}
