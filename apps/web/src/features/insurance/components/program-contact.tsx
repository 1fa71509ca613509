import type { MemberAnswer } from '@careway/contracts/coverage/coverage-answer'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { useMessages } from '../../../platform/language'
import { CardFoot } from '../../../ui/card/card'
import { Link } from '../../../ui/link/link'

export interface ProgramContactProps {
  readonly program: MemberAnswer['program']
  readonly coverage: Pick<MyCoverage, 'medicaid' | 'marketplace'>
}

/** Who takes the application. */
function contactOf({ program, coverage: { medicaid, marketplace } }: ProgramContactProps) {
  if (program === 'medicaid' || program === 'chip') {
    return medicaid && { name: medicaid.name, url: medicaid.applyUrl, phone: medicaid.phone }
  }
  return program === 'bhp' || program === 'marketplace' ? marketplace : null
}

/** Where to apply, and whom to call. */
export function ProgramContact(props: ProgramContactProps) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const contact = contactOf(props)
  if (!contact) return null
  return (
    <CardFoot>
      <Link href={contact.url} externalText={common('actions.opensNewSite')}>
        {t('applyAt', { name: contact.name })}
      </Link>
      {contact.phone ? <Link href={`tel:${contact.phone}`}>{t('call', { phone: contact.phone })}</Link> : null}
    </CardFoot>
  )
}
