import Phone from 'lucide-react/icons/phone'
import { useMessages } from '../../../platform/language'
import { Button, type ButtonProps } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'

/** The way to 911, as a link that a phone can call. */
export function Call911(props: Pick<ButtonProps, 'className' | 'size'>) {
  const t = useMessages('pathways')
  return (
    <Button variant="danger" {...props} asChild>
      <a href="tel:911">
        <Icon glyph={Phone} />
        {t('emergency.call')}
      </a>
    </Button>
  )
}
