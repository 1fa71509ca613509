import { isOfferedLocale, localeOf, OFFERED_LOCALES } from '@careway/i18n/locales'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../platform/language'
import { DropdownMenu, MenuChoices } from '../../ui/dropdown-menu/dropdown-menu'
import { useToast } from '../../ui/toast/use-toast'
import { LanguageButton } from './language-button'

const options = OFFERED_LOCALES.map((code) => {
  const { ownName, direction } = localeOf(code)
  return { value: code, label: ownName, lang: code, dir: direction }
})

/** The menu itself: open from the start, since it comes with the press that asks for it. */
export function LanguageChoices() {
  const [isOpen, setIsOpen] = useState(true)
  const { language, setLanguage } = useLanguage()
  const t = useMessages('common')
  const { toast } = useToast()
  const choose = (code: string) => {
    if (!isOfferedLocale(code)) return
    setLanguage(code).catch(() =>
      toast({ title: t('errors.title'), description: t('errors.network'), variant: 'destructive' }),
    )
  }
  return (
    <DropdownMenu trigger={<LanguageButton />} align="end" isOpen={isOpen} onOpenChange={setIsOpen}>
      <MenuChoices value={language} onValueChange={choose} options={options} />
    </DropdownMenu>
  )
}
