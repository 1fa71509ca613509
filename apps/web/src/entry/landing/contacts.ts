import type { Configuration } from '@careway/contracts/service/configuration'
import { formatPhone } from '@careway/i18n/formatters'

function fill(kind: string, address: string | null, href: string, shown: string) {
  const place = document.querySelector<HTMLElement>(`[data-contact="${kind}"]`)
  const link = place?.querySelector('a')
  if (!place || !link || !address) return
  link.href = href
  link.textContent = link.textContent.replace('{contact}', shown)
  place.hidden = false
}

/** The footer was written before the contacts were known; the server puts them into the page. */
export function showContacts(configuration: Partial<Configuration>): void {
  const { supportEmail = null, supportPhone = null } = configuration
  fill('email', supportEmail, `mailto:${supportEmail}`, supportEmail ?? '')
  fill('phone', supportPhone, `tel:${supportPhone?.replaceAll(/[^\d+]/g, '')}`, formatPhone(supportPhone ?? ''))
}
