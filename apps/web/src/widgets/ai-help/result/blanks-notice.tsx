import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { LETTER_FIELDS } from '@careway/domain/letters/letter-fields'
import { useCodeMessages, useLanguage, useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { goToQuestion } from './go-to-question'

const isBlank = (field: string) => (LETTER_FIELDS as readonly string[]).includes(field)

/** Which blanks the letter has and the way to fill them, or that it has none. */
export function BlanksNotice({ answer, formId }: { answer: Assistance; formId: string }) {
  const t = useMessages('ai-help')
  const say = useCodeMessages('ai-help')
  const { language } = useLanguage()
  const { questions, documents } = answer
  if (documents.length === 0) return null
  const fields = questions.map(({ field }) => field).filter(isBlank)
  if (fields.length === 0) return <Alert tone="teal">{t('result.complete')}</Alert>
  const list = new Intl.ListFormat(language).format(fields.map((field) => say(`fact.${field}`)))
  return (
    <Alert tone="amber" title={t('result.blanks', { count: fields.length })}>
      <div className="stack stack--3">
        <p>{t('result.blanksList', { list })}</p>
        <p>{t('result.blanksText', { count: fields.length })}</p>
        <div>
          <Button variant="second" onClick={() => goToQuestion(formId, fields)}>
            {t('result.fillIn')}
          </Button>
        </div>
      </div>
    </Alert>
  )
}
