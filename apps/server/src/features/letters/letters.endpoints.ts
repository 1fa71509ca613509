import { analyzeResources, askForLetter } from '@careway/contracts/letters/ask-for-letter'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { analyzeHelp } from './analyze-help'
import { answerLetter, askerOf } from './ask-for-letter'
import type { LettersParts } from './letters-parts'

/** Nothing that is written here is kept: what comes in goes out again as the answer. */
export function lettersEndpoints(parts: LettersParts): readonly ServedEndpoint[] {
  const { limits } = parts
  return [
    serve(askForLetter, async ({ input, caller: { user }, locale }) => {
      await limits.take('letters', user.id)
      return answerLetter(parts, input.body, await askerOf(parts, user, locale))
    }),
    serve(analyzeResources, async ({ input, caller: { user }, locale }) => {
      await limits.take('letters', user.id)
      return analyzeHelp(parts, input.body, await askerOf(parts, user, locale))
    }),
  ]
}
