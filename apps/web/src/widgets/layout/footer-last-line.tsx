import type { configurationOfPage } from '../../platform/configuration'
import { useMessages } from '../../platform/language'
import { FooterEnd } from '../../ui/footer/footer'

type Facts = Pick<ReturnType<typeof configurationOfPage>, 'productName' | 'updatedOn'>

/** Copyright, where the product comes from, and how old this build is. */
export function FooterLastLine({ configuration }: { configuration: Facts }) {
  const t = useMessages('common')
  const { productName: product, updatedOn } = configuration
  return (
    <FooterEnd>
      <p>{t('footer.copyright', { product })}</p>
      <p>{t('footer.updated', { product, date: updatedOn })}</p>
    </FooterEnd>
  )
}
