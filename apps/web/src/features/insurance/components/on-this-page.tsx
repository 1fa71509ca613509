import { useMessages } from '../../../platform/language'
import '../../../ui/chip/chip.css'
import './on-this-page.css'

const PARTS = ['medicaid', 'household', 'plans', 'what-if', 'calculator', 'dates'] as const

/** The parts of a long screen, by link. */
export function OnThisPage() {
  const t = useMessages('insurance')
  return (
    <nav className="on-this-page no-print" aria-label={t('parts.label')}>
      {PARTS.map((part) => (
        <a key={part} className="chip" href={`#${part}`}>
          {t(`parts.${part}`)}
        </a>
      ))}
    </nav>
  )
}
