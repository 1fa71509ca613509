import { LOCALES } from '@careway/i18n/locales'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { Field } from '../../ui/field/field'
import { Select } from '../../ui/input/select'

export const isInterfaceLanguage = (text: unknown): text is InterfaceLanguage =>
  (INTERFACE_LANGUAGES as readonly unknown[]).includes(text)

/** English is what is written where nothing else is asked for. */
export const targetLanguage = (language: InterfaceLanguage): { targetLanguage?: InterfaceLanguage } =>
  language === 'en' ? {} : { targetLanguage: language }

interface LanguageSelectProps {
  readonly label: string
  readonly value: InterfaceLanguage
  readonly onChange: (language: InterfaceLanguage) => void
}

/** The twelve languages, each by its own name. */
export function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={({ currentTarget }) => {
          if (isInterfaceLanguage(currentTarget.value)) onChange(currentTarget.value)
        }}
      >
        {LOCALES.map(({ code, ownName }) => (
          <option key={code} value={code} lang={code}>
            {ownName}
          </option>
        ))}
      </Select>
    </Field>
  )
}
