import { createAnswerCheck, type AnswerViolation, type CheckedText } from '@careway/domain/answer-check/answer-check'
import { createHiding } from '@careway/domain/identifiers/hide-identifiers'
import { ModelFailure, type LanguageModel, type ModelFailureReason } from '../../ports/language-model'
import type { WordingEvent, WordingRequest } from '../../ports/model-wording'
import { watchConsent } from './consent-watch'
import { hideRequest, modelRequest } from './hidden-request'
import { secretPartsOf } from './instructions'

/** How a wording ended, without a word of it. */
export interface WordingEnd {
  readonly violation?: AnswerViolation
  readonly failure?: ModelFailureReason
}

class Withheld extends Error {
  constructor(readonly violation: AnswerViolation) {
    super('the answer was withheld')
  }
}

function passed(checked: CheckedText): string {
  if (checked.kind === 'violation') throw new Withheld(checked.violation)
  return checked.text
}

/** What a wording needs besides the request. */
interface WordingHelp {
  readonly model: LanguageModel
  /** Asked again while the answer comes, and before anything more is sent. */
  hasAgreed(): Promise<boolean>
  /** Told once, before the last event. */
  onEnd(end: WordingEnd): void
}

async function* checkedText({ model, hasAgreed }: WordingHelp, request: WordingRequest, signal: AbortSignal) {
  const hiding = createHiding({ known: request.identifiers, material: request.isPrivate ? [] : request.material })
  const hidden = hideRequest(request, hiding)
  const check = createAnswerCheck({
    material: [...hidden.material, ...hidden.turns.map(({ content }) => content)],
    level: request.level,
    instructions: secretPartsOf(request),
  })
  const restoring = hiding.restoring()
  const consent = watchConsent(hasAgreed)
  const asked = modelRequest(request, hidden, { hiding, check, ensureAgreed: consent.ensureAgreed })
  try {
    for await (const chunk of model.stream(asked, AbortSignal.any([signal, consent.signal])))
      yield restoring.push(passed(check.push(chunk)))
  } finally {
    consent.stop()
  }
  yield restoring.push(passed(check.end())) + restoring.end()
}

const endOf = (fault: unknown): WordingEnd => {
  if (fault instanceof Withheld) return { violation: fault.violation }
  return { failure: fault instanceof ModelFailure ? fault.reason : 'broken-off' }
}

/** The answer, checked while it comes. */
export async function* wordAnswer(
  help: WordingHelp,
  request: WordingRequest,
  signal: AbortSignal,
): AsyncGenerator<WordingEvent> {
  let said = ''
  try {
    for await (const text of checkedText(help, request, signal)) {
      said += text
      if (text !== '') yield { kind: 'text', text }
    }
    if (said.trim() === '') throw new ModelFailure('empty')
  } catch (fault) {
    const end = endOf(fault)
    help.onEnd(end)
    yield { kind: 'withdrawn', notice: end.violation ? 'model_withheld' : 'model_failed' }
    return
  }
  help.onEnd({})
  yield { kind: 'done', text: said }
}
