import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { CitationList } from '../../citation/citation'
import { SafetyFirst } from '../safety-first'
import { BlanksNotice } from './blanks-notice'
import { DeadlineList } from './deadline-list'
import { DocumentCard } from './document-card'
import { DocumentText } from './document-text'
import { FactsSection } from './facts-section'
import type { HelpResultProps } from './help-result-props'
import { ActionLinks } from '../../action-links/action-links'

const hasDocuments = ({ documents }: Assistance) => documents.length > 0

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} className="t-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}

function useTitle({ answer, isPlan }: HelpResultProps): string {
  const t = useMessages('ai-help')
  if (isPlan) return t('result.planTitle')
  return hasDocuments(answer) ? t('result.title') : t('result.questionsTitle')
}

function Documents({ answer }: { answer: Assistance }) {
  const t = useMessages('ai-help')
  const [first, ...others] = answer.documents
  if (!first) return null
  const card = (document: typeof first, index: number) => (
    <DocumentCard document={document} index={index} kind={answer.letterKind} language={answer.language} />
  )
  return (
    <>
      {card(first, 0)}
      {others.map((document, index) => (
        <Disclosure
          key={document.name}
          summary={t('result.showDocument', { name: document.name })}
          openSummary={t('result.hideDocument', { name: document.name })}
        >
          {card(document, index + 1)}
        </Disclosure>
      ))}
    </>
  )
}

/** Before the letter: whoever reads on a phone must not miss them. */
function Dates({ answer: { deadlines, letterKind } }: { answer: Assistance }) {
  const t = useMessages('ai-help')
  if (deadlines.length === 0) return null
  const fileName = `${(letterKind ?? 'resource-plan').replaceAll('_', '-')}-dates.ics`
  return (
    <Section title={t('result.deadlines')}>
      <DeadlineList deadlines={deadlines} fileName={fileName} />
    </Section>
  )
}

function Aside({ answer }: { answer: Assistance }) {
  const t = useMessages('ai-help')
  return (
    <div className="stack stack--8">
      {answer.recommendedActions.length > 0 ? (
        <Section title={t('result.next')}>
          <ActionLinks actions={answer.recommendedActions} />
        </Section>
      ) : null}
      <div className="stack stack--2">
        {answer.sources.length > 0 ? (
          <Disclosure summary={t('result.sources')}>
            <CitationList sources={answer.sources} className="document-sources small" />
          </Disclosure>
        ) : null}
        <p className="tiny">{t(`result.${answer.engine}`)}</p>
      </div>
    </div>
  )
}

/** The letter, and beneath it what to do with it and what it was made of; a plan the other way round. */
function Main(props: HelpResultProps & { readonly formId: string }) {
  const t = useMessages('ai-help')
  const { answer, isPlan } = props
  const isFolded = hasDocuments(answer) && !isPlan
  return (
    <div className="stack stack--6">
      {isFolded ? null : <DocumentText content={answer.response} />}
      <Documents answer={answer} />
      {isFolded ? (
        <Disclosure summary={t('result.summary')} isOpenAtFirst>
          <DocumentText content={answer.response} />
        </Disclosure>
      ) : null}
      <FactsSection {...props} />
    </div>
  )
}

function Result(props: HelpResultProps) {
  const t = useMessages('ai-help')
  const { answer, isPlan = false } = props
  const title = useTitle(props)
  const formId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack stack--6">
      {answer.safety ? <SafetyFirst notice={answer.safety} /> : null}
      <h2 ref={heading} tabIndex={-1} className="t-2xl">
        {title}
      </h2>
      {answer.notices.map((notice) => (
        <Alert key={notice}>{t(`notice.${notice}`)}</Alert>
      ))}
      {isPlan ? null : <BlanksNotice answer={answer} formId={formId} />}
      <Dates answer={answer} />
      <div className="split">
        <Main {...props} formId={formId} />
        <Aside answer={answer} />
      </div>
    </div>
  )
}

/** A letter or plan with all that goes with it: danger first, then the document, its dates, and what to correct. */
export function HelpResult(props: HelpResultProps) {
  // Another answer begins at its title, with nothing unfolded or half corrected.
  return <Result key={JSON.stringify(props.answer)} {...props} />
}
