import { expect, test } from 'vitest'
import { ANSWER, CONVERSATION } from '../chat/answer.fixture'
import { transcriptName, transcriptOf } from './transcript'

const words = {
  title: 'Conversation',
  about: 'Not a diagnosis.',
  you: 'You',
  assistant: 'Careway',
  sources: 'Sources',
  moment: (iso: string) => iso.slice(11, 16),
}

test('says who said what, when, and where it comes from', () => {
  const [question, answer] = CONVERSATION.messages
  const messages = [question!, { ...answer!, sources: ANSWER.sources }]
  expect(transcriptOf({ ...CONVERSATION, messages }, words)).toBe(
    `Conversation

Not a diagnosis.

You, 10:00
My head hurts

Careway, 10:00
Rest and drink water.

Sources:
  - MedlinePlus, Headache (https://medlineplus.gov/headache.html)
`,
  )
})

test('the name of the file tells nothing of what was said', () => {
  expect(transcriptName('Careway & Co', CONVERSATION)).toBe('careway-co-2026-11-20.txt')
})
