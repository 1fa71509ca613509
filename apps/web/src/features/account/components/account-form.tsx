import type { ReactNode } from 'react'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { PageHead } from '../../../ui/page-head/page-head'
import { retryWait } from '../retry-wait'
import './account-form.css'

export interface FormFailure {
  readonly message: string
  readonly retryAfterSeconds: number | undefined
}

export interface AccountFormProps {
  readonly title: string
  readonly lead: string
  readonly failure: FormFailure | undefined
  readonly isBusy: boolean
  readonly submitText: string
  readonly busyText: string
  readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void
  /** The fields. */
  readonly children?: ReactNode
  /** What else one may want here: another form. */
  readonly links?: ReactNode
}

/** One card with one question, its alert area and its one button. */
export function AccountForm(props: AccountFormProps) {
  const { title, lead, failure, isBusy, submitText, busyText, onSubmit, children, links } = props
  return (
    <div className="account narrow stack stack--6">
      <PageHead title={title} lead={lead} />
      <Card as="div" variant="lead">
        <form className="stack" noValidate onSubmit={onSubmit}>
          <div role="alert">{failure ? <FailureAlert failure={failure} /> : null}</div>
          {children}
          <Button type="submit" size="lg" isBlock isBusy={isBusy}>
            {isBusy ? busyText : submitText}
          </Button>
        </form>
      </Card>
      {links ? <div className="stack stack--1">{links}</div> : null}
    </div>
  )
}

function FailureAlert({ failure: { message, retryAfterSeconds } }: { failure: FormFailure }) {
  const t = useMessages('account')
  const wait = retryAfterSeconds === undefined ? undefined : retryWait(retryAfterSeconds)
  return (
    <Alert tone="red">
      <p>
        {message}
        {wait ? ` ${t(wait.key, { count: wait.count })}` : null}
      </p>
    </Alert>
  )
}
