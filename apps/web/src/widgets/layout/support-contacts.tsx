import { useMessages } from '../../platform/language'

interface Contacts {
  readonly supportEmail: string | null
  readonly supportPhone: string | null
}

/** How to reach whoever runs the service, as far as they have said. */
export function SupportContacts({ configuration }: { configuration: Contacts }) {
  const t = useMessages('common')
  const { supportEmail, supportPhone } = configuration
  return (
    <>
      {supportEmail ? (
        <li>
          <a href={`mailto:${supportEmail}`}>{t('footer.contactEmail', { email: supportEmail })}</a>
        </li>
      ) : null}
      {supportPhone ? (
        <li>
          <a className="nowrap" href={`tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`}>
            {t('footer.contactPhone', { phone: supportPhone })}
          </a>
        </li>
      ) : null}
    </>
  )
}
