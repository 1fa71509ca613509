import type { DateField } from '../letter-fields'

/** A way to say what a date is the date of; no field where it is of something that no letter asks. */
interface DateLabel {
  readonly field?: DateField
  readonly says: RegExp
}

const LETTER = '(?:letter|notice|denial|decision|eob|explanation of benefits|carta|aviso|notificaci[oó]n|negativa)'
const DENIED =
  '(?:den(?:y|ied|ies|ial|ying)|refus(?:ed|es|al)|reject(?:ed|ion)|turned (?:me |it |us )?down|said no|neg(?:ó|aron|ado|ada|ativa)|deneg(?:ó|aron|ado|ada)|rechaz(?:ó|aron|ado|ada)|dijo que no|dijeron que no)'
const BILL = '(?:bill|statement|invoice|factura|cuenta|cobro)'
const CARE =
  '(?:surgery|operation|procedure|visit|seen|admitted|hospitali[sz]ed|emergency room|\\ber\\b|treated|treatment|mri|scan|x-ray|colonoscopy|biopsy|ultrasound|endoscopy|mammogram|colonoscopia|biopsia|ultrasonido|care was|care on|had (?:a|an|the|my)|cirug[ií]a|operaci[oó]n|operaron|consulta|visita|cita|atendi|ingres|internad|sala de emergencia|tratamiento|me hicieron)'
const COLLECTOR = '(?:collector|collection|collections|cobrador|cobranza|agencia de cobro)'
const DATED = '(?:dated|date|from|of|is|was|con fecha|fechad[ao]|fecha|del?)'
const JOIN =
  '[\\s:,]{0,3}(?:on|the|el|d[ií]a|de|del|is|was|es|fue|as of|hasta|until)?[\\s:]{0,2}(?:the|el|d[ií]a)?\\s?$'
const near = (length: number) => `[^.;\\n]{0,${length}}`
const before = (pattern: string) => new RegExp(`${pattern}${JOIN}`, 'iu')

/** What leads to a date, the most particular first. */
export const LEADS: readonly DateLabel[] = [
  {
    says: before(
      '(?:scheduled|planned|appointment|due|born|birth|dob|(?<!(?:denied|refused|rejected|turned down) )by|before|programad[ao]|nac(?:í|ido|ida|imiento)|antes|deadline|plazo|vence)' +
        near(12),
    ),
  },
  { field: 'finalDenialDate', says: before(`(?:appeal|apelaci[oó]n)${near(25)}${DENIED}${near(25)}`) },
  { field: 'finalDenialDate', says: before(`${DENIED}${near(12)}(?:appeal|apelaci[oó]n)${near(15)}`) },
  {
    field: 'finalDenialDate',
    says: before(
      `(?:final (?:denial|decision|determination)|answer to (?:my|the) appeal|decisi[oó]n final|respuesta a (?:mi|la) apelaci[oó]n)${near(20)}`,
    ),
  },
  { field: 'firstBillDate', says: before(`(?:first (?:\\w+ )?bill|primera factura|primer cobro)${near(25)}`) },
  { field: 'collectorNoticeDate', says: before(`${COLLECTOR}${near(30)}(?:${LETTER}|${DATED})${near(20)}`) },
  { field: 'collectorNoticeDate', says: before(`${LETTER}${near(25)}${COLLECTOR}${near(20)}${DATED}?`) },
  {
    field: 'billDate',
    says: before(`(?:${BILL}${near(15)}\\b${DATED}|date of (?:the |my )?bill|fecha de (?:la )?factura)`),
  },
  { says: before(`${BILL}${near(20)}`) },
  {
    field: 'denialDate',
    says: before(
      `(?:${LETTER}${near(25)}\\b(?:dated|date|con fecha|fechad[ao]|fecha)|date (?:of|on) (?:the |my )?${LETTER}|fecha de(?: la| mi)? (?:carta|negativa|aviso))`,
    ),
  },
  {
    field: 'noticeReceivedDate',
    says: before(`(?:received|got|arrived|came|recib[ií](?:mos)?|lleg[oó])(?!\\p{L})${near(12)}${LETTER}${near(15)}`),
  },
  {
    field: 'noticeReceivedDate',
    says: before(`${LETTER}${near(15)}(?:arrived|came|was received|lleg[oó]|recib)${near(10)}`),
  },
  {
    field: 'benefitEndDate',
    says: before(
      `(?:care|coverage|hours|services|visits|stay|therapy|atenci[oó]n|horas|servicios|terapia)${near(20)}(?:end(?:s|ing)?|stop(?:s|ping)?|terminat\\w+|termina(?:n|r[aá]n?)?|acaba(?:n|r[aá]n?)?)${near(10)}`,
    ),
  },
  {
    field: 'serviceDate',
    says: before(
      '(?:date of (?:service|care)|service date|dos|fecha de(?:l)? (?:servicio|la atenci[oó]n|atenci[oó]n))',
    ),
  },
  { field: 'denialDate', says: before(`${DENIED}${near(45)}`) },
  { field: 'serviceDate', says: before(`${CARE}${near(30)}`) },
]

const begins = (pattern: string) => new RegExp(`^[\\s,]{0,3}${near(25)}${pattern}`, 'iu')

/** What follows a date that begins its sentence: "On May 2, 2026, my plan denied …". */
export const TAILS: readonly DateLabel[] = [
  { says: begins(`(?:scheduled|appointment|programad|\\b${BILL}\\b)`) },
  { field: 'finalDenialDate', says: begins(`${DENIED}${near(12)}(?:appeal|apelaci[oó]n)`) },
  {
    field: 'collectorNoticeDate',
    says: begins(`${COLLECTOR}${near(20)}(?:wrote|sent|letter|notice|escrib|mand|carta|aviso)`),
  },
  { field: 'noticeReceivedDate', says: begins(`(?:received|got|recib[ií])${near(15)}${LETTER}`) },
  { field: 'denialDate', says: begins(DENIED) },
  { field: 'serviceDate', says: begins(CARE) },
]

export const IS_SENTENCE_START = /^\s*(?:on|el|el d[ií]a)?\s*$/iu
