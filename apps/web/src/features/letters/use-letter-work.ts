import { useEffect, useEffectEvent, useState } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { isOfferedLocale } from '@careway/i18n/locales'
import { useCurrentUser } from '../../platform/current-user'
import { forgetDraft, recallDraft, saveDraft } from '../../platform/draft'
import { useLanguage, useMessages } from '../../platform/language'
import { useNavigate, useSearchText } from '../../platform/router'
import { pathOf } from '../../platform/routes'
import { useAskForHelp, type HelpRequest } from '../../widgets/ai-help/api/use-ask-for-help'
import { KIND_FIELDS } from '../../widgets/ai-help/facts/fact-fields'
import {
  factsOf,
  valuesOf,
  type FactValues,
  type LetterFacts,
  type ReadFacts,
} from '../../widgets/ai-help/facts/fact-values'
import { firstNames } from '../../widgets/ai-help/facts/names'
import { targetLanguage } from '../../widgets/ai-help/language-select'
import { assistanceTypeOf, isFactStep, kindIn, letterSteps, withFound } from './letter-steps'
import { isWritten, startWork, type LetterWork } from './letter-work'
import { isBlank } from '@careway/domain/free-text/is-blank'

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
      if (isWritten(next)) saveDraft(DRAFT, next)
      else forgetDraft(DRAFT)
      return next
    })
  return [work, change] as const
}

type Asked = Partial<Pick<LetterWork, 'kind' | 'language'>> & { readonly facts: LetterFacts }

/** What is asked for, of the work as it is kept. */
function useRequest(work: LetterWork) {
  const t = useMessages('ai-help')
  return ({ facts, kind = work.kind, language = work.language }: Asked): HelpRequest => ({
    purpose: 'admin',
    body: {
      assistanceType: assistanceTypeOf(kind),
      context: isBlank(work.story) ? t(`kind.${kind}`) : work.story.trim(),
      letterKind: kind,
      facts,
      ...targetLanguage(language),
    },
  })
}

const STORY_STEP = 1

/**
 * A letter is not kept, nor is danger that its story tells of: after a reload both are asked for anew. A letter that a
 * model must translate waits until it is wanted.
 */
function useComeBack(work: LetterWork, recall: (language: InterfaceLanguage) => Promise<void>): boolean {
  const mustWait = !isOfferedLocale(work.language)
  const [isComingBack, setComingBack] = useState(
    () => work.stepIndex === letterSteps(work.kind).length - 1 && isWritten(work) && !mustWait,
  )
  const comeBack = useEffectEvent(() => {
    if (work.stepIndex <= STORY_STEP || (isBlank(work.story) && !isComingBack)) return
    void recall(mustWait ? 'en' : work.language).finally(() => setComingBack(false))
  })
  useEffect(() => comeBack(), [])
  return isComingBack
}

/** A letter from the choice of its kind to the document. */
export function useLetterWork() {
  const navigate = useNavigate()
  const [work, change] = useKeptWork()
  const [faults, setFaults] = useState<ReadFacts['faults']>({})
  const help = useAskForHelp()
  const steps = letterSteps(work.kind)
  const requestOf = useRequest(work)
  const { user } = useCurrentUser()
  const recall = (language: InterfaceLanguage) =>
    help.recall(requestOf({ facts: factsOf(work.values).facts, language }))
  const isComingBack = useComeBack(work, recall)
  // The letter itself is not kept: it is made anew from the answers.
  const last = help.answer ? steps.length - 1 : steps.length - 2
  const stepIndex = Math.max(0, Math.min(work.stepIndex, last))
  const step = steps[stepIndex]!

  const ask = (asked: Asked, onAnswer: (answer: Assistance) => void) => help.mutate(requestOf(asked), onAnswer)
  const forward = (changes: Partial<LetterWork> = {}) => change({ ...changes, stepIndex: stepIndex + 1 })
  const readStory = () => {
    const names = user ? firstNames(work.story, `${user.firstName} ${user.lastName}`, KIND_FIELDS[work.kind]) : {}
    const goOn = (found: FactValues) => forward({ values: withFound(work.values, { ...names, ...found }) })
    if (isBlank(work.story)) return goOn({})
    ask({ facts: {} }, (answer) => goOn(valuesOf(answer.facts)))
  }
  const makeLetter = () => {
    const read = factsOf(work.values)
    setFaults(read.faults)
    if (Object.keys(read.faults).length === 0) ask({ facts: read.facts }, () => forward())
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
    isComingBack,
    change,
    next,
    cancel: help.cancel,
    back: () => change({ stepIndex: stepIndex - 1 }),
    chooseKind: (kind: LetterWork['kind']) => {
      change({ kind })
      navigate(`${pathOf('letters')}?kind=${kind}`, { replace: true })
    },
    update: (facts: LetterFacts, kind = work.kind) =>
      ask({ facts, kind }, (answer) => change({ kind, values: valuesOf(answer.facts) })),
    /** The same letter in another language. */
    writeIn: (language: InterfaceLanguage) => {
      change({ language })
      ask({ facts: factsOf(work.values).facts, language }, (answer) => change({ values: valuesOf(answer.facts) }))
    },
    startAgain: () => {
      help.forget()
      change({ stepIndex: 0, story: '', values: {} })
    },
  }
}

export type LetterWorkshop = ReturnType<typeof useLetterWork>
