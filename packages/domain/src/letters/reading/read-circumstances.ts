import { findPhrase } from '../../free-text/find-phrase'
import { foldWords } from '../../free-text/fold-text'
import { mentionsAny } from '../../free-text/mentions-any'
import type { LetterFacts } from '../letter-facts'

const URGENT = [
  'expedited',
  'appeal urgent',
  'is urgent',
  'its urgent',
  'urgent appeal',
  'urgent request',
  'waiting is dangerous',
  'waiting could seriously harm',
  'es urgente',
  'apelacion urgente',
  'solicitud urgente',
  'apelacion acelerada',
  'esperar es peligroso',
]
const NOT_URGENT = ['urgent care', 'atencion de urgencia', 'not urgent', 'no es urgente']
const CARE_GIVEN = [
  'already had',
  'already got the care',
  'already received the care',
  'i had surgery',
  'i had the surgery',
  'went to the emergency room',
  'went to the er',
  'wont pay the bill',
  'refuses to pay the bill',
  'after the surgery',
  'ya tuve',
  'ya me operaron',
  'ya me hicieron',
  'fui a la sala de emergencia*',
  'no quiere pagar la factura',
]
const ENDS_CARE = [
  'cut my hours',
  'cutting my hours',
  'reduced my hours',
  'reducing my hours',
  'stopping care approved',
  'ending care approved',
  'stop services approved',
  'cut my approved',
  'ending my approved',
  'ending my care',
  'stopping my care',
  'ending my home health',
  'stopping my home health',
  'ending my nursing',
  'ending my rehab',
  'notice of medicare non coverage',
  'redujeron mis horas',
  'recortaron mis horas',
  'quieren recortar mis horas',
  'terminar atencion aprobada',
  'terminar mi atencion',
  'terminar mi terapia',
  'aviso de no cobertura de medicare',
]
/** They begin with the denial that they say. */
const WITHOUT_INSURANCE = [
  'no insurance',
  'no health insurance',
  'uninsured',
  'self pay',
  'paid cash',
  'pay cash',
  'paying cash',
  'paid myself',
  'dont have insurance',
  'do not have insurance',
  'without insurance',
  'did not use insurance',
  'did not use my insurance',
  'didnt use my insurance',
  'sin seguro',
  'no tengo seguro',
  'no use mi seguro',
  'pague en efectivo',
  'pago por mi cuenta',
]
const WITH_INSURANCE = [
  'my insurance paid',
  'my plan paid',
  'used my insurance',
  'in network hospital',
  'mi seguro pago',
  'use mi seguro',
  'hospital dentro de la red',
]

const CHILD = /\b(?:my|mi)\s+(?:[\p{L}\d]+[ -]){0,3}?(?:son|daughter|child|kid|baby|hij[oa]|niñ[oa]|beb[eé])(?!\p{L})/iu
const CHILD_AGE = /\b(?<age>\d{1,2})[ -](?:years?|yrs?|años|months?|meses)(?:[ -]old)?\b/iu

function isYoung(text: string): boolean {
  const age = CHILD_AGE.exec(text)?.groups?.['age']
  return CHILD.test(text) && age !== undefined && Number(age) < 21
}

type Circumstances = Pick<LetterFacts, 'isUrgent' | 'isCareGiven' | 'endsApprovedCare' | 'isUnder21' | 'usesInsurance'>

function insuranceUse(words: readonly string[]): Circumstances {
  const isSaid = (phrases: readonly string[]) => phrases.some((each) => findPhrase(words, each).length > 0)
  if (isSaid(WITHOUT_INSURANCE)) return { usesInsurance: false }
  return isSaid(WITH_INSURANCE) ? { usesInsurance: true } : {}
}

/** What a text says outright of urgency, of care already given or being cut, of a child, and of insurance. */
export function readCircumstances(text: string): Circumstances {
  const words = foldWords(text)
  return {
    ...(mentionsAny(words, URGENT) &&
      !NOT_URGENT.some((each) => findPhrase(words, each).length > 0) && { isUrgent: true }),
    ...(mentionsAny(words, CARE_GIVEN) && { isCareGiven: true }),
    ...(mentionsAny(words, ENDS_CARE) && { endsApprovedCare: true }),
    ...(isYoung(text) && { isUnder21: true }),
    ...insuranceUse(words),
  }
}

const OTHERS =
  /\b(?:my|mi)\s+(?:[\p{L}\d]+[ -]){0,3}?(?:mother|father|mom|mum|dad|son|daughter|wife|husband|child|kid|baby|parents?|grand\w+|brother|sister|aunt|uncle|friend|partner|patient|client|madre|padre|mam[aá]|pap[aá]|hij[oa]|espos[oa]|marido|beb[eé]|abuel[oa]|herman[oa]|t[ií][oa]|amig[oa]|niñ[oa]|paciente)(?!\p{L})/iu

/** Whether somebody else is spoken of, whose letter it may be. */
export const mentionsSomebodyElse = (text: string): boolean => OTHERS.test(text)
