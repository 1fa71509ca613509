/** Vietnamese as folded, without marks: "không" as it is typed. */
const NOT = ['khong', 'ko', 'k', 'hong', 'hok', 'kg', 'hem', 'khg', 'chang', 'ko the', 'khong the']

/** Choices that begin with any spelling of "not". */
export const not = (...words: readonly string[]): string =>
  words.flatMap((word) => NOT.map((no) => `${no} ${word}`)).join('|')

/** Choices that hold any spelling of "not" at the mark `_`: "tho _ duoc". */
export const withNot = (...words: readonly string[]): string =>
  words.flatMap((word) => NOT.map((no) => word.replace('_', no))).join('|')

export const VIOLENT = ['du doi', 'du lam', 'kinh khung', 'khung khiep', 'quan quai', 'lan lon']

export const UNBEARABLE = [
  ...VIOLENT,
  'quan lai',
  'gap nguoi',
  'cong nguoi',
  'nhu dao dam',
  'nhu xe',
  'xe ruot',
  'muon chet',
  'thau troi',
  'thau xuong',
  'muon xiu',
  'toat mo hoi',
  withNot(
    'chiu _ noi',
    '_ chiu noi',
    'chiu het noi',
    'di _ noi',
    'dung _ noi',
    '_ dung noi',
    '_ di noi',
    'chiu _ duoc',
    '_ chiu duoc',
    'ngoi _ yen',
    '_ dung thang',
  ),
].join('|')

const KIN = [
  'chong',
  'ban trai',
  'bo',
  'ba',
  'cha',
  'cha duong',
  'bo duong',
  'duong',
  'nguoi yeu',
  'chong cu',
  'anh ay',
  'ong ay',
  'ong xa',
  'ong chong',
  'anh ta',
  'thang chong',
  'vo',
  'con trai',
  'me chong',
  'ong',
  'anh',
  'ban gai',
  'thang cha',
  'thang',
  'no',
  'anh trai',
  'nguoi ta',
  'chu nha',
  'ban cung phong',
]
export const PARTNER = KIN.join('|')
export const CHILD =
  'be|con|chau|em be|thang nho|con nho|dua nho|thang be|con be|con gai|con trai|be gai|be trai|thang cu|thang con|nhoc|con em|con toi'
