import { useState } from 'react'
import Printer from 'lucide-react/icons/printer'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Checkbox } from '../../../ui/choice/checkbox'
import { Dialog } from '../../../ui/dialog/dialog'
import { Icon } from '../../../ui/icon/icon'
import { Table } from '../../../ui/table/table'
import { rowsShown } from '../results/comparison'
import { useComparisonRows } from './use-comparison-rows'
import './compare-dialog.css'

interface CompareDialogProps {
  readonly plans: readonly InsurancePlan[]
  readonly onClose: () => void
}

/** Two or three plans side by side. On paper it stands alone. */
export function CompareDialog({ plans, onClose }: CompareDialogProps) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const [isDifferencesOnly, setDifferencesOnly] = useState(false)
  const rows = rowsShown(useComparisonRows(plans), isDifferencesOnly)
  return (
    <Dialog
      title={t('compare.title')}
      description={t('compare.lead', { year: plans[0]?.year ?? '' })}
      closeLabel={common('actions.close')}
      isWide
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      foot={
        <Button variant="second" onClick={() => window.print()}>
          <Icon glyph={Printer} />
          {t('compare.print')}
        </Button>
      }
    >
      <div className="no-print">
        <Checkbox
          checked={isDifferencesOnly}
          onChange={(event) => setDifferencesOnly(event.currentTarget.checked)}
          label={t('compare.differencesOnly')}
        />
      </div>
      <div className="compare-table">
        <Table label={t('compare.title')}>
          <thead>
            <tr>
              <th scope="col">{t('compare.question')}</th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, values }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={plans[index]?.id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length === 0 ? <p role="status">{t('compare.alike')}</p> : null}
      <p className="tiny">{t('plans.check')}</p>
    </Dialog>
  )
}
