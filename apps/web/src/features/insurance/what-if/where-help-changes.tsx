import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { LinkButton } from '../../../ui/link/link'
import { useMoney } from '../use-money'
import type { IncomeBand } from './income-bands'
import { useChangeWords } from './use-change-words'

interface WhereHelpChangesProps {
  readonly bands: readonly IncomeBand[]
  readonly profile: Profile
  readonly onGo: (income: number) => void
}

/** Every income at which help changes for somebody, and how. Each leads the slider there. */
export function WhereHelpChanges({ bands, profile, onGo }: WhereHelpChangesProps) {
  const t = useMessages('insurance')
  const money = useMoney()
  const changesBetween = useChangeWords(profile)
  if (bands.length < 2) return null
  return (
    <div className="stack stack--3">
      <h3 className="t-md">{t('whatIf.changes')}</h3>
      <ul className="what-if__changes">
        {bands.slice(1).map((band, index) => (
          <li key={band.from}>
            <LinkButton onClick={() => onGo(band.from)}>
              {money.whole(band.from)}
              <span className="sr"> {t('whatIf.go')}</span>
            </LinkButton>
            <span>{changesBetween(bands[index]!.atTo, band.atFrom).join(' ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
