import { joined, range } from '../choices'

export const BLOOD =
  'dugo|dugong|duguan|dinudugo|dumudugo|nagdudugo|pagdurugo|nagdugo|dinugo|dumugo|bleeding|nagbleed|nag bleed|nagbi bleed|nagbibleed|pagdugo|pagdudugo|dumurugo|nagdurugo|nagdugu|dugu'

export const CHILD =
  'anak|anak ko|bata|batang|baby|bby|sanggol|apo|bunso|pamangkin|toddler|panganay|kapatid kong bata|yung bata|babygirl|son|daughter|kid'

export const PAIN =
  'masakit|sumasakit|sumakit|sakit|ang sakit|nananakit|kumikirot|kumirot|kirot|makirot|mahapdi|humahapdi|hapdi|nananakit|masaket|saket|skit|masakit na masakit|napakasakit'

export const BELLY = 'tiyan|tyan|sikmura|puson|tummy|tian|tiyan ko'

export const NOT = 'hindi|hndi|hnd|hinde|di|dina|diko|hindi na|di na|ayaw|ayaw na|wala nang|wala ng|walang'

export const SWOLLEN = 'namamaga|namaga|maga|magang maga|lumobo|malaki na|lumaki|tambok|umbok|namumula at maga'

export const TEST =
  'positive pt|pt positive|positive sa pt|positive ang pt|positive po pt|positive po ang pt|positive yung pt|pt ko positive|two lines|2 lines|dalawang linya|dalawang guhit|nag positive|nagpositive'

export const LATE =
  'delayed|delay na|delayed na|di pa dinadatnan|hindi pa dinadatnan|di dinadatnan|hindi dinadatnan|wala pang regla|wala pa akong regla|di pa nireregla|hindi pa nireregla|months delayed|weeks delayed'

export const NUMBERS = [
  'ilang',
  'dalawang',
  'tatlong',
  'apat na',
  'limang',
  'anim na',
  'pitong',
  'walong',
  'siyam na',
  'halos isang',
  'mahigit isang',
  'mga',
  ...range(2, 12).map(String),
]

const UNITS = [
  'linggo na',
  'linggo nang',
  'linggong',
  'weeks na',
  'wks na',
  'buwan na',
  'buwan nang',
  'buwang',
  'months na',
  'mos na',
  'taon na',
  'taon nang',
  'years na',
  'yrs na',
]

export const WEEKS = joined(NUMBERS, UNITS)
