import { OFFERED_LOCALES } from '@careway/i18n/locales'
import { useMessages } from '../../platform/language'

const addressOf = (language: string) => `%PUBLIC_URL%/?lang=${language}`

/** What the page says of itself to search engines and to those who share it. */
export function LandingHead({ product }: { product: string }) {
  const t = useMessages('landing')
  const title = t('meta.title', { product })
  const description = t('meta.description', { product })
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {OFFERED_LOCALES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressOf(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href="%PUBLIC_URL%/" />
    </>
  )
}
