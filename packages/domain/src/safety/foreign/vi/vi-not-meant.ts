import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'

/** Words that look like a danger without their accents, or like English ones: named here so that they can be set aside. */
const LOOK_ALIKE: Lexicon = {
  stroke: [
    'tia tieu|tia nuoc|tia nuoc tieu|tia sang|cat tia|tia long|tia canh|tia sua|tia cuc tim|tia chop|tia hong ngoai|tia x|tia laser|tia hy vong',
  ],
}

export const VIETNAMESE_NOT_MEANT = LOOK_ALIKE

const FEVER_OVER = joined(
  ['het', 'da het', 'het han', 'khoi', 'da khoi', 'dut', 'het bi'],
  ['sot', 'ho', 'dau dau', 'nhuc dau', 'dau bung', 'tieu chay', 'oi', 'kho tho', 'chong mat', 'dau nguc'],
)
const LITTLE = joined(
  'stress|relax|doi|xin|hoi|giup|gium|giup em|giup minh|giup con|giup chau|chuyen|bot|hon|nhanh|nhieu|lau|som|tre|nho|ti|ty|nghi ngoi|di dao|coi|lam on|tham|xa|cao|thap'.split(
    '|',
  ),
  ['xiu'],
)
const JOKES = joined(
  [
    'bill',
    'gia',
    'tien',
    'gia thuoc',
    'tien nha',
    'hoa don',
    'deadline',
    'thi',
    'homework',
    'toan',
    'sep',
    'giay to',
    'hoc phi',
    'gia nha',
    'thue',
    'vien phi',
  ],
  [
    'lam toi len con dau tim',
    'lam em len con dau tim',
    'lam toi dau tim',
    'muon dot quy',
    'muon dung tim',
    'muon tat tho',
    'lam em tat tho',
    'lam toi tat tho',
    'lam em muon dot quy',
    'chay muon tat tho',
    'di chay muon tat tho',
    'di muon chet',
    'muon chet luon',
    'di muon chet luon',
    'muon chet di duoc',
    'de chet nguoi',
    'chet nguoi',
    'cua co',
    'muon xiu',
    'di muon xiu',
  ],
)

/** Sayings, and words that are something else. */
export const MORE_IDIOMS = [
  ...Object.values(LOOK_ALIKE).flat(),
  FEVER_OVER,
  LITTLE,
  JOKES,
  joined(
    ['tim tai'],
    [
      'quan',
      'khu',
      'dau',
      'lieu',
      'cho',
      'nha',
      'phong',
      'trang',
      'website',
      'cali',
      'houston',
      'day',
      'cua hang',
      'tiem',
    ],
  ),
  joined('suong|vui|dep|cute|hanh phuc|phan khich|de thuong|ham mo'.split('|'), [
    'muon xiu',
    'muon ngat',
    'muon xiu luon',
  ]),
  joined(
    ['troi', 'bua nay', 'hom nay', 'thoi tiet', 'ngoai duong', 'o day', 'ngoai troi', 'mua he'],
    ['nong nhu lua', 'nong hung huc', 'nong ran', 'nong hoi', 'nong qua xiu'],
  ),
  'hoc hat|hoc nau|hoc lam banh|ngay nhu sam ngung|ngu hay ngung tho|ngu ngay ngung tho|ngung tho khi ngu|ngung tho luc ngu|hay ngung tho khi ngu',
  'ha noi sang|noi sang song|noi sang nay|tu noi sang|noi sang trong|noi sang sua|chay muon tat tho|lam muon tat tho|hoc muon tat tho|de chet nguoi|chet nguoi di duoc|an hiep|uc hiep|an hiep em|an hiep con|an hiep toi|hiep si|hiep hoi|hiep dinh',
  'yeu chet di duoc|yeu anh ay chet di duoc|yeu em chet|me chet di duoc|ghien chet di duoc|chem gio|bi chem gia|chem dep|chem gia|dau dau chuyen|dep ngat ngay|ngat ngay|thom ngat|xinh ngat|dep xiu|de thuong xiu|dot tim|don tim|tan tim|lac tim|dau tim vi gia|len con dau tim vi|len con dau tim voi|lam toi len con dau tim',
  'thuoc dong kinh|thuoc chong dong kinh|thuoc kinh phong|thuoc dot quy|chich ngua|tiem ngua|ngua thai|phong ngua|ngua dai|ngua uon van|con ngua|te ngua|mui ngua|ngua cum|thuoc ngua|ngua covid|ngan ngua',
  'co tay sung bam meo qua|tay meo qua mot ben|tay meo qua 1 ben|sung meo qua mot ben|bam meo qua mot ben|sung bam meo qua mot ben|chan meo qua mot ben|co tay meo qua mot ben|mui meo qua mot ben',
  joined(['xem', 'coi', 'doc', 'nghe'], ['tin ma thuong', 'tin thay', 'thoi su', 'bao thay', 'tin tuc']),
  'bi tieu duong|khong te chan|khong te tay|khong te bi|khong te nhuc|khong te liet|khong bi te|khong te gi|nguc phai cung|nguc trai cung|vua moi te|bau cua|thai do',
  joined(
    ['tu tu'],
    [
      'moi',
      'no',
      'con',
      'be',
      'cho',
      'lam',
      'em',
      'anh',
      'chau',
      'di bo',
      'ma',
      'giai',
      'kiem',
      'hoc',
      'quen',
      'on',
      'bot',
      'het',
      'len',
      'xuong',
      'thoi',
      'nha',
      'nhe',
      'uong',
      'gan',
      'mo',
      'dung',
      'giup',
    ],
  ),
  joined(
    ['cu', 'thi', 'phai', 'cho', 'de', 'noi', 'nen', 'lam', 'lon', 'hoc', 'quen', 'roi', 'khoe', 'giam', 'do'],
    ['tu tu'],
  ),
  'cho an chocolate|cho em an|con meo bi|con cho bi',
].flatMap((line) => line.split('|'))

const PETS = [
  'con meo',
  'con cho',
  'meo nha',
  'cho nha',
  'con meo nha',
  'con cho nha',
  'be cun',
  'be meo',
  'con cun',
  'cun nha',
  'cun',
  'con ga',
  'con vet',
  'con tho',
  'meo',
  'cho con',
]

/** What happens to pets or in stories. */
export const MORE_PAST = [
  range(1950, 2018)
    .flatMap((year) => [`nam ${year}`, `hoi ${year}`])
    .join('|'),
  joined(PETS, [
    'em bi',
    'toi bi',
    'nha em bi',
    'nha toi bi',
    'minh bi',
    'nha minh bi',
    'em nuot',
    'em an',
    'nha em an',
    'em oi',
    'nha em nuot',
    'em chet',
    'nha em chet',
    'toi nuot',
    'bi xe',
    'an phai',
    'bi oi',
    'bi te',
    'bi om',
    'bi sot',
    'rot xuong',
    'te xuong',
    'nha em rot',
    'nha em te',
    'nha toi rot',
    'nha em xiu',
    'nha em co giat',
  ]),
  'phim co canh|canh phim|trong canh|dien vien|game co|clip|tiktok co|bac si thu y|thu y|doc bao thay|doc bao|coi tin tuc|xem thoi su|nghe tin|ngoi xem tin|trong truyen|trong game|choi game|bo phim|tap phim|xem phim han',
  joined(range(1, 40).map(String).concat('may', 'muoi', 'hai', 'ba', 'muoi may', 'nhieu'), [
    'nam ve truoc',
    'nam truoc roi',
  ]),
].flatMap((line) => line.split('|'))
