/** What may stand between the name of a test and its figure. */
const FILLERS =
  'level|levels|count|counts|was|were|is|are|at|of|came|come|back|out|as|only|just|now|today|around|about|like|reads?|says?|said|result|results|value|number|down|up|to|has|have|dropped|jumped|fell|rose|low|high|critical|critically|dangerously|really|super|hit|got|the|an|in|on|portal|lab|labs|blood|flagged|salio|salieron|sale|en|de|es|esta|estan|fue|bajo|alto|baja|alta|a|sangre|resultado|hoy'
const GAP = `(?:[ :=]+(?:${FILLERS}))*[ :=]+`
/** No dose, no day, no year and no other measure. */
const ALONE =
  '(?![\\da-z.,]*\\d)(?! ?\\+)(?! ?(?:mg|mcg|grams?|g\\b|meq\\b(?!\\/)|pills?|tab|days?|dias|weeks?|years?|months?|times|hours?|%|percent))'

interface Lab {
  readonly named: RegExp
  /** What sends somebody to an emergency department by itself. */
  readonly isGrave: (value: number) => boolean
  /** What does so beside a sign, and else is for today. */
  readonly isAlarming: (value: number) => boolean
}

const never = () => false
const figure = (names: string) => new RegExp(`\\b(?:${names})${GAP}(\\d{1,6}(?:[.,]\\d{1,3})?)(k?)${ALONE}`, 'g')
/** Counts are told as 12, as 12k and as 12,000. */
const inThousands = (value: number) => (value >= 1000 ? value / 1000 : value)

const LABS: readonly Lab[] = [
  {
    named: figure('potassium|potasio|k\\+'),
    isGrave: (value) => (value >= 6.5 && value < 12) || (value >= 1 && value <= 2.5),
    isAlarming: (value) => (value >= 5.9 && value < 12) || (value >= 1 && value < 3),
  },
  {
    named: figure('sodium|sodio'),
    isGrave: (value) => (value >= 95 && value < 120) || (value > 160 && value < 200),
    isAlarming: (value) => (value >= 95 && value < 128) || (value > 155 && value < 200),
  },
  { named: figure('inr'), isGrave: never, isAlarming: (value) => value >= 5 && value < 30 },
  {
    named: figure('(?<!a1c )(?:hemoglobin|haemoglobin|hgb|hemoglobina)'),
    isGrave: (value) => value >= 2.5 && value < 7,
    isAlarming: (value) => value >= 2.5 && value < 8,
  },
  {
    named: figure('platelets?|plaquetas'),
    isGrave: (value) => inThousands(value) <= 10,
    isAlarming: (value) => inThousands(value) < 30,
  },
  {
    named: figure('calcium|calcio'),
    isGrave: (value) => value >= 14 && value < 25,
    isAlarming: (value) => value >= 13 && value < 25,
  },
  {
    named: figure('lithium|litio'),
    isGrave: (value) => value >= 2 && value < 9,
    isAlarming: (value) => value >= 1.5 && value < 9,
  },
  { named: figure('lactate|lactato'), isGrave: (value) => value >= 4 && value < 30, isAlarming: never },
  {
    named: figure('ketones?|cetonas?'),
    isGrave: (value) => value >= 3 && value < 15,
    isAlarming: (value) => value >= 1.5 && value < 15,
  },
  { named: figure('ck|cpk|creatine kinase'), isGrave: (value) => value >= 5000, isAlarming: (value) => value >= 1000 },
  { named: figure('creatinine|creatinina'), isGrave: never, isAlarming: (value) => value >= 4 && value < 25 },
]

const HAS_LAB =
  /\b(?:potas|sodi|inr|ha?emoglobin|hgb|platelet|plaquetas|calci|lithium|litio|lacta|keton|cetona|ck|cpk|creatin|k\+)/

/** Figures of blood tests that are dangerous. Reads a plain text (see `plainText`). */
export function labConcepts(text: string): readonly string[] {
  if (!HAS_LAB.test(text)) return []
  const values = LABS.flatMap((lab) =>
    [...text.matchAll(lab.named)].map((found) => ({
      lab,
      value: Number(found[1]!.replace(/,(?=\d{3})/, '').replace(',', '.')) * (found[2] ? 1000 : 1),
    })),
  )
  const grave = values.some(({ lab, value }) => lab.isGrave(value)) ? ['lab-grave'] : []
  return values.some(({ lab, value }) => lab.isAlarming(value)) ? [...grave, 'lab-alarming'] : grave
}

export const LAB_CONCEPTS = ['lab-grave', 'lab-alarming']
