import { useMessages } from '../../../platform/language'
import { SupportContacts } from '../../../widgets/layout/support-contacts'
import type { ServiceFacts } from '../service-facts'

/** Where an e-mail or a number goes in words written before it is known. */
const BLANK = '{contact}'

/** Contacts are shown only where they are configured; none is made up. */
export function Contacts({ service: { contacts } }: { service: ServiceFacts }) {
  const t = useMessages('common')
  if (contacts) return <SupportContacts configuration={contacts} />
  return (
    <>
      <li hidden data-contact="email">
        <a href="mailto:">{t('footer.contactEmail', { email: BLANK })}</a>
      </li>
      <li hidden data-contact="phone">
        <a href="tel:">{t('footer.contactPhone', { phone: BLANK })}</a>
      </li>
    </>
  )
}
