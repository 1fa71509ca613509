import { findPhrase } from '../free-text/find-phrase'
import { foldWords } from '../free-text/fold-text'
import { isNegated } from '../free-text/is-negated'
import { EVERY_PROGRAM } from '../programs/records/every-program'
import type { Guess } from './guess-appeal'

/** What people call programs besides their names. English and Spanish, folded. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  medicaid: ['medicaid', 'medi cal', 'masshealth', 'tenncare', 'badgercare', 'soonercare'],
  chip: ['chip', 'childrens health insurance program', 'seguro medico para ninos'],
  'aca-marketplace': ['marketplace', 'obamacare', 'healthcare gov', 'mercado de seguros'],
  ship: ['medicare counseling', 'state health insurance assistance'],
  qmb: ['qmb', 'qualified medicare beneficiary', 'medicare savings'],
  slmb: ['slmb', 'specified low income medicare', 'medicare savings'],
  qi: ['qualifying individual', 'medicare savings'],
  pace: ['pace program', 'programa pace'],
  'va-health': ['va health', 'va health care', 'veterans health'],
  champva: ['champva'],
  tricare: ['tricare'],
  ihs: ['indian health service'],
  cobra: ['cobra'],
  'ryan-white': ['ryan white'],
  'health-centers': ['community health center', 'centro de salud comunitario'],
  'extra-help': ['extra help', 'low income subsidy', 'ayuda adicional'],
  spap: ['spap'],
  'lilly-insulin': ['lilly insulin'],
  'hospital-501r': ['charity care', 'hospital financial assistance', 'asistencia financiera del hospital'],
  liheap: ['liheap', 'energy assistance', 'heating assistance', 'ayuda con la luz', 'ayuda de energia'],
  snap: ['snap', 'food stamps', 'calfresh', 'cupones de alimentos', 'estampillas de comida', 'estampillas'],
  wic: ['wic'],
  lifeline: ['lifeline phone', 'lifeline program', 'programa lifeline'],
  tanf: ['tanf', 'cash assistance', 'calworks'],
  ssi: ['ssi', 'supplemental security income', 'seguridad de ingreso suplementario'],
  ssdi: ['ssdi', 'social security disability', 'disability insurance', 'seguro por incapacidad'],
}

/** "Medicare" is in the names of many; alone it is the program. */
const MEDICARE = 'medicare'
const FEWEST_LETTERS = 4
const IS_ALONE = /^[a-z0-9]+$/

const nameOf = (name: string): string =>
  foldWords(name.replaceAll(/\([^)]*\)/g, ''))
    .filter((word) => word !== '|')
    .join(' ')

/** The exact words only: "snap" is no slip for "soap", and no two others stand between. */
function isNamed(words: readonly string[], phrase: string): boolean {
  const parts = phrase.split(' ')
  return findPhrase(words, phrase).some(
    (span) =>
      span.last - span.first === parts.length - 1 &&
      parts.every((part, at) => words[span.first + at] === part) &&
      !isNegated(words, span),
  )
}

const phrasesOf = ({ id, name }: { readonly id: string; readonly name: string }): readonly string[] => {
  const own = nameOf(name)
  const isClear = own.length >= FEWEST_LETTERS && (!IS_ALONE.test(own) || own === id)
  return [...(CALLED[id] ?? []), ...(isClear ? [own] : [])]
}

/** Programs of the catalog that a text names. Two that are named are asked about; none has no choices. */
export function guessProgram(text: string): Guess<string> {
  const words = foldWords(text.replaceAll(/\.(?=\p{L})/gu, ' '))
  const named = EVERY_PROGRAM.filter((program) => phrasesOf(program).some((phrase) => isNamed(words, phrase))).map(
    ({ id }) => id,
  )
  const others = named.filter((id) => id !== MEDICARE)
  const choices = others.length > 0 ? others : named
  return { confidence: choices.length === 1 ? 'said' : 'unsure', choices }
}
