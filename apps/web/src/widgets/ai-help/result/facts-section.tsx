import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { FactsForm } from '../facts/facts-form'
import type { HelpResultProps } from './help-result-props'

function useSubmitText({ answer, isPlan }: HelpResultProps): string {
  const t = useMessages('ai-help')
  if (isPlan) return t('result.updatePlan')
  return answer.documents.length > 0 ? t('result.update') : t('result.make')
}

/** What was understood: open while it must be answered first, folded beneath a letter that is already there. */
export function FactsSection(props: HelpResultProps & { readonly formId: string }) {
  const t = useMessages('ai-help')
  const { answer, formId, isBusy, onUpdate, onEdit } = props
  const submitText = useSubmitText(props)
  const form = (
    <div className="stack stack--6">
      <p className="muted">{t('result.understoodLead')}</p>
      <FactsForm
        id={formId}
        answer={answer}
        submitText={submitText}
        busyText={t('result.updating')}
        isBusy={isBusy}
        onUpdate={onUpdate}
        onEdit={onEdit}
      />
    </div>
  )
  if (answer.documents.length === 0) return form
  return <Disclosure summary={t('result.understood')}>{form}</Disclosure>
}
