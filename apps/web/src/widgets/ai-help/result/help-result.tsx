import { Fragment, useEffect, useId, useRef, type ReactNode } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { CitationList } from '../../citation/citation'
import { isPressing } from '../pressing-danger'
import { SafetyFirst } from '../safety-first'
import { BlanksNotice } from './blanks-notice'
import { GeneralNotice } from './general-notice'
import { DeadlineList } from './deadline-list'
import { DocumentCard } from './document-card'
import { DocumentText } from './document-text'
import { FactsSection } from './facts-section'
import type { HelpResultProps } from './help-result-props'
import { ActionLinks } from '../../action-links/action-links'

const isChecklist = ({ letterKind }: Assistance) => letterKind === 'application_checklist'

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
  if (!hasDocuments(answer)) return t('result.questionsTitle')
  return isChecklist(answer) ? t('result.checklistTitle') : t('result.title')
}

function useFoldWords({ answer: { documents }, isPlan }: HelpResultProps) {
  const t = useMessages('ai-help')
  return (index: number) => {
    const { name } = documents[index]!
    if (isPlan && index === 0) return { summary: t('result.showPlan'), openSummary: t('result.hidePlan') }
    if (!isPlan && index === documents.length - 1) return { summary: t('result.guide'), isOpenAtFirst: true }
    return { summary: t('result.showDocument', { name }), openSummary: t('result.hideDocument', { name }) }
  }
}

/** The letter stands open, and its guide, which comes last; a plan is folded beneath its outline. */
function Documents(props: HelpResultProps) {
  const { answer, isPlan } = props
  const foldWords = useFoldWords(props)
  return answer.documents.map((document, index) => {
    const { name } = document
    const card = <DocumentCard document={document} index={index} kind={answer.letterKind} />
    if (index === 0 && !isPlan) return <Fragment key={name}>{card}</Fragment>
    return (
      <Disclosure key={name} {...foldWords(index)}>
        {card}
      </Disclosure>
    )
  })
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

/**
 * The letter, its guide, and what it was made of. What was answered besides says only once more what these say, so it
 * stands there where there is no letter, and above a plan.
 */
function Main(props: HelpResultProps & { readonly formId: string }) {
  const { answer, isPlan, tools } = props
  return (
    <div className="stack stack--6">
      {hasDocuments(answer) ? tools : null}
      {hasDocuments(answer) && !isPlan ? null : <DocumentText content={answer.response} />}
      <Documents {...props} />
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
  const isLed = isPressing(answer.safety)
  useEffect(() => {
    if (!isLed) heading.current?.focus()
  }, [isLed])
  return (
    <div className="stack stack--6">
      {answer.safety ? <SafetyFirst notice={answer.safety} /> : null}
      <h2 ref={heading} tabIndex={-1} className="t-2xl">
        {title}
      </h2>
      {answer.notices.map((notice) => (
        <Alert key={notice}>{t(`notice.${notice}`)}</Alert>
      ))}
      {isPlan || isChecklist(answer) ? null : <BlanksNotice answer={answer} formId={formId} />}
      {hasDocuments(answer) ? <GeneralNotice answer={answer} formId={formId} /> : null}
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
  const { facts, letterKind, language, engine, notices } = props.answer
  // Another answer begins at its title, with nothing unfolded or half corrected; the same in other words goes on.
  return <Result key={JSON.stringify([facts, letterKind, language, engine, notices])} {...props} />
}
