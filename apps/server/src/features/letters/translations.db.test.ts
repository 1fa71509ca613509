import { describe, expect, it } from 'vitest'
import { FULL_FACTS } from '@careway/domain/letters/letter.fixture'
import type { WordingRequest } from '../../ports/model-wording'
import { ask, describeLetters, HELP, somebody } from './test-support/letters-server'

const BODY = {
  context: 'Help me',
  assistanceType: 'appeal',
  targetLanguage: 'fr',
  facts: { ...FULL_FACTS, planType: 'part_d', denialReason: 'step_therapy' },
}
const lettersOf = ({ turns }: WordingRequest) => turns[0]!.content
const inFrench = (request: WordingRequest) => `Traduit: ${lettersOf(request)}`

describeLetters('letters in other languages', (scene) => {
  const answered = async (body: object = BODY) => ask(await somebody(scene), HELP, body)

  it('are in English, with a plain line, where no model may be asked', async () => {
    const answer = await answered()
    expect(answer).toMatchObject({ language: 'en', engine: 'embedded', notices: ['english_only'] })
    expect(answer.documents).toHaveLength(2)
    expect(answer.response).toContain('We write letters in English and Spanish.')
    expect(scene.fake.requests).toEqual([])
  })

  it('never ask a model for English or Spanish', async () => {
    scene.fake.admits = undefined
    for (const targetLanguage of ['en', 'es', undefined]) await answered({ ...BODY, targetLanguage })
    expect(scene.fake.requests).toEqual([])
  })

  it('are translated by a model that may be asked, with the English letter beside it', async () => {
    scene.fake.admits = undefined
    scene.fake.says = (request) => [
      { kind: 'text', text: 'Trad' },
      { kind: 'done', text: inFrench(request) },
    ]
    const answer = await answered()
    expect(answer).toMatchObject({ language: 'fr', engine: 'model', notices: [] })
    expect(answer.documents.map(({ name }) => name)).toEqual([
      'Appeal letter (Français)',
      'Appeal letter',
      'Guide: Appeal letter',
    ])
    expect(answer.documents[0]!.content).toMatch(/^Traduit: Rosa Sample/)
    const [request] = scene.fake.requests
    expect(request!.task).toContain('French')
    expect(request!.identifiers).toEqual(expect.arrayContaining(['Rosa Sample', 'M-100', 'C-200']))
    expect(request!.identifiers).not.toContain(FULL_FACTS.diagnosis)
    expect(request!.material.join()).toContain('February 2, 2026 = 2026-2-2')
    expect(answer.documents.map(({ language }) => language)).toEqual(['fr', 'en', 'en'])
  })

  it('keep the list of blanks as it is, and out of what a model is sent', async () => {
    scene.fake.admits = undefined
    scene.fake.says = (request) => [{ kind: 'done', text: inFrench(request) }]
    const before = scene.fake.requests.length
    const { memberId: _memberId, ...facts } = BODY.facts
    const { documents } = await answered({ ...BODY, facts })
    expect(lettersOf(scene.fake.requests[before]!)).not.toContain('DRAFT')
    expect(documents[0]!.content).toMatch(/^Traduit: .*\f.*DRAFT.*- Member ID/s)
  })

  it.each([
    ['a changed figure', (request: WordingRequest) => inFrench(request).replaceAll('C-200', 'C-999'), 'model_withheld'],
    ['a lost date', (request: WordingRequest) => inFrench(request).replaceAll('2026', ''), 'model_withheld'],
  ] as const)('are withheld with %s', async (_what, text, notice) => {
    scene.fake.admits = undefined
    scene.fake.says = (request) => [{ kind: 'done', text: text(request) }]
    const answer = await answered()
    expect(answer).toMatchObject({ language: 'en', engine: 'embedded', notices: [notice, 'english_only'] })
    expect(answer.documents).toHaveLength(2)
  })

  it.each(['model_failed', 'model_withheld'] as const)('fall back to English on %s', async (notice) => {
    scene.fake.admits = undefined
    scene.fake.says = () => [
      { kind: 'text', text: 'half' },
      { kind: 'withdrawn', notice },
    ]
    expect((await answered()).notices).toEqual([notice, 'english_only'])
    scene.fake.says = () => []
    expect((await answered()).notices).toEqual(['model_failed', 'english_only'])
  })

  it('say so where the day is used up', async () => {
    scene.fake.admits = { kind: 'notice', notice: 'model_limit_reached' }
    expect((await answered()).notices).toEqual(['model_limit_reached', 'english_only'])
  })

  it('wait for no model in an emergency', async () => {
    scene.fake.admits = undefined
    const answer = await answered({ ...BODY, context: 'I have crushing chest pain right now and my claim was denied' })
    expect(answer.notices).toEqual(['emergency_without_model', 'english_only'])
    expect(scene.fake.requests).toEqual([])
  })
})

describe('the words of notices', () => {
  it('are there for each', async () => {
    const { ANSWER_NOTICES } = await import('@careway/domain/vocabulary/assistant-terms')
    const { serverMessages } = await import('@careway/i18n/server-messages')
    const messages = serverMessages()
    for (const locale of ['en', 'es'] as const)
      for (const notice of ANSWER_NOTICES) expect(messages.knows(locale, 'assistance', `notice.${notice}`)).toBe(true)
  })
})
