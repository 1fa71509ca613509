import { APPEAL_CARDS } from './cards/appeal-cards'
import { BILL_AND_RIGHT_CARDS } from './cards/bill-and-right-cards'
import { BODY_CARDS } from './cards/body-cards'
import { EVERYDAY_ILLNESS_CARDS } from './cards/everyday-illness-cards'
import { FAMILY_CARDS } from './cards/family-cards'
import { INJURY_CARDS } from './cards/injury-cards'
import { LONG_TERM_ILLNESS_CARDS } from './cards/long-term-illness-cards'
import { MEDICINE_AND_PREVENTION_CARDS } from './cards/medicine-and-prevention-cards'
import { MIND_CARDS } from './cards/mind-cards'
import { PRIVATE_COVER_CARDS } from './cards/private-cover-cards'
import { PROGRAM_AND_PLACE_CARDS } from './cards/program-and-place-cards'
import { PUBLIC_COVER_CARDS } from './cards/public-cover-cards'
import { LATER_LIFE_CARDS } from './cards/later-life-cards'
import { WORK_AND_ACCIDENT_CARDS } from './cards/work-and-accident-cards'
import { PAPERS_AND_CHOICES_CARDS } from './cards/papers-and-choices-cards'
import { COVER_CHANGES_CARDS } from './cards/cover-changes-cards'
import type { KnowledgeCard } from './knowledge-card'

export const EVERY_CARD: readonly KnowledgeCard[] = [
  ...EVERYDAY_ILLNESS_CARDS,
  ...LONG_TERM_ILLNESS_CARDS,
  ...INJURY_CARDS,
  ...BODY_CARDS,
  ...MIND_CARDS,
  ...FAMILY_CARDS,
  ...MEDICINE_AND_PREVENTION_CARDS,
  ...PRIVATE_COVER_CARDS,
  ...PUBLIC_COVER_CARDS,
  ...APPEAL_CARDS,
  ...BILL_AND_RIGHT_CARDS,
  ...PROGRAM_AND_PLACE_CARDS,
  ...COVER_CHANGES_CARDS,
  ...PAPERS_AND_CHOICES_CARDS,
  ...WORK_AND_ACCIDENT_CARDS,
  ...LATER_LIFE_CARDS,
]

const byId = new Map(EVERY_CARD.map((card) => [card.id, card]))

export const cardOf = (id: string): KnowledgeCard | undefined => byId.get(id)
