import { measuresInFigures } from './measures-in-words'
import {
  OXYGEN_ABROAD,
  PRESSURE_ABROAD,
  PULSE_ABROAD,
  SUGAR_ABROAD,
  SUGAR_BEHIND_ABROAD,
  SUGAR_IN_GRAMS_ABROAD,
  SUGAR_IN_MILLIMOLES_ABROAD,
  SYSTOLIC_ABROAD,
} from './names-abroad'

/** Measurements named in a text; temperature in °C, glucose in mg/dL, blood pressure in mm Hg. */
export interface Vitals {
  readonly temperaturesC: readonly number[]
  readonly pulses: readonly number[]
  readonly oxygenPercents: readonly number[]
  readonly systolics: readonly number[]
  readonly diastolics: readonly number[]
  readonly breathsPerMinute: readonly number[]
  readonly glucoses: readonly number[]
  readonly comaScores: readonly number[]
}

const TEMPERATURE = [
  /(?<![\d.,])((?:3[4-9]|4[0-2]|9[5-9]|10[0-8])[.,]\d)(?!\d| ?(?:cm|mm|kg|lbs?|inch\w*|pounds|kilos|libras|%)\b)/g,
  /((?:(?<!^)9[0-5]|9[6-9]|1[01]\d)(?:[.,]\d+)?) ?(?:°|º|o|degrees|deg|grados)? ?(?:f|fahrenheit)\b/g,
  /(\d{2,3}(?:[.,]\d+)?) ?(?:(?:°|º|o|degrees|deg|grados)? ?(?:c|celsius|centigrados)|(?:°|º|degrees|deg) ?f)\b/g,
  /(?<!\b(?:ben[dt]s?|bending|flex\w*|rotat\w*|turns?|curves?|angle|dobla\w*|cobb|scoliosis)\b[^|.;]{0,20})(?<!\d)((?:3[6-9]|4[01])(?:[.,]\d)?) ?(?:°|º|degrees|grados)(?! ?(?:\w+ ){0,2}(?:outside|out|weather|heat|shade|sun|water|afuera|sombra|sol|calor|angle))/g,
  /(?<!\b(?:no|without|sin|ni|nor|or|denies|any|never) )(?:temp\w*|therm\w*|termom\w*|fever\w*|fiebre|calentura)[^\d|.]{0,22}(\d{2,3}(?:[.,]\d+)?)(?! ?(?:days?|dias?|weeks?|hours?|horas?|years?|months?|min))/g,
  /\b(?:running|runs|ran|spiked|spiking|traigo|trae|subio a|llego a) (?:a |an |at |to |about |around |like )?(3[89]|4[01]|10[0-6])(?![\d/]| ?(?:miles|minutes|km|laps|hours|days|years|percent|%))/g,
  /(?:^|[,.;] ?)(10[0-5](?:[.,]\d)?)(?= ?(?:$|[,.;|]))/g,
  /(?<!\d)(3[89]|40) y medio\b/g,
  /(?:\b(?:and|n|with|y|con|got|is|at|plus) |[,+] ?)(10[0-5](?:[.,]\d)?) (?:since|all (?:day|night)|last (?:night|nite)|tonight|this (?:morning|am)|desde|toda la noche)/g,
  /(?<![\d.])(\d{2,3}(?:[.,]\d)?) (?:on|by|with|in|per|en) (?:the |my |a |our |his |her |el )?(?:therm|forehead|ear\b|rectal|oral|bum\b|butt\b|termom|temporal)/g,
  /\b(?:con|with|(?<=\b(?:fever|fiebre|temp|temperature|is|was|now|still|hes|shes|im) )at|got|has) (?:a |an |at )?(39|40|10[1-5])(?= ?(?:$|[,.;!|]| (?:and|y)\b))/g,
  /(?<!\d )(?:\band|\bn|\by) (10[1-5](?:[.,]\d)?)(?= ?(?:$|[,.;!|]))/g,
  /(\d{2,3}(?:[.,]\d+)?)(?:ish)? ?(?:°|degrees|grados|de|degree)? ?(?:fever|fiebre|temp\w*|calentura)/g,
  /(?<![\w'])t ?[:=]? ?((?:3[89]|4[01]|10[0-6])(?:[.,]\d)?)(?= ?(?:$|[,.;|/]|(?:hr|bp|p|rr|pulse|o2|spo2|sats?)\b))/g,
  /\b(?:t ?max|febrile(?: to| at| up to)?)[ :]{1,2}(\d{2,3}(?:[.,]\d+)?)/g,
  /(?:fever\w*|temp\w*|fiebre|calentura)\b[^|.;]{0,40}?[, ]((?:39|4[01]|10[0-6])(?:[.,]\d)?)(?= (?:today|now|tonight|this (?:morning|am)|hoy|ahora|ahorita|esta (?:manana|noche))\b)/g,
  /(?:fever\w*|temp\w*|fiebre|calentura)\b[^|.\d]{0,20}\b(?:between|entre|from|of|de) \d{2,3}(?:[.,]\d)? (?:and|to|y|a) ((?:3[89]|4[01]|10[0-6])(?:[.,]\d)?)(?![\d/]| ?(?:years?|anos)\b)/g,
]
const PULSE = [
  /(?:heart ?rate|pulse|(?<!\d ?|half an |an |per )\bhr\b|pulso|\bfc\b|frecuencia cardiaca|ritmo cardiaco|heart ?beat)[^\d.|]{0,14}(\d{2,3})(?!\d| ?\/\d)/g,
  /\bheart (?:is |was |s |rate )?(?:(?:going|beating|racing|pounding|at|stuck|up|stays|staying)(?: at| about| like| around| to| in the)? )?(\d{2,3})(?!\d| ?(?:years?|yrs?|days?|weeks?|months?|times|percent|%|minutes|mg|st|nd|rd|th))/g,
  /\b(?:corazon|late|latiendo|pulsaciones)\b[^\d.|]{0,14}(\d{2,3})(?!\d| ?\/)/g,
  /(\d{2,3}) ?(?:bpm|beats|latidos|lpm)/g,
  /(?<!\d ?)\bbpm(?: is| at| of|:)? (\d{2,3})(?!\d|\/)/g,
  /\b(?:watch|fitbit|garmin|reloj|kardia\w*) (?:says?|said|reads?|shows?|dice|marca) (?:(?:my|im|i am|heart|rate|hr|pulse|is|at|of) ){0,4}(\d{2,3})(?!\d|[:.,/%]\d| ?(?:steps|calories|pasos|miles|km|minutes|hours|percent|%|degrees|days))/g,
  PULSE_ABROAD,
]
const OXYGEN = [
  /(?<!\d ?% ?(?:de )?)(?:spo2|o2 ?sat\w*|\bo2|oxygen\w*|satur\w*|\bsats?|pulse ox|oxigen\w*|oximet\w*)[^\d.|]{0,34}(\d{2,3})(?!\d| ?(?:bpm|beats|latidos|lpm|[fm]\b|y\/?o|years?|anos|lbs?|pounds|kg|minutes|hours|liters?)\b| ?\/\d)/g,
  /(?:o2|oxygen\w*|\bsats?|satur\w*|oxigen\w*)[^\d|.]{0,12}\b(?:drop\w*|fell|falls?|falling|went|goes|going|down|dip\w*|plung\w*|baj\w*|cayo|cae|hit)\b[^\d|.]{0,12}(\d{2})(?!\d)/g,
  /(?:\bo2|spo2|oxygen\w*|\bsats?|satur\w*|oxigen\w*)[^\d|.]{0,30}(?:9\d|100) ?%?[^\d|.]{0,24}(?:\b(?:to|al?|now|today|hoy|ahora|ahorita)\b|>)[^\d|.]{0,6}([5-8]\d)(?!\d| ?(?:bpm|beats|latidos|minut\w*|hours?|horas|years?|anos|lbs?|kg)\b)/g,
  /(\d{2}) ?(?:%|percent|por ciento) ?(?:de )?(?:oxygen|o2|spo2|saturation|de oxigeno)/g,
  /(\d{2}) ?(?:oxygen|o2|spo2|saturation|de oxigeno)(?! ?(?:(?:sats?|saturation|level|reading|is|was|at|of|:|=) ?){0,3}\d{2}(?!\d|\/| ?(?:bpm|[fm]|y\/?o|years?)\b))/g,
  /\b(?:finger|dedo) ?(?:thing\w*|clip|gadget|reader|sensor|monitor|meter|device|machine)(?: (?:says?|reads?|shows?|is|at|on|it|her|him|now|down|to)){1,4} ([5-9]\d)(?!\d| ?(?:bpm|beats|pulse|degrees))/g,
  /\b(?:aparat\w+|cosit[oa]|pinza|dedal) (?:del|en el|de su) dedo (?:le |me |le da |dice |marca |da |trae |un ){1,3}([5-9]\d)(?!\d| ?(?:latidos|pulso|grados))/g,
  OXYGEN_ABROAD,
]
const PRESSURE = [
  /(?<!\d)(1[5-9]\d|2[0-4]\d) (?:con|over) (9\d|1[0-4]\d)(?!\d| ?(?:centavos|dolares|pesos|cents|dollars))/g,
  /(?<!\b(?:weight|wt|weighs?|peso|hr|pulse|heart ?rate|pulso|sugar|glucose|glucosa|bg|spo2|o2|sats?|ox|fc|frecuencia) (?:(?:is|was|of|at) )?)(?<!\d)(\d{2,3})s? ?(?:\/|over|sobre) ?(\d{2,3})(?!\d|[.,]\d|\/| ?(?:[fm]|y\/?o|yrs?|years?|anos|bpm|lbs?|kg|weeks?)\b| ?%)/g,
  /(\d{2,3}) ?(?:con|por) ?(\d{2,3}) ?(?:de )?(?:presion|tension)/g,
  /(?:presion|pressure|tension|\bbp\b)[^|.\d]{0,40}(?:\d [^|.\d]{0,40})?(\d{2,3}) ?(?:con|por) ?(\d{2,3})(?!\d|\/)/g,
]
const SYSTOLIC = [
  /(?:systolic|sistolica|\bsbp)[^\d.]{0,8}(\d{2,3})/g,
  /(?<!\d)(\d{2,3}) ?(?:\/|over|by) ?palp\w*/g,
  /(?<!diastolic |diastolica )(?:\bbp\b|blood pressure|presion)[^\d.|]{0,12}(\d{2,3})(?! ?(?:\/|over|sobre|\d))/g,
  SYSTOLIC_ABROAD,
]
const DIASTOLIC = [/(?:diastolic|diastolica|\bdbp)[^\d.]{0,8}(\d{2,3})/g]
const BREATHS = [
  /(?:respiratory rate|resp\w* rate|\brr\b|frecuencia respiratoria|respirations?)[^\d.]{0,8}(\d{1,2})(?!\d)/g,
  /(\d{2}) ?(?:breaths|respiraciones)/g,
  /(?<!\d)(\d{1,2}) ?(?:breaths?|times|respiraciones|veces) ?(?:a|per|every|each|in a|in one|\/|por|al|cada) ?(?:full )?min/g,
  /\b(?:breath\w*|respira\w*|rr)[^\d.|]{0,24}(\d{1,2}) ?(?:times )?(?:a|per|\/|por) ?min/g,
]
const GLUCOSE = [
  /(?:glucose|glucosa|sh?ug[ae]r\w*|a[zs]ucar|\bbg\b|fingerstick|glucometer)[^\d.|]{0,25}(\d{2,3})(?![.,]?\d| ?(?:anos|years?|yrs?|y\/?o|weeks?|wks?|semanas|mes(?:es)?|months?|days?|dias|hours?|hrs?|horas|minutes|mins?|minutos|times|veces|grams?|gramos|carbs|units?|unidades)\b| ?mmol)/g,
  /(?:\bglu|\bcbg|\bfsbg|accu ?chek|\bcgm|dexcom|libre|glucometer|(?<!flow |parking )\bmeter)[ :]{1,3}(?:says |said |reads |read |shows |showed |reading |at |of |is |was |down to )?(\d{2,3})(?![.,]?\d| ?mmol| ?(?:m|km|feet|meters|miles)\b)/g,
  /\b(?:readings?|numbers?|values?|lecturas?) [^\d.|]{0,30}(2[5-9]\d|[3-6]\d\d)(?![.,]?\d| ?(?:\/|over))(?<=\b(?:sugars?|glucose|glucosa|azucar|diabet\w*)\b[^\n]{0,280})/g,
  /(?<!\d)(\d{2,3}) (?:de |of |el |la )?(?:azucar|glucosa|blood sugar|glucose)\b/g,
  SUGAR_ABROAD,
  SUGAR_BEHIND_ABROAD,
]
/** In mmol/L, as most of the world measures it: told with that unit, or with a decimal, which no meter in mg/dL shows. */
const GLUCOSE_IN_MILLIMOLES = [
  /(?:glucose|glucosa|\bsh?ug[ae]rs?\b|a[zs]ucar|\bbg\b|fingerstick|glucometer)(?![^.;]{0,20}\b(?:a1c|ketones?|cetonas?|creatinin\w*|potas\w*|inr|lacta\w*))[^\d.|]{0,25}((?:[12]?\d|3[0-4])[.,]\d(?!\d| ?(?:%|percent|por ciento|g\b|grams?|gramos|k\b|million))|\d{1,2}(?= ?mmol))/g,
  /(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?mmol(?:s|es)?(?: ?(?:\/|per) ?l(?:it(?:er|re|ro))?)? (?:de |of )?(?:azucar|glucosa|blood sugar|sugar|glucose)\b/g,
  SUGAR_IN_MILLIMOLES_ABROAD,
]
const COMA_SCORE = [/\b(?:gcs|glasgow)\b[^\d|]{0,30}(1[0-5]|[3-9])(?!\d)/g]

const within = (low: number, high: number) => (value: number) => value >= low && value <= high

const numbers = (text: string, patterns: readonly RegExp[]): readonly number[] =>
  patterns
    .filter((pattern) => text.search(pattern) >= 0)
    .flatMap((pattern) => [...text.matchAll(pattern)].map((found) => Number(found[1]!.replace(',', '.'))))

/** Of glucose: one mmol/L is 18.016 mg/dL, by its molar mass of 180.16 g. */
const toMilligrams = (millimoles: number) => Math.round(millimoles * 18.016)
const toCelsius = (value: number) => (value >= 90 ? Math.round(((value - 32) * 50) / 9) / 10 : value)

/** How hot a day was, not a body: "in the field at 104 °F". */
const OF_WEATHER =
  /\b(?:trabaj|anduv|estuv|cosech|piz[cq]|pint|camin|work|pick)\w* (?:\w+ ){0,4}?(?:en|bajo|in|under|on) (?:la|el|los|pleno|the) (?:pizca|campo|sol|rayo del sol|obra|labor|cosecha|surco|techo|desierto|file|yarda|field|fields|sun|roof|yard)(?: (?:todo el dia|toda la manana|ayer|hoy|all day|yesterday))? (?:con|a|de|at|in) (?:unos |casi |about )?(?:9\d|1[01]\d|3[5-9]|4\d) ?(?:(?:°|º|degrees|grados) ?(?:f|fahrenheit|c|centigrados)?|f\b|fahrenheit)(?! ?(?:de )?(?:fiebre|calentura|temperatura|fever|temp))|\b(?:en|in) (?:texas|arizona|florida|nevada|phoenix|tucson|houston|dallas|(?:las )?vegas|miami|california|georgia|laredo|mexicali|el paso)(?: city)? (?:at|a|con|with) (?:unos |casi |about )?(?:9\d|1[01]\d|3[5-9]|4\d) ?(?:°|º|degrees|grados)? ?[fc]?\b|\b(?:hace|its|it is|hit) (?:9\d|1[01]\d) ?(?:(?:°|º|degrees|grados)? ?f?) (?:afuera|outside|out|en la sombra|in the shade)\b|\b(?:indice de calor|heat index)[^.;!?\n\d]{0,12}\d{2,3}(?: ?(?:°|º|degrees|grados|f)\b)?/g

/** Sugar that fell and rose again: "me bajó a 66, tomé jugo, subió a 104". */
const OF_SUGAR =
  /\b(?:bajo|baje|cayo|tenia|estaba|amaneci|marco|dropped|fell|was|low) (?:a|en|con|to|at|of) [3-7]\d\b[^|°]{0,70}?\b(?:subio|subi|up|rose|went up|climbed) (?:a|to) \d{2,3}\b/g

/** How fast an unborn heart beats: twice as fast as its mother's. */
const OF_UNBORN =
  /\b(?:f(?:o)?etal (?:\w+ )?(?:heart ?(?:beat|rate|tones?)|hr|pulse)|fh[rt]s?|(?:babys?|bebes?|fetus) (?:\w+ )?(?:heart ?(?:beat|rate)|heart|hr)|heart ?(?:beat|rate) of the (?:baby|fetus)|(?:frecuencia cardiaca|latidos?|corazon(?:cito)?|fcf) (?:fetal(?:es)?|del? (?:el |la |mi )?(?:bebe|feto))|fcf)\b[^\d.;!?\n]{0,20}1[0-8]\d(?! ?\/)(?: ?bpm| beats| latidos| lpm)?/g

/** From where on somebody was told to call. What befalls somebody below a number is no such limit. */
const LIMIT_TOLD =
  /\b(?:told (?:me|us|her|him) to|(?:told|tells?) (?:me|us|her|him)|said to|says to|call(?: 911| them| her| him| the \w+)?|go (?:back |in )?to|come (?:back|in)|dijeron(?: que)?|dijo que|llame|llamar|ir a)\b[^.;|!?\n]{0,40}?\b(?:if|unless|si)\b (?:[^\s.;|!?]+ ){1,4}?(?:below|under|less than|over|above|higher than|more than|(?:ever )?(?:reaches|hits|gets to|llega a)|(?:drops?|falls?|goes|gets|is) (?:below|under|over|above)|baja de|sube de|menos de|mas de|pasa de)\b[^.;|!?\n\d]{0,8}\d{2,3}(?:[.,]\d|\/\d{2,3})?/g

const ANIMAL =
  '(?:dogs?|pupp(?:y|ies)|pups?|cats?|kittens?|horses?|pony|mare|rabbits?|goats?|cows?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|caballos?|yegua|vaca|conejos?)'
const OF_ANIMAL = new RegExp(
  `\\b${ANIMAL} (?:heart ?rate|heart|pulse|hr|has a (?:pulse|heart ?rate)|con|tiene(?: un)?(?: pulso)?)\\b[^.;|\\d]{0,15}\\d{2,3}`,
  'g',
)
/** The pulse of a race, or one to train at, in somebody who tells of nothing else. */
const OF_TRAINING =
  /\b(?:hits?|reache[ds]|(?:gets?|goes|went|got|climbs?) (?:up )?to|subio a|sube a|llega a) 1\d\d\b|\b(?:avg|average|max(?:imum)?|peak|target|goal|zone \d|promedio|maxim[oa]|objetivo)\b[^.;|\d]{0,25}\d{2,3}(?:(?: ?to ?| )\d{2,3})?/g
const TRAINS =
  /\b(?:ran|runs?|running(?! (?:an? |the )?(?:fever|temp\w*|nose|out|low|late|bath|from|water)\b)|rides?|rode|bik\w*|cycl\w*|spin|work ?outs?|gym|treadmill|miles?|\d+ ?k|marathon|race|zone \d|train\w*|class|hik\w*|swim\w*|swam|sprints?|corri|correr|carrera|bici\w*|entren\w*|ejercicio)\b/
const TELLS_MORE =
  /\b(?:faint\w*|dizz\w*|chest|pain|breath\w*|pass\w* out|collaps\w*|pecho|desmay\w*|mare\w*|dolor|aire|palpit\w*|weak|still|rest(?:ing)?|reposo|come down|hours|fever\w*|sick|ill|fiebre|calentura|enferm\w*|skip\w*|flutter\w*|black\w* out)\b/
const OF_MUSIC = /\b(?:songs?|music|track|playlist|metronome|cancion|musica|beat)\b[^.;|\d]{0,20}\d{2,3} ?bpm\b/g
/** Whether a pulse is told of a race or of training, and nothing else with it. */
export const isOfTraining = (text: string): boolean => TRAINS.test(text) && !TELLS_MORE.test(text)
const withoutTraining = (text: string): string => (isOfTraining(text) ? text.replaceAll(OF_TRAINING, ' ') : text)

/** What a plan and its member pay of a hundred, and insulins of two kinds: no pressures, where such are told of and no pressure is. */
const SHARES = /\b(?:60 ?\/ ?40|70 ?\/ ?30|75 ?\/ ?25|80 ?\/ ?20|90 ?\/ ?10)\b/g
const OF_SHARES =
  /\b(?:plans?|insurance|coinsurance|insulin\w*|novolin|humulin|relion|deductible|split|polic(?:y|ies)|open enrollment|coverage|aseguran\w*|seguro|coaseguro|deducible|insulina|walmart|pens)\b/
const OF_PRESSURE =
  /\b(?:b\/?p|p\/?a|pressures?|presion|tension|cuff|monitor|machine|systolic|diastolic|vitals?|hr|pulse|pulso|baumanometro|tensiometro|dizz\w*|faint\w*|clammy|weak|pale|cold|sweat\w*|confus\w*|pass\w* out|barely|mare\w*|desmay\w*|debil\w*|palid\w+|sud\w+)\b/
const withoutShares = (text: string): string =>
  OF_SHARES.test(text) && !OF_PRESSURE.test(text) ? text.replaceAll(SHARES, ' ') : text

type Pressures = readonly [systolic: number, diastolic: number]

const pairsIn = (text: string, patterns: readonly RegExp[]): readonly Pressures[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => [Number(found[1]), Number(found[2])] as const),
  )

const HIGHEST_IN_CENTIMETERS = 30
const inMillimeters = ([systolic, diastolic]: Pressures): Pressures =>
  systolic <= HIGHEST_IN_CENTIMETERS ? [systolic * 10, diastolic * 10] : [systolic, diastolic]

const MEASURES =
  'b\\/?p|(?:blood )?pressure|presion|p\\/?a|hr|heart ?rate|pulse(?: ox)?|pulso|fc|frec\\w*(?: cardiaca)?|p|spo2|o2|oxygen|oxigeno|sats?|saturacion|saturation|oximet\\w+|t|temp\\w*|rr|fr|r|resp\\w*|glucose|glucosa|(?:blood )?sugar|a[zs]ucar|bg|fingerstick|weight|wt|peso|ketones?|cetonas?'
/** Where a measure begins that has its own number behind it. */
const OWN_NUMBER = new RegExp(
  `(?<=[\\s,;/(]|^)(?<!\\d ?% ?)(?=(?:${MEASURES})\\b(?:[ :=]|\\b(?:is|was|of|at|en|de|about|around|only|just|reading|levels?|sats?|saturation|rate|now|resting|esta|estaba|down to|up to)\\b){1,6}\\d)`,
  'g',
)
/** Measures in a row kept apart, each with its own number: "97% O2, HR 64". */
const withMeasuresApart = (text: string): string => text.replaceAll(OWN_NUMBER, '|')

const degreesIn = (text: string): readonly number[] =>
  numbers(text.replaceAll(OF_WEATHER, ' ').replaceAll(OF_SUGAR, ' '), TEMPERATURE)
    .filter((value) => within(90, 112)(value) || within(34, 43.5)(value))
    .map(toCelsius)

/** The temperatures told in a plain text, in °C. */
export function temperaturesIn(plain: string): readonly number[] {
  const text = measuresInFigures(plain)
  return /\d/.test(text) ? degreesIn(withMeasuresApart(text)) : []
}

/** Reads a plain text (see `plainText`). */
export function readVitals(plain: string): Vitals {
  const figures = measuresInFigures(plain)
  if (!/\d/.test(figures))
    return {
      temperaturesC: [],
      pulses: [],
      oxygenPercents: [],
      systolics: [],
      diastolics: [],
      breathsPerMinute: [],
      glucoses: [],
      comaScores: [],
    }
  const told = figures.replaceAll(LIMIT_TOLD, ' ')
  const text = withMeasuresApart(told)
  const pairs = [...pairsIn(withoutShares(text), PRESSURE), ...pairsIn(text, [PRESSURE_ABROAD]).map(inMillimeters)]
  const pressures = pairs.filter(([systolic, diastolic]) => systolic >= 50 && diastolic >= 25 && systolic > diastolic)
  return {
    temperaturesC: degreesIn(text),
    pulses: numbers(
      withMeasuresApart(
        withoutTraining(told.replaceAll(OF_MUSIC, ' ').replaceAll(OF_UNBORN, ' ').replaceAll(OF_ANIMAL, ' ')),
      ),
      PULSE,
    ).filter(within(20, 300)),
    oxygenPercents: numbers(text, OXYGEN).filter(within(50, 100)),
    systolics: [...pressures.map(([systolic]) => systolic), ...numbers(text, SYSTOLIC)].filter(within(40, 320)),
    diastolics: [...pressures.map(([, diastolic]) => diastolic), ...numbers(text, DIASTOLIC)].filter(within(20, 200)),
    breathsPerMinute: numbers(text, BREATHS).filter(within(4, 90)),
    glucoses: [
      ...numbers(text, GLUCOSE).filter(within(15, 999)),
      ...numbers(text, [SUGAR_IN_GRAMS_ABROAD]).map((grams) => Math.round(grams * 100)),
      ...numbers(text, GLUCOSE_IN_MILLIMOLES).filter(within(0.5, 34.9)).map(toMilligrams),
    ],
    comaScores: numbers(text, COMA_SCORE).filter(within(3, 15)),
  }
}
