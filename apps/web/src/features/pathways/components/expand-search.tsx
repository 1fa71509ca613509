import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'

const SIGN_IN_AND_BACK = '/api/login?returnTo=/pathways'

/** For who has read to the end and found nothing. */
export function ExpandSearch({ onDescribe }: { onDescribe: () => void }) {
  const t = useMessages('pathways')
  return (
    <Card variant="sunken" aria-labelledby="expand-search" className="no-print">
      <div className="row row--between row--wide">
        <div className="grow stack stack--2">
          <h2 id="expand-search" className="t-lg">
            {t('expand.title')}
          </h2>
          <p className="small muted">{t('expand.text')}</p>
        </div>
        <div className="actions">
          <Button variant="quiet" aria-haspopup="dialog" onClick={onDescribe}>
            {t('expand.describe')}
          </Button>
          <Button variant="second" asChild>
            <a href={SIGN_IN_AND_BACK}>{t('expand.link')}</a>
          </Button>
        </div>
      </div>
    </Card>
  )
}
