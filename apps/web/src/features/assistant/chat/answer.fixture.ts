import type { ChatAnswer } from '@careway/contracts/assistant/chat'
import type { Conversation } from '@careway/contracts/assistant/conversations'
import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'

export const CALM: SafetyNotice = {
  level: 'low',
  isEmergency: false,
  action: 'self-care',
  byWhen: 'if-it-lasts',
  crisis: null,
  levelName: 'Care at home',
  whatToDo: 'Care for it at home.',
  when: 'If it lasts',
  crisisHelp: null,
  why: [],
  firstAid: [],
  calls: [],
  sources: [],
}

export const ANSWER: ChatAnswer = {
  conversationId: 'c1',
  language: 'en',
  timestamp: '2026-11-20T10:00:05.000Z',
  riskLevel: 'low',
  safety: CALM,
  recommendedActions: [{ id: 'open-pathways', label: 'Find care', href: '/pathways' }],
  sources: [{ title: 'MedlinePlus, Headache', url: 'https://medlineplus.gov/headache.html', asOf: '2026-01-02' }],
  engine: 'embedded',
  notices: [],
  response: 'Rest and drink water.',
}

export const CONVERSATION: Conversation = {
  id: 'c1',
  conversationType: 'symptom_check',
  riskLevel: 'low',
  userInput: 'My head hurts',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:05.000Z',
  messages: [
    { type: 'user', content: 'My head hurts', timestamp: '2026-11-20T10:00:00.000Z' },
    {
      type: 'ai',
      content: 'Rest and drink water.',
      timestamp: '2026-11-20T10:00:05.000Z',
      engine: 'embedded',
      language: 'en',
    },
  ],
}
