import { describe, expect, it } from 'vitest'
import { draftLetter } from '@careway/domain/letters/draft-letter'
import { FULL_FACTS } from '@careway/domain/letters/letter.fixture'
import { renderLetter } from '@careway/domain/letters/render-letter'
import { assessMessage } from '@careway/domain/safety/assess-message'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { serverMessages } from '@careway/i18n/server-messages'
import { createModelWording } from '../adapters/model-wording/model-wording.adapter'
import { translateLetter } from '../features/letters/translate-letter'
import { createLog } from '../http/log'
import type { LanguageModel } from '../ports/language-model'
import type { ModelConsents } from '../ports/model-consents'

const AS_OF = '2026-11-21'
const FACTS = { ...FULL_FACTS, planType: 'part_d', denialReason: 'step_therapy' } as const
const messages = serverMessages()

const outcome = draftLetter('appeal', FACTS, AS_OF)
if (outcome.outcome === 'refused') throw new Error(outcome.reason.code)
const letter = renderLetter(outcome, (code, params = {}) => messages.translateCode('en', 'letters', code, params))

const CONSENTS: Pick<ModelConsents, 'hasAgreed' | 'hasUsesLeft' | 'takeUse'> = {
  hasAgreed: () => Promise.resolve(true),
  hasUsesLeft: () => Promise.resolve(true),
  takeUse: () => Promise.resolve(true),
}

/** A model that is sent the letter in a frame, and answers with what `translate` makes of it. */
async function translated(target: InterfaceLanguage, translate: (text: string) => string) {
  const sent: string[] = []
  const warnings: string[] = []
  const model: Pick<LanguageModel, 'stream'> = {
    async *stream({ instructions, turns }) {
      sent.push(instructions, ...turns.map(({ content }) => content))
      yield* translate(turns[0]!.content.replaceAll(/<\/?person>/g, '').trim()).match(/[^]{1,40}/g) ?? []
    },
  }
  const wording = createModelWording({
    model: { provider: { id: 'test', name: 'test' }, ...model } as LanguageModel,
    consents: CONSENTS as ModelConsents,
    log: createLog('debug', { write: (line) => void warnings.push(line) }),
  })
  const assessment = assessMessage('my claim was denied')
  const answer = await translateLetter(wording, { userId: 'u', letter, facts: FACTS, target, assessment })
  return { ...answer, sent: sent.join('\n'), warnings: warnings.join('\n') }
}

const INTO_FRENCH = [
  ['February 2, 2026', '2 février 2026'],
  ['November 21, 2026', '21 novembre 2026'],
  ['I ask for a redetermination of the decision', 'Je demande une nouvelle décision sur la décision'],
  ['days', 'jours'],
] as const
const INTO_CHINESE = [
  ['February 2, 2026', '2026年2月2日'],
  ['November 21, 2026', '2026年11月21日'],
] as const
const by = (changes: readonly (readonly [string, string])[]) => (text: string) =>
  changes.reduce((said, [from, to]) => said.replaceAll(from, to), text)

describe('a letter through the model’s checks', () => {
  it.each([
    ['fr', INTO_FRENCH],
    ['zh', INTO_CHINESE],
  ] as const)(
    'is let through in %s when it keeps its figures, with the person’s name back in',
    async (target, changes) => {
      const { document, notices, warnings } = await translated(target, by(changes))
      expect([notices, warnings]).toEqual([[], ''])
      expect(document!.content).toContain('Rosa Sample')
      expect(document!.content).toContain(changes[0][1])
      expect(document!.content).toContain('C-200')
    },
  )

  it('leaves the person’s name and numbers at home', async () => {
    const { sent } = await translated('fr', by(INTO_FRENCH))
    for (const own of ['Rosa', 'M-100', 'C-200', '5125550100', 'rosa@example.org']) expect(sent).not.toContain(own)
  })

  it.each([
    ['an amount of its own', (text: string) => `${text}\nSend $500 to us.`],
    ['a phone number of its own', (text: string) => `${text}\nCall 1-900-555-0123.`],
    ['a changed date', (text: string) => text.replaceAll('February 2, 2026', '3 février 2026')],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ])('is withheld with %s', async (_what, translate) => {
    const { document, notices } = await translated('fr', translate)
    expect(document).toBeUndefined()
    expect(notices).toEqual(['model_withheld', 'english_only'])
  })
})
