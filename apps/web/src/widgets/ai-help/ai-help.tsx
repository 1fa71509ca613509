import { Suspense, lazy, useId, useState } from 'react'
import FileText from 'lucide-react/icons/file-text'
import Sparkles from 'lucide-react/icons/sparkles'
import { signInAgainPath } from '../../platform/browser-navigation'
import { useCurrentUser } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Tile } from '../../ui/card/tile'
import { Link } from '../../ui/link/link'
import { SkeletonCard } from '../../ui/skeleton/skeleton'
import { useAskForHelp, type HelpRequest } from './api/use-ask-for-help'
import type { Corrected } from './facts/facts-form'
import { HelpForm, type Asked, type HelpPurpose } from './help-form'
import { targetLanguage } from './language-select'

/** What only an answer needs comes with the first answer. */
const HelpResult = lazy(async () => ({ default: (await import('./result/help-result')).HelpResult }))

function requestOf(purpose: HelpPurpose, asked: Asked, corrected?: Corrected): HelpRequest {
  const { context, language, type } = asked
  const body = { context, ...targetLanguage(language), ...(corrected && { facts: corrected.facts }) }
  if (purpose === 'resources' || type === undefined) return { purpose: 'resources', body }
  const letterKind = corrected?.letterKind
  return { purpose: 'admin', body: { ...body, assistanceType: type, ...(letterKind && { letterKind }) } }
}

function StepByStep() {
  const t = useMessages('ai-help')
  return (
    <p className="row row--tight">
      <span className="muted">{t('panel.stepByStep')}</span>
      <Link asChild>
        <RouteLink to="letters">{t('panel.stepByStepLink')}</RouteLink>
      </Link>
    </p>
  )
}

function Asking({ purpose }: { purpose: HelpPurpose }) {
  const help = useAskForHelp()
  const [asked, setAsked] = useState<Asked | undefined>()
  const ask = (next: Asked) => {
    setAsked(next)
    help.mutate(requestOf(purpose, next))
  }
  return (
    <>
      <HelpForm purpose={purpose} isBusy={help.isPending} onAsk={ask} onCancel={help.cancel} />
      {purpose === 'admin' ? <StepByStep /> : null}
      {help.answer && asked ? (
        <Suspense fallback={<SkeletonCard lineCount={6} />}>
          <hr className="rule" />
          <HelpResult
            answer={help.answer}
            isPlan={purpose === 'resources'}
            isBusy={help.isPending}
            onUpdate={(corrected) => help.mutate(requestOf(purpose, asked, corrected))}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function SignIn() {
  const t = useMessages('ai-help')
  const common = useMessages('common')
  return (
    <Alert
      title={t('panel.signInTitle')}
      action={
        <Button asChild>
          <a href={signInAgainPath()}>{common('actions.signIn')}</a>
        </Button>
      }
    >
      {t('panel.signIn')}
    </Alert>
  )
}

/** Help with paperwork, or a plan of where to ask for help, in the reader's own words. */
export function AiHelp({ purpose }: { purpose: HelpPurpose }) {
  const t = useMessages('ai-help')
  const id = useId()
  const { isAuthenticated, isLoading } = useCurrentUser()
  const isAdmin = purpose === 'admin'
  return (
    <Card aria-labelledby={id}>
      <div className="stack stack--2">
        <Tile icon={isAdmin ? FileText : Sparkles} />
        <h2 id={id}>{isAdmin ? t('panel.adminTitle') : t('panel.resourcesTitle')}</h2>
        <p className="muted">{isAdmin ? t('panel.adminLead') : t('panel.resourcesLead')}</p>
      </div>
      {isAuthenticated ? <Asking purpose={purpose} /> : isLoading ? <SkeletonCard lineCount={3} /> : <SignIn />}
    </Card>
  )
}
