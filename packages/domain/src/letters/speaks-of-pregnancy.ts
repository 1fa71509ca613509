import { foldWords } from '../free-text/fold-text'
import { mentionsAny } from '../free-text/mentions-any'

const PHRASES: readonly string[] = [
  'pregnan*',
  'expecting a baby',
  'expecting my first',
  'im expecting',
  'i am expecting',
  'trying to conceive',
  'trying for a baby',
  'trying to have a baby',
  'prenatal',
  'breastfeed*',
  'breast feed*',
  'nursing my baby',
  'nursing my newborn',
  'lactation',
  'embarazo',
  'embarazada',
  'embarazarme',
  'encinta',
  'espero un bebe',
  'esperando un bebe',
  'tratando de concebir',
  'quiero tener un bebe',
  'prenatales',
  'lactancia',
  'amamant*',
  'dar pecho',
  'doy pecho',
  'dando pecho',
]

/** Whether a text speaks of a pregnancy, of trying for a baby or of breastfeeding. English and Spanish. */
export const speaksOfPregnancy = (text: string): boolean => mentionsAny(foldWords(text), PHRASES)
