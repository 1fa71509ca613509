import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Link } from '../../../ui/link/link'

/** These figures are no offers: where the offers are, by name, link and phone. */
export function EstimateNotice({ marketplace }: { marketplace: MyCoverage['marketplace'] }) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  return (
    <Alert tone="amber" title={t('estimate.title')}>
      <div>
        <p>{t('estimate.text')}</p>
        {marketplace ? (
          <div className="row">
            <Link href={marketplace.url} externalText={common('actions.opensNewSite')}>
              {t('estimate.offersAt', { name: marketplace.name })}
            </Link>
            {marketplace.phone ? (
              <Link href={`tel:${marketplace.phone}`}>{t('call', { phone: marketplace.phone })}</Link>
            ) : null}
          </div>
        ) : null}
      </div>
    </Alert>
  )
}
