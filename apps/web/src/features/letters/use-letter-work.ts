import { useState } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { recallDraft, saveDraft } from '../../platform/draft'
import { useLanguage, useMessages } from '../../platform/language'
import { useNavigate, useSearchText } from '../../platform/router'
import { pathOf } from '../../platform/routes'
import { useAskForHelp } from '../../widgets/ai-help/api/use-ask-for-help'
import { factsOf, valuesOf, type LetterFacts, type ReadFacts } from '../../widgets/ai-help/facts/fact-values'
import { targetLanguage } from '../../widgets/ai-help/language-select'
import { assistanceTypeOf, isFactStep, kindIn, letterSteps, withFound } from './letter-steps'
import { startWork, type LetterWork } from './letter-work'

const DRAFT = 'letter'

/** The answers of this step that can't be read. */
function faultsOf(work: LetterWork, fields: readonly string[]): ReadFacts['faults'] {
  const { faults } = factsOf(work.values)
  return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field)))
}

function useKeptWork() {
  const { language } = useLanguage()
  const asked = kindIn(useSearchText())
  const [work, setWork] = useState(() => startWork(recallDraft(DRAFT), asked, language))
  const change = (changes: Partial<LetterWork>) =>
    setWork((before) => {
      const next = { ...before, ...changes }
      saveDraft(DRAFT, next)
      return next
    })
  return [work, change] as const
}

/** A letter from the choice of its kind to the document. */
export function useLetterWork() {
  const t = useMessages('ai-help')
  const navigate = useNavigate()
  const [work, change] = useKeptWork()
  const [faults, setFaults] = useState<ReadFacts['faults']>({})
  const help = useAskForHelp()
  const steps = letterSteps(work.kind)
  // The letter itself is not kept: it is made anew from the answers.
  const last = help.answer ? steps.length - 1 : steps.length - 2
  const stepIndex = Math.max(0, Math.min(work.stepIndex, last))
  const step = steps[stepIndex]!

  const ask = (facts: LetterFacts, kind: LetterWork['kind'], onAnswer: (answer: Assistance) => void) => {
    const context = work.story.trim() || t(`kind.${kind}`)
    const body = {
      assistanceType: assistanceTypeOf(kind),
      context,
      letterKind: kind,
      facts,
      ...targetLanguage(work.language),
    }
    help.mutate({ purpose: 'admin', body }, { onSuccess: onAnswer })
  }
  const forward = (changes: Partial<LetterWork> = {}) => change({ ...changes, stepIndex: stepIndex + 1 })
  const readStory = () => {
    if (work.story.trim() === '') return forward()
    ask({}, work.kind, (answer) => forward({ values: withFound(work.values, valuesOf(answer.facts)) }))
  }
  const makeLetter = () => {
    const read = factsOf(work.values)
    setFaults(read.faults)
    if (Object.keys(read.faults).length === 0) ask(read.facts, work.kind, () => forward())
  }
  const next = () => {
    if (help.isPending) return
    if (step.id === 'story') return readStory()
    if (!isFactStep(step)) return forward()
    const found = faultsOf(work, step.fields)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    if (stepIndex === steps.length - 2) return makeLetter()
    forward()
  }
  return {
    work,
    steps,
    step,
    stepIndex,
    faults,
    answer: help.answer,
    isBusy: help.isPending,
    change,
    next,
    cancel: help.cancel,
    back: () => change({ stepIndex: stepIndex - 1 }),
    chooseKind: (kind: LetterWork['kind']) => {
      change({ kind })
      navigate(`${pathOf('letters')}?kind=${kind}`, { replace: true })
    },
    update: (facts: LetterFacts, kind = work.kind) =>
      ask(facts, kind, (answer) => change({ kind, values: valuesOf(answer.facts) })),
    startAgain: () => {
      help.forget()
      change({ stepIndex: 0, story: '', values: {} })
    },
  }
}

export type LetterWorkshop = ReturnType<typeof useLetterWork>
