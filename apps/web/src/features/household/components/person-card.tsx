import { useWatch } from 'react-hook-form'
import { RELATIONSHIPS } from '@careway/contracts/profile/household'
import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { LinkButton } from '../../../ui/link/link'
import type { HouseholdValues } from '../household-values'
import { canBePregnant, canUseTobacco, type MemberValues } from '../member-values'
import { CheckField, NumberField, SelectField } from './household-input'
import { PersonDetails } from './person-details'
import { usePersonWords } from './use-person-name'

const OTHERS = RELATIONSHIPS.filter((each) => each !== 'self')

/** One person: what everybody is asked, and the rest behind one tap. */
export function PersonCard({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useMessages('household')
  const member = useWatch<HouseholdValues, `householdMembers.${number}`>({ name: `householdMembers.${index}` }) as
    MemberValues | undefined
  const wordsOf = usePersonWords()
  // Between a removal and its drawing there is a card without a person.
  if (!member) return null
  const name = wordsOf(member)
  const titleId = `household-person-${index}`
  return (
    <Card aria-labelledby={titleId}>
      <div className="row row--between">
        <h3 id={titleId}>{name}</h3>
        {index === 0 ? null : (
          <LinkButton onClick={onRemove}>
            {t('people.remove')}
            <span className="sr">: {name}</span>
          </LinkButton>
        )}
      </div>
      <PersonBasics index={index} member={member} />
      <PersonDetails index={index} member={member} name={name} />
    </Card>
  )
}

function PersonBasics({ index, member }: { index: number; member: MemberValues }) {
  const t = useMessages('household')
  const at = `householdMembers.${index}` as const
  return (
    <>
      <div className="grid grid--xs">
        {index === 0 ? null : (
          <SelectField
            name={`${at}.relationship`}
            label={t('people.relationship')}
            placeholder=" "
            options={OTHERS.map((value) => ({ value, label: t(`relationships.${value}`) }))}
          />
        )}
        <NumberField
          name={`${at}.age`}
          label={t(index === 0 ? 'people.age' : 'people.ageOfOthers')}
          mode="numeric"
          maxLength={3}
        />
      </div>
      <CheckField name={`${at}.applying`} label={t('people.applying')} hint={t('people.applyingHint')} />
      {canBePregnant(member) ? <CheckField name={`${at}.pregnant`} label={t('people.pregnant')} /> : null}
      {canBePregnant(member) && member.pregnant ? (
        <NumberField
          name={`${at}.expectedChildren`}
          label={t('people.expectedChildren')}
          mode="numeric"
          maxLength={1}
        />
      ) : null}
      {member.applying && canUseTobacco(member) ? (
        <CheckField name={`${at}.tobacco`} label={t('people.tobacco')} hint={t('people.tobaccoHint')} />
      ) : null}
    </>
  )
}
