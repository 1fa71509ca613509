import { foldWords } from '../free-text/fold-text'
import { mentionsAsWritten } from '../free-text/mentions-as-written'
import type { ProgramCoverage } from '../programs/program'
import type { HelpCircumstance, ResourceType } from '../vocabulary/help-terms'

/** What people ask help with. */
export const HELP_NEEDS = [
  'rides',
  'medicine',
  'insulin',
  'bills',
  'cover',
  'legal',
  'interpreter',
  'food',
  'energy',
  'housing',
  'cash',
] as const
export type HelpNeed = (typeof HELP_NEEDS)[number]

interface NeedRule {
  /** English and Spanish, folded; a phrase that begins with a denial says it. */
  readonly phrases: readonly string[]
  readonly resourceType: ResourceType
  /** Programs that cover one of these are for it. */
  readonly coverage: readonly ProgramCoverage[]
  /** What the rules of help may take as said. */
  readonly circumstances?: readonly HelpCircumstance[]
}

export const NEED_RULES: Readonly<Record<HelpNeed, NeedRule>> = {
  rides: {
    phrases: [
      'ride*',
      'transport*',
      'no car',
      'bus fare',
      'get to appointment*',
      'get to the doctor',
      'drive me',
      'no carro',
      'no tengo carro',
      'llevarme',
      'llegar a la cita',
      'llegar a mi cita',
    ],
    resourceType: 'transportation',
    coverage: ['rides', 'travel-and-lodging'],
  },
  medicine: {
    phrases: [
      'prescription*',
      'medicine*',
      'medication*',
      'meds',
      'copay*',
      'drug cost*',
      'pharmacy',
      'refill*',
      'medicina*',
      'medicamento*',
      'receta*',
      'farmacia',
      'pastillas',
    ],
    resourceType: 'financial_aid',
    coverage: ['prescriptions'],
  },
  insulin: {
    phrases: ['insulin', 'insulina'],
    resourceType: 'financial_aid',
    coverage: ['prescriptions'],
    circumstances: ['insulin'],
  },
  bills: {
    phrases: [
      'hospital bill*',
      'medical bill*',
      'er bill',
      'bills',
      'medical debt',
      'deductible*',
      'factura*',
      'deuda medica',
      'cuenta del hospital',
      'cobro del hospital',
    ],
    resourceType: 'financial_aid',
    coverage: ['medical-bills', 'deductibles', 'copays'],
  },
  cover: {
    phrases: [
      'no insurance',
      'uninsured',
      'health insurance',
      'lost my insurance',
      'lost coverage',
      'medicaid',
      'sin seguro',
      'no tengo seguro',
      'seguro medico',
      'seguro de salud',
      'perdi mi seguro',
    ],
    resourceType: 'health',
    coverage: ['doctor-visits', 'premiums'],
  },
  legal: {
    phrases: [
      'lawyer*',
      'attorney*',
      'legal',
      'sue*',
      'eviction',
      'my rights',
      'discriminat*',
      'court',
      'abogad*',
      'ayuda legal',
      'demanda*',
      'desalojo',
      'mis derechos',
      'discrimin*',
      'corte',
    ],
    resourceType: 'legal_aid',
    coverage: ['advice'],
  },
  interpreter: {
    phrases: [
      'interpret*',
      'translat*',
      'dont speak english',
      'do not speak english',
      'sign language',
      'in spanish',
      'my language',
      'traduc*',
      'no hablo ingles',
      'lengua de senas',
      'en espanol',
      'mi idioma',
    ],
    resourceType: 'interpreter',
    coverage: [],
  },
  food: {
    phrases: ['food', 'groceries', 'hungry', 'meals', 'comida', 'alimentos', 'hambre', 'despensa'],
    resourceType: 'financial_aid',
    coverage: ['food'],
    circumstances: ['needs_food'],
  },
  energy: {
    phrases: [
      'electric bill',
      'electricity',
      'heating',
      'gas bill',
      'light bill',
      'utility',
      'utilities',
      'power shut',
      'factura de luz',
      'recibo de luz',
      'la luz',
      'calefaccion',
      'electricidad',
    ],
    resourceType: 'financial_aid',
    coverage: ['energy-bills'],
  },
  housing: {
    phrases: [
      'rent',
      'housing',
      'shelter',
      'homeless',
      'place to stay',
      'lodging',
      'renta',
      'alquiler',
      'vivienda',
      'albergue',
      'hospedaje',
    ],
    resourceType: 'financial_aid',
    coverage: ['housing', 'travel-and-lodging'],
  },
  cash: {
    phrases: [
      'cant work',
      'cannot work',
      'unable to work',
      'disability benefits',
      'cash help',
      'lost my job',
      'no puedo trabajar',
      'incapacidad',
      'perdi mi trabajo',
      'ayuda en efectivo',
    ],
    resourceType: 'financial_aid',
    coverage: ['cash'],
  },
}

const SAID_OUTRIGHT: Readonly<Partial<Record<HelpCircumstance, readonly string[]>>> = {
  cannot_afford_medicine: [
    'cant afford medicine*',
    'cant afford medication*',
    'cant afford meds',
    'cannot afford medicine*',
    'cannot afford medication*',
    'cannot afford prescription*',
    'cant afford prescription*',
    'cant afford insulin',
    'cannot afford insulin',
    'no puedo pagar medicina*',
    'no puedo pagar medicamento*',
    'no puedo pagar insulina',
  ],
  hospital_bill: ['hospital bill*', 'factura hospital', 'cuenta del hospital'],
  veteran: ['i am a veteran', 'im a veteran', 'soy veteran*'],
  cannot_work: ['cant work', 'cannot work', 'unable to work', 'no puedo trabajar'],
  behind_on_energy_bill: [
    'behind on electric',
    'behind on my electric',
    'behind on utility',
    'power shut',
    'atrasad* luz',
  ],
}

const NOT_NEEDED = / (?:dont|do not|doesnt|no longer) need [^|]*| (?:ya )?no necesit(?:o|amos|a) [^|]*/g

/** The words without what the person says they do not need. */
const neededWords = (text: string): readonly string[] =>
  ` ${foldWords(text).join(' ')} `
    .replaceAll(NOT_NEEDED, ' ')
    .split(' ')
    .filter((word) => word !== '')

export interface HeardNeeds {
  /** In the order of `HELP_NEEDS`. */
  readonly needs: readonly HelpNeed[]
  readonly circumstances: Readonly<Partial<Record<HelpCircumstance, true>>>
}

/** What a text asks help with, and what the rules of help may take from it as said. English and Spanish. */
export function hearHelpNeeds(text: string): HeardNeeds {
  const words = neededWords(text)
  const needs = HELP_NEEDS.filter((need) => mentionsAsWritten(words, NEED_RULES[need].phrases))
  const said = Object.entries(SAID_OUTRIGHT).filter(([, phrases]) => mentionsAsWritten(words, phrases))
  const circumstances = [
    ...needs.flatMap((need) => NEED_RULES[need].circumstances ?? []),
    ...said.map(([circumstance]) => circumstance),
  ]
  return { needs, circumstances: Object.fromEntries(circumstances.map((each) => [each, true as const])) }
}
