/** What a figure counts: a key of `UNIT_WORDS`. */
export type Unit = string

const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  money: 'dollar dollars dolar dolares usd buck bucks $ € £',
  cents: 'cent cents centavo centavos',
  percent: '% percent porciento',
  mg: 'mg milligram milligrams miligramo miligramos',
  mcg: 'mcg µg ug microgram micrograms microgramo microgramos',
  g: 'g gram grams gramo gramos',
  ml: 'ml cc milliliter milliliters mililitro mililitros',
  iu: 'iu unit units unidad unidades ui',
  pill: 'tablet tablets tableta tabletas pill pills pastilla pastillas capsule capsules capsula capsulas comprimido comprimidos aspirin aspirins aspirina aspirinas ibuprofen ibuprofens ibuprofeno ibuprofenos tylenol tylenols advil advils motrin aleve acetaminophen paracetamol naproxen benadryl',
  drop: 'drop drops gota gotas puff puffs inhalacion inhalaciones',
  dose: 'dose doses dosis',
  spoon: 'teaspoon teaspoons tablespoon tablespoons tsp tbsp cucharada cucharadas cucharadita cucharaditas',
  ounce: 'ounce ounces oz onza onzas',
  second: 'second seconds segundo segundos',
  minute: 'minute minutes min mins minuto minutos',
  hour: 'hour hours hr hrs hora horas',
  day: 'day days dia dias',
  week: 'week weeks semana semanas',
  month: 'month months mes meses',
  year: 'year years yr yrs ano anos',
  clock: 'am pm a.m p.m',
  date: 'january february march april june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  mile: 'mile miles milla millas',
  degree: 'degree degrees grado grados',
  pound: 'pound pounds lb lbs libra libras',
  kilogram: 'kg kilogram kilograms kilo kilos kilogramo kilogramos',
}

const BY_WORD: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNIT_WORDS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const EXACT: ReadonlySet<Unit> = new Set([
  'percent',
  'mg',
  'mcg',
  'g',
  'ml',
  'iu',
  'pill',
  'drop',
  'dose',
  'spoon',
  'ounce',
])

export const unitOf = (word: string | undefined): Unit | undefined => (word ? BY_WORD.get(word) : undefined)

/** True for doses and shares: they are never carried over from a bare number. */
export const isExactUnit = (unit: Unit): boolean => EXACT.has(unit)

export const isMonth = (word: string): boolean => BY_WORD.get(word) === 'date'
