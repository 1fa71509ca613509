import { configurationOfPage } from '../../platform/configuration'
import { useMessages } from '../../platform/language'
import { Brand } from '../../ui/top-bar/brand'

/** Leads to the start page, with a full load: a visitor's is not part of the app. */
export function SiteBrand() {
  const t = useMessages('common')
  const { productName } = configurationOfPage()
  return (
    <Brand href="/" aria-label={t('shell.goHome', { product: productName })}>
      {productName}
    </Brand>
  )
}
