import type { SafetyLevel } from '../safety/safety-level'
import { readClaims, type Claim } from './claims'
import { readFigures } from './figures'
import { foldAnswer } from './fold-answer'
import { createGrounds } from './grounds'
import { createLeakCheck } from './leaks'
import { readMarkup } from './markup'
import { makesLittleOf } from './reassurance'
import { releasableLength } from './releasable-length'

/** What an answer must not do: say something that nothing given says, make little of a danger, give away its orders. */
export type AnswerViolation = Claim['kind'] | 'figure' | 'markup' | 'reassurance' | 'leak'

export type CheckedText =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'violation'; readonly violation: AnswerViolation }

export interface AnswerCheckOptions {
  /** All that the answer may rest on: reviewed texts, results of tools, what the person wrote. */
  readonly material: readonly string[]
  readonly level: SafetyLevel
  /** What the model was told: no longer stretch of it may come back. */
  readonly instructions?: readonly string[]
}

/** A filter for text that comes in pieces. After a violation nothing more is let through. */
export interface AnswerCheck {
  /** More that may be said. */
  allow(text: string): void
  /** What may be shown now: all but a word or figure that may go on. */
  push(chunk: string): CheckedText
  /** The rest. */
  end(): CheckedText
}

/** Characters of what was let through already that are read again, so that a phrase is seen whole. */
const WINDOW = 400
/** Of very short sentences more than two. */
const WINDOW_MINIMUM = 200
const NAMED_ACT = /([A-Z][\p{L}'’-]+) Act\b/gu

/** From the beginning of the sentence before last, so that a phrase is seen whole. */
function windowStart(text: string, released: number): number {
  const earliest = Math.max(0, released - WINDOW)
  const before = text.slice(earliest, released)
  const breaks = [...before.matchAll(/[.!?\n]\s+(?=\S)/g)].map(({ index, 0: mark }) => index + mark.length)
  const start = breaks.slice(0, -1).findLast((at) => before.length - at >= WINDOW_MINIMUM)
  if (earliest === 0 && start === undefined) return 0
  return earliest + (start ?? Math.max(0, before.indexOf(' ')))
}

export function createAnswerCheck({ material, level, instructions = [] }: AnswerCheckOptions): AnswerCheck {
  const grounds = createGrounds(material)
  const leaks = createLeakCheck(instructions.map(foldAnswer))
  let text = ''
  let released = 0
  let violation: AnswerViolation | undefined

  const violationIn = (part: string): AnswerViolation | undefined => {
    const folded = foldAnswer(part)
    if (makesLittleOf(folded.replaceAll('\n', ' '), level)) return 'reassurance'
    if (leaks(folded)) return 'leak'
    if (!readMarkup(part).every(grounds.holds)) return 'markup'
    const { claims, rest } = readClaims(folded)
    const claim = claims.find((each) => !grounds.supportsClaim(each))
    if (claim) return claim.kind
    if ([...part.matchAll(NAMED_ACT)].some(([act]) => !grounds.says(foldAnswer(act)))) return 'law'
    return readFigures(rest).every(grounds.supportsFigure) ? undefined : 'figure'
  }

  const release = (length: number): CheckedText => {
    if (length > released) violation ??= violationIn(text.slice(windowStart(text, released), length))
    if (violation) return { kind: 'violation', violation }
    const part = text.slice(released, length)
    released = Math.max(released, length)
    return { kind: 'text', text: part }
  }

  return {
    allow: (more) => grounds.add(more),
    push: (chunk) => {
      text += chunk
      // A first word cannot be wrong by itself, and somebody is waiting for it.
      const isFirstWord = released === 0 && /^\s*\p{L}+$/u.test(text)
      return release(isFirstWord ? text.length : released + releasableLength(text.slice(released)))
    },
    end: () => release(text.length),
  }
}
