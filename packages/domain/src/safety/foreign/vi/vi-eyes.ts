import type { Lexicon } from '../../lexicon/lexicon'
import { CAUSTIC } from './vi-words'

const EYE = 'vo mat|vao mat|trung mat|vo con mat|vao con mat|len mat|vo trong mat|vo hai mat|vao hai mat'

/** Eyes and sight. */
export const VIETNAMESE_EYES: Lexicon = {
  'flashes-floaters': [
    'chop sang ~ mat',
    'ruoi bay ~ tu nhien|nhieu',
    'man den|man che|rem den|bong den|buc man|bong mo|mang den ~ mat|nhin|thay ~ che|keo|nua|phu|tu nhien|dot nhien|sup|tran|ngang',
    'chop sang|loe sang|tia chop|anh chop ~ mat|goc mat|ruoi bay|cham den',
    'ruoi bay|cham den|dom den ~ tu nhien|dot nhien|day mat|ca dam|nhieu han|bong nhien',
  ],
  'chemical-splash': [
    'van|vang|ban|xit|tat|dinh|vo ~ mat mat|vo mat|vao mat ~ hoa chat|thuoc tay|nuoc tay|xa bong|xi mang|acetone|acid|axit|javel|javen|bleach|clorox dan|keo|thuoc uon toc|nuoc son|thuoc nhuom|bot nail|monomer|son mong|nuoc lau|thuoc xit|con|nuoc rua|hoa chat lam nail',
    `${CAUSTIC}|nuoc chanh|ot|binh xit hoi cay|xit hoi cay ~ ${EYE}`,
    `${CAUSTIC} ~ mat ~ vang|ban|van|tat|xit|do|dinh|rot|te ~ rat|xot|do|mo khong ra|khong mo|khong thay|dau`,
    'axit|acid|a xit|ac quy|voi|voi bot|xi mang|javel|thuoc tay|nuoc tay|nuoc thong cong|hoa chat|keo 502|keo con voi|xang|thuoc uon toc|acetone|con 90|nuoc lau kieng|bot thong cong|thuoc nhuom|tinh dau|nuoc mong ~ vang|van|ban|roi|dinh|do|trao|nho nham|nham|xit|tat ~ mat|vo mat|vao mat|trung mat|con mat',
    'mat bi vang|mat bi ban|mat dinh|mat bi dinh|mat bi xit|nho nham mat|mat bi van ~ axit|acid|ac quy|voi|xi mang|javel|thuoc tay|hoa chat|keo|xang|con|thuoc nhuom|dau gio',
  ],
  'eye-injury': [
    'dam vo mat|vang vo mat dinh|mieng sat vang vo mat|sat vang vao mat|dam trung mat|choc vo mat|vang vo mat|manh kieng vo mat|sat vang vo mat|manh sat vo mat|go vang vo mat|da vang vo mat|manh vo vo mat|ghim vo mat|dam vo con mat|chay mau mat|vo con nguoi|dinh vo mat|mat ~ bi dam|bi choc|bi dinh dam',
    `mieng sat|manh sat|sat|manh kieng|manh go|dam|dinh|cay|dao|luoi cau|manh chai|da|phoi tien|mat kim loai|keo|but ~ ${EYE} ~ vang|ban|dam|choc|ghim|cam|trung|van`,
    'con nguoi|trong mat|nhan cau|mat ~ bi thung|thung|vo ra|chay nuoc trong|bi rach|loi ra',
  ],
  'eye-pain': [
    'dau mat du doi|nhuc mat|mat dau nhuc|dau nhuc mat|mat nhuc',
    'mat do|mat sung|deo lens|kinh ap trong|contact lens ~ dau|nhuc|choi|so anh sang|com|xon',
    'mat ~ nhuc nhoi|dau nhuc|dau du',
    'mat ~ dau ~ do|mo|cho i|choi|so anh sang',
  ],
  'red-eye': ['do mat', 'mat do', 'dau mat do', 'ngua mat', 'mat do ghen', 'nhieu ghen', 'mat ngua'],
}
