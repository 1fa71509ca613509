import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MEMBERS_MAXIMUM } from '@careway/contracts/coverage/household-fields'
import type { Relationship } from '@careway/contracts/profile/household'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { sizeInStep } from '../household-size'
import type { HouseholdValues } from '../household-values'
import { newMember } from '../member-values'
import { PersonCard } from './person-card'
import { RemovedNotice } from './removed-notice'
import { useListWithUndo } from './use-list-with-undo'
import { usePersonName } from './use-person-name'

const NEW: readonly { relationship: Relationship | ''; text: 'people.addSpouse' | 'people.addChild' | 'people.add' }[] =
  [
    { relationship: 'spouse', text: 'people.addSpouse' },
    { relationship: 'child', text: 'people.addChild' },
    { relationship: '', text: 'people.add' },
  ]

/** The list of people with what can be done to it; the household's size goes along. */
function usePeople() {
  const { control, getValues, setValue } = useFormContext<HouseholdValues>()
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'householdMembers' })
  const follow = (change: () => void) => {
    const before = getValues('householdMembers').length
    change()
    const size = sizeInStep(getValues('householdSize'), before, getValues('householdMembers').length)
    setValue('householdSize', size, { shouldDirty: true })
  }
  const undoable = useListWithUndo({ remove, insert }, () => getValues('householdMembers'))
  return {
    fields,
    removed: undoable.removed,
    add: (relationship: Relationship | '') => {
      undoable.forget()
      follow(() =>
        append(newMember(relationship), {
          shouldFocus: true,
          focusName: `householdMembers.${fields.length}.${relationship ? 'age' : 'relationship'}`,
        }),
      )
    },
    take: (index: number, name: string) => follow(() => undoable.take(index, name)),
    putBack: () => follow(undoable.putBack),
    hasSpouse: () => getValues('householdMembers').some(({ relationship }) => relationship === 'spouse'),
  }
}

export function PeopleSection() {
  const t = useMessages('household')
  const people = usePeople()
  const nameOf = usePersonName()
  return (
    <section className="stack" aria-labelledby="household-people">
      <div className="stack stack--1">
        <h2 id="household-people">{t('people.title')}</h2>
        <p className="muted">{t('people.lead')}</p>
      </div>
      {people.fields.map(({ id }, index) => (
        <PersonCard key={id} index={index} onRemove={() => people.take(index, nameOf(index))} />
      ))}
      {people.removed ? (
        <RemovedNotice
          key={`${people.fields.length} ${people.removed.name}`}
          text={t('people.removed', { person: people.removed.name })}
          onUndo={people.putBack}
        />
      ) : null}
      {people.fields.length < MEMBERS_MAXIMUM ? (
        <div className="row">
          {NEW.filter(({ relationship }) => relationship !== 'spouse' || !people.hasSpouse()).map(
            ({ relationship, text }) => (
              <Button key={text} variant="second" onClick={() => people.add(relationship)}>
                <Icon glyph={Plus} />
                {t(text)}
              </Button>
            ),
          )}
        </div>
      ) : (
        <p className="small muted">{t('people.full', { maximum: MEMBERS_MAXIMUM })}</p>
      )}
    </section>
  )
}
