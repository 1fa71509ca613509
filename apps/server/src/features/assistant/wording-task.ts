import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'

const BY_TYPE: Readonly<Record<ConversationType, string>> = {
  symptom_check:
    'The person describes a symptom. Say what the material says about it, what to do at home, and exactly when to get care and where. Do not name a diagnosis.',
  care_navigation:
    'The person wants to know which care fits. Say which kind of care fits and by when, from the material, and what it takes to get it.',
  resource_finder:
    'The person looks for help. Say which kinds of help fit and how to reach them. Use the tools for programs and places.',
  health_education: 'The person wants to understand something about health, insurance or costs. Explain it plainly.',
}

/** What a model is asked to do with an answer of a conversation. */
export const wordingTask = (type: ConversationType): string =>
  `Answer the person's last message warmly and plainly, in short sentences. ${BY_TYPE[type]} Keep every instruction on when to get care. Where neither the material nor the tools answer, say that you do not know and who can.`
