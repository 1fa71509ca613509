/** What is measured, by its names in ten more languages. Devanagari is written without the signs of its vowels, as a plain text has it. */
const NAMES = {
  oxygen: [
    'сатурац\\p{L}{0,8}|кислород\\p{L}{0,8}|оксиметр\\p{L}{0,8}|satura[ct]s\\p{L}{0,8}|kislorod\\p{L}{0,8}',
    '血氧\\p{L}{0,3}|血含氧\\p{L}{0,2}|酸素飽和度|酸素濃度|サチュ\\p{L}{0,8}|パルスオキシ\\p{L}{0,8}|산소\\p{L}{0,8}|포화도\\p{L}{0,3}',
    'oxigen\\p{L}{0,8}|oxymetre|\\boxy\\b|اكسجين|الاكسجين|اكسيجين|الاكسيجين|تشبع|ऑकसजन|ऑकसमटर|सचरशन',
  ],
  pulse: [
    'пульс\\p{L}?|чсс|pul[cs]s?\\b|脉搏|脈搏|心率|心跳|脈拍\\p{L}?|心拍\\p{L}{0,2}|(?<![動静])脈\\p{L}?|맥박\\p{L}{0,3}|심박\\p{L}{0,6}',
    'pouls|batimentos?|nhip tim|\\bmach\\b|النبض|نبض\\p{L}{0,8}|دقات (?:ال)?قلب\\p{L}{0,8}|नबज|धडकन',
  ],
  pressure: [
    'давлени\\p{L}{0,8}|тонометр\\p{L}{0,8}|davleni\\p{L}{0,8}|血压|血壓|高压|血圧\\p{L}?|혈압\\p{L}{0,9}',
    'pressao|tensao|tension|huyet ap|presyon|(?:ال)?ضغط\\p{L}{0,2}|التانسيو|تانسيون|طونسيو|बप|बलड परशर|रकतचप',
  ],
  sugar: [
    'сахар\\p{L}?|глюкоз\\p{L}?|глюкометр\\p{L}?|sax?har\\p{L}?|glyukoz\\p{L}?|血糖\\p{L}{0,6}|혈당\\p{L}{0,6}|당수치\\p{L}?',
    'glicemia|glicose|acucar|destro|dextro|glycemie|dextro|sucre|asukal|السكري?|سكر\\p{L}{0,2}|शगर|शककर|गलकज',
    'duong (?:huyet|mau|len|ha|tut|xuong|con|cao|chi|co|do)|(?:do|thu) duong',
  ],
} as const

const FILL = '[^\\d|.;!?。\\n]{0,14}'
/** More is said between a sugar and its number: "sugar ni lola kanina ay 45". */
const LONG_FILL = '[^\\d|.;!?。\\n]{0,30}'
/** Behind a number that is a time, an age, a dose or a volume. */
const OF_ANOTHER_KIND =
  '(?![.,]?\\d|\\s?(?:лет|год|дн|мин|час|литр|мг|раз|岁|歲|年|天|分|日|週|周|個|代|毫克|錠|回|세|살|년|일|분|리터|번|سن|يوم|دق|साल|दन|मनट|ans|anos|dias|jours|min|heures|horas|tuoi|ngay|phut|nam|tuan|litr|mg|ml|kg|fois|vezes))'
const OVER = '\\s?(?:[/xх]|на|na|の|到|对|對|over|에|علي|على|por|sur|par|tren|पर)\\s?'

/** As a plain text has its letters: taken apart, without marks. */
const asPlain = (letters: string): string => letters.normalize('NFKD').replaceAll(/\p{M}/gu, '')

const named = (names: readonly string[], then: string, fill = FILL): RegExp =>
  new RegExp(asPlain(`(?:${names.join('|')})${fill}${then}`), 'gu')

export const OXYGEN_ABROAD = named(NAMES.oxygen, `(\\d\\d|100)${OF_ANOTHER_KIND}`)
export const PULSE_ABROAD = named(NAMES.pulse, `([3-9]\\d|[12]\\d\\d)(?!\\s?/)${OF_ANOTHER_KIND}`)
/** A high one told without the lower. */
export const SYSTOLIC_ABROAD = named(NAMES.pressure, `(1[3-9]\\d|2\\d\\d)${OF_ANOTHER_KIND}`)
/** In mm Hg, or in cm as Brazil, France and North Africa tell it. */
export const PRESSURE_ABROAD = named(NAMES.pressure, `(\\d{1,3})${OVER}(\\d{1,3})(?!\\d)`)
/** In mg/dL. */
export const SUGAR_ABROAD = named(
  NAMES.sugar,
  `(\\d{2,3})(?!\\s?(?:[/%]|g\\b|gr|mmol|ммоль|毫摩))${OF_ANOTHER_KIND}`,
  LONG_FILL,
)
/** The same, told before its name, as in Tagalog. */
export const SUGAR_BEHIND_ABROAD = /(?<![\d.,])(\d{2,3}) (?:na )?(?:lang )?(?:ang|yung) (?:blood )?(?:sugar|asukal)\b/g
/** In grams a liter, as France and West Africa tell it. */
export const SUGAR_IN_GRAMS_ABROAD = named(
  ['glycemie', 'dextro', 'sucre'],
  '([0-6][.,]\\d{1,2})(?!\\d|\\s?(?:%|mmol))',
  LONG_FILL,
)
/** In mmol/L: told with that unit, or with a decimal, which no meter in mg/dL shows. */
export const SUGAR_IN_MILLIMOLES_ABROAD = named(
  NAMES.sugar.filter((names) => !names.includes('sucre')),
  '((?:[12]?\\d|3[0-4])[.,]\\d(?!\\d|\\s?(?:%|g\\b|г))|\\d{1,2}(?=\\s?(?:mmol|ммоль|毫摩)))',
  LONG_FILL,
)
