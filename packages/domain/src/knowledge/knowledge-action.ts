import type { LetterKind } from '../letters/letter-kinds'
import type { HelpType } from '../vocabulary/help-terms'
import type { FigureId } from './figures'

/** Where an action leads: a call, a screen, a search among resources, or a letter to draft. */
export type ActionTarget =
  | { readonly kind: 'call'; readonly line: FigureId }
  | { readonly kind: 'screen'; readonly route: 'pathways' | 'insurance' | 'household' }
  | { readonly kind: 'resources'; readonly type: HelpType }
  | { readonly kind: 'letter'; readonly letter: LetterKind }

const call = (line: FigureId): ActionTarget => ({ kind: 'call', line })
const find = (type: HelpType): ActionTarget => ({ kind: 'resources', type })
const letter = (of: LetterKind): ActionTarget => ({ kind: 'letter', letter: of })

/** Every action a card may offer, and where it leads. */
export const ACTION_TARGETS = {
  'call-911': call('emergencyNumber'),
  'call-988': call('crisisLine'),
  'call-211': call('communityLine'),
  'call-poison-control': call('poisonControl'),
  'open-pathways': { kind: 'screen', route: 'pathways' },
  'open-insurance': { kind: 'screen', route: 'insurance' },
  'open-household': { kind: 'screen', route: 'household' },
  'find-health': find('health'),
  'find-crisis': find('crisis'),
  'find-insurance': find('insurance'),
  'find-prescription': find('prescription'),
  'find-financial': find('financial'),
  'find-financial-aid': find('financial_aid'),
  'find-interpreter': find('interpreter'),
  'find-legal-aid': find('legal_aid'),
  'find-transportation': find('transportation'),
  'letter-appeal': letter('appeal'),
  'letter-prior-authorization': letter('prior_authorization'),
  'letter-itemized-bill': letter('itemized_bill'),
  'letter-charity-care': letter('charity_care'),
  'letter-surprise-bill': letter('surprise_bill'),
  'letter-debt-validation': letter('debt_validation'),
  'letter-checklist': letter('application_checklist'),
  'letter-good-faith-estimate-dispute': letter('estimate_dispute'),
} as const satisfies Readonly<Record<string, ActionTarget>>

export type KnowledgeAction = keyof typeof ACTION_TARGETS

export const targetOf = (action: KnowledgeAction): ActionTarget => ACTION_TARGETS[action]
