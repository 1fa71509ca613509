import Phone from 'lucide-react/icons/phone'
import { useMessages } from '../../platform/language'
import { Button } from '../../ui/button/button'
import { FooterCrisis } from '../../ui/footer/footer'
import { Icon } from '../../ui/icon/icon'

/** 911 and 988 at the foot of every page. */
export function CrisisHelp() {
  const t = useMessages('common')
  const actions = (
    <>
      <Button variant="on-deep" asChild>
        <a href="tel:911">
          <Icon glyph={Phone} />
          {t('footer.call911')}
        </a>
      </Button>
      <Button variant="line-deep" asChild>
        <a href="tel:988">{t('footer.call988')}</a>
      </Button>
    </>
  )
  return (
    <FooterCrisis title={t('footer.crisisTitle')} actions={actions}>
      {t('footer.crisisText')}
    </FooterCrisis>
  )
}
