import { SPECIFIC_NEED_MAXIMUM } from '@careway/contracts/pathways/analyze-pathways'
import { useMessages } from '../../../platform/language'
import { CheckCard } from '../../../ui/choice/check-card'
import { Field } from '../../../ui/field/field'
import { Textarea } from '../../../ui/input/textarea'
import { CharactersLeft } from '../../../widgets/pathway/characters-left'
import { isUnansweredEmergency, UnansweredEmergency } from './unanswered-emergency'

export interface FindNewValues {
  readonly need: string
  /** Look again: replace what is not on the plan. */
  readonly isAgain: boolean
}

export interface FindNewFormProps {
  readonly id: string
  readonly values: FindNewValues
  readonly canLookAgain: boolean
  /** Why the last search failed. */
  readonly failure?: unknown
  readonly onChange: (values: FindNewValues) => void
  readonly onSubmit: () => void
}

export function FindNewForm({ id, values, canLookAgain, failure, onChange, onSubmit }: FindNewFormProps) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  return (
    <form
      id={id}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {isUnansweredEmergency(failure) ? <UnansweredEmergency error={failure} /> : null}
      <Field label={t('find.need')} note={`(${common('actions.optional')})`} help={t('find.needHelp')}>
        <Textarea
          value={values.need}
          maxLength={SPECIFIC_NEED_MAXIMUM}
          onChange={(event) => onChange({ ...values, need: event.currentTarget.value })}
        />
      </Field>
      <CharactersLeft text={values.need} maximum={SPECIFIC_NEED_MAXIMUM} />
      <p className="small muted">{t('find.privacy')}</p>
      {canLookAgain ? (
        <CheckCard
          label={t('find.again')}
          hint={t('find.againHint')}
          checked={values.isAgain}
          onChange={(event) => onChange({ ...values, isAgain: event.currentTarget.checked })}
        />
      ) : null}
    </form>
  )
}
