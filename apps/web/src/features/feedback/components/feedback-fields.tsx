import { FEEDBACK_TYPES } from '@careway/domain/vocabulary/profile-choices'
import { FEEDBACK_MAXIMUM } from '@careway/contracts/feedback/send-feedback'
import { useMessages } from '../../../platform/language'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/input/select'
import { Textarea } from '../../../ui/input/textarea'
import { isFeedbackType, type FeedbackValues } from '../feedback-body'

export interface FeedbackFieldsProps {
  readonly values: FeedbackValues
  readonly onChange: (values: FeedbackValues) => void
}

export function FeedbackFields({ values, onChange }: FeedbackFieldsProps) {
  const t = useMessages('feedback')
  const common = useMessages('common')
  const options = FEEDBACK_TYPES.map((type) => ({ value: type, label: common(`choices.feedbackType.${type}`) }))
  const isTooLong = values.message.trim().length > FEEDBACK_MAXIMUM
  return (
    <>
      <Field label={t('type')}>
        <Select
          options={options}
          value={values.type}
          onChange={({ currentTarget: { value } }) => {
            if (isFeedbackType(value)) onChange({ ...values, type: value })
          }}
        />
      </Field>
      <Field
        label={t('message')}
        help={t('messageHelp')}
        error={isTooLong ? t('tooLong', { maximum: FEEDBACK_MAXIMUM }) : undefined}
      >
        <Textarea
          value={values.message}
          onChange={({ currentTarget: { value } }) => onChange({ ...values, message: value })}
        />
      </Field>
    </>
  )
}
