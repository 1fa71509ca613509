/** Korean: parts that many patterns share. Endings are written out, for syllables are compared whole. */
export const PAINS =
  '아프|아파|아픈|아팠|아플|통증|쑤시|쑤셔|쑤신|욱신|콕콕|찌릿|찌르|뻐근|결려|결리|땡겨|땡기|당기|당겨'

export const SWELLS = '붓고|붓는|부어|부었|부은|부음|부기|퉁퉁|땡땡|탱탱|부풀|붓네|붓습|붓기|부으|부운|붓다|부엇'

const SUGAR = [
  '혈당이',
  '혈당',
  '당수치가',
  '당이',
  '혈당수치가',
  '혈당재니',
  '혈당쟀는데',
  '혈당체크하니',
  '혈당재보니까',
  '혈당재봤는데',
  '혈당이지금',
  '혈당이겨우',
]

export const lowNumbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const AFTER_NUMBER = [
  '예',
  '에',
  '이',
  '밖',
  '로',
  '까',
  '나',
  '래',
  'mg',
  '인',
  '.',
  ',',
  '나왔',
  '으로',
  '라',
  '임',
  '뜨',
  '찍',
  '대',
  '입',
  '였',
]

export const sugarReading = (from: number, to: number) =>
  SUGAR.flatMap((sugar) =>
    lowNumbers(from, to).flatMap((number) => AFTER_NUMBER.map((after) => `${sugar}${number}${after}`)),
  ).join('|')

export const PREGNANT = '임신|임산부|만삭|산모|뱃속아기|뱃속에아기|뱃속애|막달|예정일|태아'
