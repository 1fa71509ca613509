import { useRef, useState } from 'react'
import { isBlank } from '@careway/domain/free-text/is-blank'
import {
  ASSISTANCE_TYPES,
  ASSISTANT_INPUT_MAXIMUM,
  type AssistanceType,
} from '@careway/domain/vocabulary/assistant-terms'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { useLanguage, useMessages } from '../../platform/language'
import { Button } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Select } from '../../ui/input/select'
import { useToast } from '../../ui/toast/use-toast'
import { HelpText } from './help-text'
import { LanguageSelect } from './language-select'
import { useKeptText } from '../kept-text/use-kept-text'
import { isTooLong } from '../limited-text/too-long'

export type HelpPurpose = 'admin' | 'resources'

export interface Asked {
  readonly type: AssistanceType | undefined
  readonly context: string
  readonly language: InterfaceLanguage
}

export interface HelpFormProps {
  readonly purpose: HelpPurpose
  readonly isBusy: boolean
  readonly onAsk: (asked: Asked) => void
  readonly onCancel: () => void
}

const isAssistanceType = (text: string): text is AssistanceType =>
  (ASSISTANCE_TYPES as readonly string[]).includes(text)

function TypeSelect(props: {
  value: AssistanceType | ''
  error: string | undefined
  onChange: (type: AssistanceType | '') => void
}) {
  const t = useMessages('ai-help')
  return (
    <Field label={t('panel.type')} error={props.error}>
      <Select
        value={props.value}
        placeholder={t('panel.typePlaceholder')}
        options={ASSISTANCE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={({ currentTarget: { value } }) => props.onChange(isAssistanceType(value) ? value : '')}
      />
    </Field>
  )
}

/** Says that the type is missing for as long as it is: what was said before goes. */
function useComplaint() {
  const t = useMessages('ai-help')
  const { toast, dismiss } = useToast()
  const last = useRef<number | undefined>(undefined)
  return (isTypeMissing: boolean) => {
    if (last.current !== undefined) dismiss(last.current)
    last.current = isTypeMissing
      ? toast({ title: t('panel.typeMissingTitle'), description: t('panel.typeMissing'), variant: 'destructive' })
      : undefined
  }
}

function useHelpForm({ purpose, isBusy, onAsk }: HelpFormProps) {
  const complain = useComplaint()
  const [type, setType] = useState<AssistanceType | ''>('')
  const { text, change: setText } = useKeptText(`ai-help-${purpose}`)
  const [language, setLanguage] = useState<InterfaceLanguage>(useLanguage().language)
  const [faults, setFaults] = useState({ isTypeMissing: false, isTextMissing: false })
  const form = useRef<HTMLFormElement>(null)
  const submit = () => {
    const isTypeMissing = purpose === 'admin' && type === ''
    const isTextMissing = isBlank(text)
    setFaults({ isTypeMissing, isTextMissing })
    complain(isTypeMissing)
    if (isTypeMissing || isTextMissing || isTooLong(text, ASSISTANT_INPUT_MAXIMUM)) {
      form.current?.querySelector<HTMLElement>(isTypeMissing ? 'select' : 'textarea')?.focus()
      return
    }
    if (!isBusy) onAsk({ type: type === '' ? undefined : type, context: text.trim(), language })
  }
  return { type, setType, text, setText, language, setLanguage, faults, submit, form }
}

/** What is asked for: the type of paperwork, the words, and the language of the answer. */
export function HelpForm(props: HelpFormProps) {
  const t = useMessages('ai-help')
  const { purpose, isBusy, onCancel } = props
  const { type, setType, text, setText, language, setLanguage, faults, submit, form } = useHelpForm(props)
  const isAdmin = purpose === 'admin'
  return (
    <form
      ref={form}
      className="stack stack--6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isAdmin ? (
        <TypeSelect value={type} error={faults.isTypeMissing ? t('panel.typeMissing') : undefined} onChange={setType} />
      ) : null}
      <HelpText
        label={isAdmin ? t('panel.adminText') : t('panel.resourcesText')}
        help={isAdmin ? t('panel.adminTextHelp') : t('panel.resourcesTextHelp')}
        error={faults.isTextMissing ? t('panel.textMissing') : undefined}
        value={text}
        onChange={setText}
      />
      <LanguageSelect
        label={isAdmin ? t('panel.language') : t('panel.resourcesLanguage')}
        value={language}
        onChange={setLanguage}
      />
      <p className="small muted">{t('panel.privacy')}</p>
      <div className="actions">
        <Button type="submit" size="lg" isBusy={isBusy}>
          {isBusy ? t('panel.generating') : t('panel.generate')}
        </Button>
        {isBusy ? (
          <Button variant="second" size="lg" onClick={onCancel}>
            {t('panel.cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
