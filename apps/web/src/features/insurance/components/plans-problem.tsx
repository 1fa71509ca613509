import type { ReactNode } from 'react'
import type { ProblemCode } from '@careway/contracts/kit/problem'
import { problemCode, problemMessage } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { UnreachedNotice } from './unreached-notice'

type Remedy = 'complete' | 'update' | 'county' | 'income' | 'none'

const REMEDIES: Readonly<Partial<Record<ProblemCode, Remedy>>> = {
  requiresProfile: 'complete',
  requiresLocation: 'update',
  invalidLocation: 'update',
  invalidZipCode: 'update',
  county_needed: 'county',
  income_needed: 'income',
  needsApiKey: 'none',
}

function RemedyButton({ remedy }: { remedy: Remedy }) {
  const t = useMessages('insurance')
  if (remedy === 'none') return null
  const target: ReactNode =
    remedy === 'county' || remedy === 'income' ? (
      <a href={`#${remedy}`}>{t(`problems.${remedy}`)}</a>
    ) : (
      <RouteLink to={remedy === 'complete' ? 'profileSetup' : 'profile'}>{t(`problems.${remedy}`)}</RouteLink>
    )
  return (
    <Button variant="second" asChild>
      {target}
    </Button>
  )
}

interface PlansProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Why there is no list, in the server's words, and the way out of it. */
export function PlansProblem({ error, onRetry }: PlansProblemProps) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const code = problemCode(error)
  const remedy = code && REMEDIES[code]
  if (remedy) {
    return (
      <Alert tone="amber" role="status" title={t(`problems.title.${remedy}`)} action={<RemedyButton remedy={remedy} />}>
        {problemMessage(error, t('problems.other'))}
      </Alert>
    )
  }
  if (code === 'marketplace_unreachable') return <UnreachedNotice onRetry={onRetry} />
  return (
    <Alert
      tone="red"
      role="alert"
      title={t('problems.other')}
      action={
        <Button variant="second" onClick={onRetry}>
          {common('actions.retry')}
        </Button>
      }
    >
      {problemMessage(error, common('errors.network'))}
    </Alert>
  )
}
