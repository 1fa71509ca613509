import { signInAgainPath } from '../../../platform/browser-navigation'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'

/** What a visitor sees in place of the assistant: the way in, and back here. */
export function SignInAlert({ title, text }: { title: string; text: string }) {
  const common = useMessages('common')
  return (
    <Alert
      title={title}
      headingLevel={2}
      tone="amber"
      action={
        <Button asChild>
          <a href={signInAgainPath()}>{common('actions.signIn')}</a>
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
