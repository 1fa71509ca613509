import type { RuleSummary } from '@careway/contracts/service/list-rules'
import { useLanguage, useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Link } from '../../../ui/link/link'
import { asOfText } from '../../../widgets/pathway/as-of-text'

export function RuleSources({ rule }: { rule: RuleSummary }) {
  const t = useMessages('rules')
  const common = useMessages('common')
  const { language } = useLanguage()
  return (
    <Disclosure summary={t('sources', { count: rule.references.length })} isOpenAtFirst={rule.references.length === 1}>
      <ul className="stack stack--2 small">
        {rule.references.map(({ title, url, asOf }) => (
          <li key={`${title} ${asOf}`}>
            {url ? (
              <Link variant="inline" href={url} externalText={common('actions.opensNewSite')}>
                {title}
              </Link>
            ) : (
              title
            )}
            {asOf ? ` (${asOfText(asOf, language)})` : null}
          </li>
        ))}
      </ul>
      <p className="tiny">{t('name', { id: rule.id })}</p>
    </Disclosure>
  )
}
