import type { KnowledgeCard } from '../knowledge-card'
import { CHECKED_ON, cdc, medlinePlus, page } from '../sources'

export const MIND_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'depression',
    topic: 'mental-health',
    sources: [
      page('NIH, Depression', 'https://www.nimh.nih.gov/health/topics/depression'),
      medlinePlus('depression.html', 'Depression'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['open-pathways', 'call-988', 'find-health'],
    figures: ['crisisLine'],
    related: ['suicidal-thoughts', 'anxiety', 'mental-health-parity', 'insomnia'],
    points: 3,
    parts: ['seeDoctorWhen', 'callNowWhen'],
  },
  {
    id: 'anxiety',
    topic: 'mental-health',
    sources: [page('NIH, Anxiety disorders', 'https://www.nimh.nih.gov/health/topics/anxiety-disorders')],
    checkedOn: CHECKED_ON,
    actions: ['open-pathways', 'find-health'],
    figures: ['crisisLine'],
    related: ['panic-attack', 'depression', 'insomnia'],
    points: 3,
    parts: ['seeDoctorWhen', 'callNowWhen'],
  },
  {
    id: 'panic-attack',
    topic: 'mental-health',
    sources: [
      page('NIH, Panic disorder', 'https://www.nimh.nih.gov/health/publications/panic-disorder-when-fear-overwhelms'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['open-pathways', 'call-911'],
    figures: ['emergencyNumber'],
    related: ['anxiety', 'chest-pain'],
    points: 3,
    parts: ['seeDoctorWhen', 'callNowWhen'],
  },
  {
    id: 'suicidal-thoughts',
    topic: 'mental-health',
    levelHint: 'urgent',
    sources: [
      page('NIH, Suicide prevention', 'https://www.nimh.nih.gov/health/topics/suicide-prevention'),
      page('988 Suicide and Crisis Lifeline', 'https://www.samhsa.gov/mental-health/988'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['call-988', 'call-911', 'find-crisis'],
    figures: ['crisisLine', 'emergencyNumber'],
    related: ['depression', 'substance-use'],
    points: 3,
    parts: ['doNow', 'callNowWhen'],
  },
  {
    id: 'substance-use',
    topic: 'mental-health',
    sources: [
      page('SAMHSA National Helpline', 'https://www.samhsa.gov/find-help/helplines/national-helpline'),
      cdc('overdose-prevention/about/naloxone.html', 'Naloxone'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-health', 'find-crisis', 'open-pathways'],
    figures: ['samhsaLine', 'emergencyNumber'],
    related: ['suicidal-thoughts', 'depression', 'quit-smoking'],
    points: 3,
    parts: ['seeDoctorWhen', 'callNowWhen'],
  },
]
