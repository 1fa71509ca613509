import type { ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { localeOf } from '@careway/i18n/locales'
import { useLanguage, useMessages } from '../../platform/language'
import { Icon } from '../../ui/icon/icon'
import { LinkButton } from '../../ui/link/link'

export function LanguageButton(props: ComponentProps<'button'>) {
  const { language } = useLanguage()
  const t = useMessages('common')
  const name = localeOf(language).ownName
  return (
    <LinkButton isBare {...props} aria-label={t('shell.languageMenu', { name })}>
      <Icon glyph={Globe} />
      {name}
      <Icon glyph={ChevronDown} />
    </LinkButton>
  )
}
