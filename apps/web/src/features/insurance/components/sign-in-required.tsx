import LogIn from 'lucide-react/icons/log-in'
import { signInAgainPath } from '../../../platform/browser-navigation'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'

/** What a visitor sees: what is here, and the way in. */
export function SignInRequired() {
  const t = useMessages('insurance')
  const common = useMessages('common')
  return (
    <Card variant="lead" className="narrow" aria-labelledby="sign-in-title">
      <Tile icon={LogIn} />
      <h2 id="sign-in-title" className="t-xl">
        {t('signIn.title')}
      </h2>
      <p>{t('signIn.text')}</p>
      <div className="actions">
        <Button asChild>
          <a href={signInAgainPath()}>{common('actions.signIn')}</a>
        </Button>
        <Button variant="second" asChild>
          <RouteLink to="signUp">{t('signIn.signUp')}</RouteLink>
        </Button>
      </div>
    </Card>
  )
}
