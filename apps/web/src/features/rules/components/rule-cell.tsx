import type { RuleCellAnswer } from '@careway/contracts/service/list-rules'
import { useMessages } from '../../../platform/language'
import { Link } from '../../../ui/link/link'
import type { RuleWords } from '../rule-words'

export function RuleCell({ cell, words }: { cell: RuleCellAnswer | null; words: RuleWords }) {
  const t = useMessages('rules')
  const common = useMessages('common')
  if (!cell) return <span className="muted">{t('units.none')}</span>
  if (cell.kind === 'address')
    return (
      <Link variant="inline" href={String(cell.value)} externalText={common('actions.opensNewSite')}>
        {new URL(String(cell.value)).hostname}
      </Link>
    )
  return (
    <>
      {words.cell(cell)}
      {cell.isUncertain ? <small className="muted"> {t('units.check')}</small> : null}
    </>
  )
}
