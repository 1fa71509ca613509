import type { TextField } from '../letter-fields'
import { deniedServices } from './read-denied-service'
import { insurersIn } from './read-insurer'
import { onlyOne } from './span'

/** To the end of the line, or of the sentence; a comma is part of it. */
const LINE = '(?<value>(?:[^.;\\n]|\\.(?!\\s|$)|(?<=\\b(?:St|Dr|Dra|Mt|Inc|Ste|Apt|No|Ave|Rd))\\.){2,300})'
const labelled = (labels: string): RegExp => new RegExp(`(?:^|[\\n.;])[^\\S\\n]*(?:${labels})[ ]*:[ ]*${LINE}`, 'giu')

const LABELS: readonly (readonly [TextField, RegExp])[] = [
  ['patientName', labelled("patient(?:'s)?(?: name)?|my name|paciente|nombre(?: del paciente)?|mi nombre")],
  ['patientAddress', labelled('(?:my|patient) address|mi direcci[oó]n|direcci[oó]n del paciente')],
  ['patientPhone', labelled('my phone|mi tel[eé]fono')],
  [
    'planName',
    labelled(
      '(?:name of (?:the |my )?)?(?:health |insurance )?plan(?: name)?|insurer|insurance(?: company)?|aseguradora|plan de salud|compañ[ií]a de seguros|seguro',
    ),
  ],
  ['planAddress', labelled("(?:plan|appeals|insurer)(?:'s)? address|direcci[oó]n (?:del plan|de apelaciones)")],
  [
    'providerName',
    labelled('provider|(?:my )?doctor|hospital|clinic|facility|m[eé]dic[oa]|doctora|proveedor|cl[ií]nica'),
  ],
  [
    'providerAddress',
    labelled('(?:provider|hospital|doctor|clinic) address|direcci[oó]n del (?:hospital|m[eé]dico|proveedor)'),
  ],
  ['collectorName', labelled('(?:debt )?collector|collection agency|cobrador|agencia de cobr(?:o|anza|os)')],
  ['collectorAddress', labelled("collector(?:’s|'s)? address|direcci[oó]n del cobrador")],
  [
    'service',
    labelled(
      'service|treatment|procedure|medication|medicine|drug|servicio|tratamiento|procedimiento|medicamento|medicina',
    ),
  ],
  ['diagnosis', labelled('diagnosis|diagn[oó]stico')],
  ['denialReasonText', labelled('(?:denial )?reason(?: for (?:the )?denial)?|raz[oó]n(?: de la negativa)?|motivo')],
  ['triedTreatments', labelled('(?:treatments? )?(?:already )?tried|tratamientos probados|ya prob[eé]')],
  ['symptoms', labelled('symptoms|s[ií]ntomas')],
  [
    'medicalReason',
    labelled("why (?:it is|it’s|it's|i) need(?:ed| it)?|medical need|por qu[eé] (?:es necesario|lo necesito)"),
  ],
]

/** "My plan is called …", "se llama": as clear as a colon. */
const CALLED: readonly (readonly [TextField, RegExp])[] = [
  [
    'planName',
    /\b(?:plan|insurer|insurance company|aseguradora|seguro) (?:is called|se llama) (?<value>\p{Lu}[^.,;\n]{1,80})/giu,
  ],
  [
    'collectorName',
    /\b(?:collector|collection agency|agencia de cobros?) (?:is called|se llama) (?<value>\p{Lu}[^.,;\n]{1,80})/giu,
  ],
  [
    'providerName',
    /\b(?:[Mm]y doctor,?|[Mm]y doctor is|[Mm]i (?:doctora?|m[eé]dic[oa]),?|[Mm]i (?:doctora?|m[eé]dic[oa]) es)(?: el| la)? (?<value>(?:Dr|Dra)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/gu,
  ],
]

const PERSON =
  /\b(?:my|mi)\s+(?:mother|father|mom|dad|son|daughter|wife|husband|child|kid|baby|madre|padre|mam[aá]|pap[aá]|hij[oa]|espos[oa]|marido|beb[eé])(?!\p{L})/iu
const ASKED =
  /\b(?:request|coverage|approval|authorization|claim|solicitud|cobertura|aprobaci[oó]n|autorizaci[oó]n|reclamo)\s+(?:for|of|para|de|por)\s+(?<value>(?:an?|the|my|una?|el|la|mi)\s[^.,;:\n$]{3,60}?)(?=\s+(?:because|as|since|saying|due|on|by|dated|from|was|is|porque|ya que|diciendo|debido|fue|con fecha|se)\b|[.,;:\n]|$)/giu

/** "denied my request for an MRI of the knee because …": what was asked for, where it is no person. */
const askedFor = (text: string): readonly string[] =>
  [...text.matchAll(ASKED)].map(({ groups }) => groups!['value']!.trim()).filter((value) => !PERSON.test(value))

/** What was asked for says it in full; else what was denied. */
function servicesIn(text: string): readonly string[] {
  const asked = askedFor(text)
  return asked.length > 0 ? asked : deniedServices(text)
}

const valuesOf = (text: string, says: RegExp): readonly string[] =>
  [...text.matchAll(says)].map(({ groups }) => groups!['value']!.trim()).filter((value) => value !== '')

/** Names and tellings that stand after a clear label. Two that differ leave the field out. */
export function readLabelled(text: string): Readonly<Partial<Record<TextField, string>>> {
  const said = [...LABELS, ...CALLED].flatMap(([field, says]) =>
    valuesOf(text, says).map((value) => ({ field, value })),
  )
  const insurers = said.some(({ field }) => field === 'planName')
    ? []
    : insurersIn(text).map((value) => ({ field: 'planName' as const, value }))
  const named = [...said, ...insurers]
  const asked = named.some(({ field }) => field === 'service')
    ? []
    : servicesIn(text).map((value) => ({ field: 'service' as const, value }))
  const all = [...named, ...asked]
  return Object.fromEntries(
    [...new Set(all.map(({ field }) => field))].flatMap((field) => {
      const value = onlyOne(all.filter((each) => each.field === field).map((each) => each.value))
      return value === undefined ? [] : [[field, value] as const]
    }),
  )
}
