/** What may stand between the name of a test and its figure. */
const FILLERS =
  'level|levels|count|counts|was|were|is|are|at|of|came|come|back|out|as|only|just|now|today|around|about|like|reads?|says?|said|result|results|value|number|down|up|to|has|have|dropped|jumped|fell|rose|low|high|[hl]{1,2}|critical|critically|dangerously|really|super|hit|got|the|an|in|on|portal|lab|labs|blood|serum|total|flagged|(?:from|de) [\\d.]+(?: ?(?:mg|g|meq|mmol)\\/d?l)?|salio|salieron|sale|en|es|esta|estan|fue|bajo|alto|baja|alta|a|sangre|resultado|hoy'
/** What a laboratory finds in the sound, which is no result: "(ref 3.5-5.1)". */
const REFERENCE = '\\((?:ref\\w*|normal|range|rango|[hl]{1,2}|high|low)\\b[^)|]{0,30}\\)'
const GAP = `(?:[ :=,]+(?:${FILLERS}|${REFERENCE}|de))*[ :=]+`
/** No dose, no day, no year and no other measure; but so much of it in a litre. */
const ALONE =
  '(?![\\da-z.,]*\\d)(?! ?\\+)(?! ?(?:mg|mcg|grams?|g|meq)\\b(?! ?\\/))(?! ?(?:pills?|tab|days?|dias|weeks?|semanas|years?|anos|months?|meses|times|veces|hours?|horas|miles|km|percent))'
/** Not of long ago. */
const LATELY =
  '(?! ?(?:mg\\/dl|g\\/dl|meq\\/l|mmol\\/l)?,? ?(?:last (?:year|month|spring|summer|fall|winter|time)|(?:back )?in (?:19|20)\\d\\d|(?:\\w+ ){1,2}(?:months|years) ago|el (?:ano|mes) pasado|hace (?:\\w+ ){1,2}(?:meses|anos?)|en (?:19|20)\\d\\d))'

interface Lab {
  readonly named: RegExp
  /** What sends somebody to an emergency department by itself. */
  readonly isGrave: (value: number) => boolean
  /** What does so beside a sign, and else is for today. */
  readonly isAlarming: (value: number) => boolean
  /** Where the same figure is usual. */
  readonly unless?: RegExp
}

type Limits = Pick<Lab, 'isGrave' | 'isAlarming'>

const never = () => false
const within = (low: number, high: number) => (value: number) => value >= low && value <= high
const NUMBER = '\\d{1,6}(?:[.,]\\d{1,3})?'
const NO_YEAR = `(?!(?:19|20)\\d\\d\\b)${NUMBER}`
const WHOLE_UNIT = '(?! ?%)'
const figure = (names: string, number = NUMBER, unit = WHOLE_UNIT) =>
  new RegExp(`\\b(?:${names})${GAP}(${number})(k?)${ALONE}${LATELY}${unit}`, 'g')
/** A name that stands for other things too is one only before a decimal. */
const DECIMAL = '\\d{1,2}[.,]\\d{1,2}'
/** Counts are told as 12, as 12k and as 12,000. */
const inThousands = (value: number) => (value >= 1000 ? value / 1000 : value)

const POTASSIUM: Limits = {
  isGrave: (value) => (value >= 6.5 && value < 12) || (value >= 1 && value <= 2.5),
  isAlarming: (value) => (value >= 5.9 && value < 12) || (value >= 1 && value < 3),
}
const SODIUM: Limits = {
  isGrave: (value) => (value >= 95 && value < 120) || (value > 160 && value < 200),
  isAlarming: (value) => (value >= 95 && value < 128) || (value > 155 && value < 200),
}
const CREATININE: Limits = { isGrave: never, isAlarming: within(4, 25) }
/** Where white cells are counted in a field of the microscope. */
const OF_URINE = /\bhpf\b|\b(?:urinalysis|urine (?:tests?|dip\w*|micro\w*)|uroanalisis|examen de orina)\b/
const ON_DIALYSIS = /\bdial[iy]s\w*/

/** Figures that laboratories telephone at once: University of Iowa and Houston Methodist, critical values (`SOURCES.criticalLabs`). */
const LABS: readonly Lab[] = [
  { named: figure('potassium|potasio|k\\+'), ...POTASSIUM },
  { named: figure('(?<!\\b(?:vitamin|vit|special|vitamina) )k', DECIMAL), ...POTASSIUM },
  { named: figure('sodium|sodio|na\\+?'), ...SODIUM },
  { named: figure('inr'), isGrave: never, isAlarming: (value) => value >= 5 && value < 30 },
  {
    named: figure('(?<!a1c )(?:hemoglobin|haemoglobin|hgb|hb|hemoglobina)'),
    isGrave: (value) => value >= 2.5 && value < 7,
    isAlarming: (value) => value >= 2.5 && value < 8,
  },
  { named: figure('hematocrit|hct|hematocrito', NUMBER, ''), isGrave: within(8, 20), isAlarming: within(8, 23) },
  {
    named: figure('platelets?|plts?|plaquetas'),
    isGrave: (value) => inThousands(value) <= 10,
    isAlarming: (value) => inThousands(value) < 30,
  },
  {
    named: figure('anc|absolute neutrophils?(?: count)?|neutrophil count|neutrofilos(?: absolutos)?'),
    isGrave: never,
    isAlarming: (value) => value <= 0.5 || within(10, 500)(value),
  },
  {
    named: figure(
      'wbcs?|white (?:blood )?(?:cell )?count|white (?:blood )?cells|leukocytes|leucocitos|globulos blancos',
    ),
    isGrave: never,
    isAlarming: (value) => (value > 0 && value <= 1) || (inThousands(value) >= 100 && value < 500_000),
    unless: OF_URINE,
  },
  {
    named: figure('(?<!ionized )(?:calcium|calcio)'),
    isGrave: within(14, 25),
    isAlarming: (value) => within(13, 25)(value) || within(3, 6.5)(value),
  },
  { named: figure('(?<!\\d ?)mg', DECIMAL), isGrave: never, isAlarming: within(0.1, 1) },
  {
    named: figure('magnesium|magnesio'),
    isGrave: never,
    isAlarming: (value) => within(0.1, 1)(value) || within(4.7, 20)(value),
  },
  { named: figure('phosphorus|phosphate|fosforo', DECIMAL), isGrave: never, isAlarming: within(0.1, 1) },
  {
    named: figure('bicarb\\w*|hco3|carbon dioxide|co2(?: ?\\(?bicarb\\w*\\)?| level)?|total co2'),
    isGrave: within(2, 10),
    isAlarming: within(2, 14),
  },
  {
    named: figure('(?<!\\b(?:urine|orina|pool|spa|water|soil|skin|aquarium|alberca) )ph', '[67][.,]\\d\\d'),
    isGrave: within(6.6, 7.2),
    isAlarming: within(6.6, 7.25),
  },
  { named: figure('lithium|litio'), isGrave: within(2, 9), isAlarming: within(1.5, 9) },
  { named: figure('lactate|lactato|lactic acid'), isGrave: within(4, 30), isAlarming: never },
  { named: figure('ketones?|cetonas?'), isGrave: within(3, 15), isAlarming: within(1.5, 15) },
  { named: figure('ck|cpk|creatine kinase'), isGrave: (value) => value >= 5000, isAlarming: (value) => value >= 1000 },
  { named: figure('creatinine|creatinina'), ...CREATININE, unless: ON_DIALYSIS },
  { named: figure('cr|creat', DECIMAL), ...CREATININE, unless: ON_DIALYSIS },
  { named: figure('bun|urea nitrogen'), isGrave: never, isAlarming: within(100, 400), unless: ON_DIALYSIS },
  { named: figure('ammonia|amoniaco'), isGrave: never, isAlarming: within(200, 2000) },
  {
    named: figure('(?:digoxin|lanoxin|digoxina) level|nivel de digoxina|digoxin', DECIMAL),
    isGrave: never,
    isAlarming: within(3, 12),
  },
  {
    named: figure('(?:acetaminophen|paracetamol|tylenol) level|nivel de (?:acetaminofen|paracetamol|tylenol)'),
    isGrave: within(140, 1000),
    isAlarming: within(140, 1000),
  },
  {
    named: figure('carboxy ?h(?:a)?emoglobin|cohb|carboxihemoglobina', NUMBER, ''),
    isGrave: within(25, 80),
    isAlarming: within(10, 80),
  },
  {
    named: figure('troponin(?: [it])?|troponina(?: [it])?', NO_YEAR, '(?! ?ng\\/ml)'),
    isGrave: within(100, 100_000),
    isAlarming: never,
  },
  {
    named: figure('troponin(?: [it])?|troponina(?: [it])?', NUMBER, '(?= ?ng\\/ml)'),
    isGrave: within(0.3, 500),
    isAlarming: never,
  },
]

const HAS_LAB =
  /\b(?:potas|sodi|inr|ha?emoglobin|hgb|hb|hct|hemato|platelet|plts?\b|plaquetas|anc\b|absolute|neutro|wbc|white|leu[ck]oc|globulos|calci|magnes|mg\b|phosph|fosf|bicarb|hco3|carb|co2|cohb|ph\b|lithium|litio|lacta|lacti|keton|ceton|ck\b|cpk|creat|cr\b|bun\b|urea|ammon|amon|digox|nivel|acetam|paracet|tylenol|tropon|k\b|na\b)/

/** Figures of blood tests that are dangerous. Reads a plain text (see `plainText`). */
export function labConcepts(text: string): readonly string[] {
  if (!HAS_LAB.test(text)) return []
  const values = LABS.filter(({ unless }) => !unless?.test(text)).flatMap((lab) =>
    [...text.matchAll(lab.named)].map((found) => ({
      lab,
      value: Number(found[1]!.replace(/,(?=\d{3})/, '').replace(',', '.')) * (found[2] ? 1000 : 1),
    })),
  )
  const grave = values.some(({ lab, value }) => lab.isGrave(value)) ? ['lab-grave'] : []
  return values.some(({ lab, value }) => lab.isAlarming(value)) ? [...grave, 'lab-alarming'] : grave
}

export const LAB_CONCEPTS = ['lab-grave', 'lab-alarming']
