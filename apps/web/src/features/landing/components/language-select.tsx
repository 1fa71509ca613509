import Globe from 'lucide-react/icons/globe'
import { isOfferedLocale, localeOf, OFFERED_LOCALES, type OfferedLocale } from '@careway/i18n/locales'
import { useLanguage, useMessages } from '../../../platform/language'
import { Icon } from '../../../ui/icon/icon'

export interface LanguageSelectProps {
  /** Left out on the prerendered page, where a small script listens. */
  readonly onChoose?: (language: OfferedLocale) => void
}

/** The platform's own list: nothing to fetch, and every phone knows it. */
export function LanguageSelect({ onChoose }: LanguageSelectProps) {
  const { language } = useLanguage()
  const t = useMessages('common')
  return (
    <label className="language">
      <Icon glyph={Globe} label={t('shell.language')} />
      <select
        id="language"
        defaultValue={language}
        autoComplete="off"
        onChange={({ target }) => {
          if (isOfferedLocale(target.value)) onChoose?.(target.value)
        }}
      >
        {OFFERED_LOCALES.map((code) => (
          <option key={code} value={code} lang={code}>
            {localeOf(code).ownName}
          </option>
        ))}
      </select>
    </label>
  )
}
