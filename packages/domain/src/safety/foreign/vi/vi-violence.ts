import type { Lexicon } from '../../lexicon/lexicon'
import { not } from './vi-words'

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
const PARTNER = KIN.join('|')
const STRIKES =
  'danh em|danh toi|danh con|danh dap|danh me|danh vo|danh minh|danh hoai|danh dam|danh bam|danh chi|danh ba|danh sung|danh gay|danh chay mau|danh qua|danh suot|danh nua|danh roi|bop co|siet co|tat vo mat|tat tai|tat em|tat toi|dam vo mat|dam vao mat|dam em|dam da|dap vo|doa giet|doi giet|se giet|giet em|giet toi|giet chet|giet ca nha|giet me|doa ban|doa danh|doa dam|doa chem|doi chem|hanh hung|bao hanh|nhot em|nhot toi|nhot trong|cam dao|lay dao|ri dao|xach dao|chem em|nam toc|nam dau|xo em|xo te|xo nga|nem do|dap do|chi sung|di sung|rut sung|lay sung|cam sung|da em|da vo bung|da vao bung|lay cay danh|thuong cang chan|lay cay quat'
const BLADE =
  'dao|con dao|cay dao|dao phay|ma tau|cai riu|cay riu|cay bua|cai bua|cay rua|cai mac|sung|cay sung|chai be'

/** Violence at home, abuse, assault and harm to others. */
export const VIETNAMESE_VIOLENCE: Lexicon = {
  'harm-others': [
    'muon giet|se giet no|giet no|giet het|giet ca nha|muon dam chet|muon hai em be|so minh hai con|so minh hai em be|so em hai con|so minh lam hai|so minh hai be|so em hai be|so lam hai be|so minh se hai|so em se hai|muon bop co be|muon quang em be|muon hai con|muon giet con|giet nguoi',
    'cam dao|lay sung ~ giet',
    'muon|tinh|dinh|se ~ giet no|giet ong|giet ba|giet chong|giet vo|giet het|chem chet|dam chet no|ban chet|dot nha|thieu song|cho no chet|giet chung no|giet ca',
    'bop co con|dim con|dim nuoc con|nhan nuoc con|nem con|quang con|vut con|giet con|lam hai con ~ muon|so|so minh|trong dau|nghi|bieu|xui|am anh',
    'moi sinh|moi sanh|sau sinh|sau sanh|vua sinh|em be|be so sinh ~ muon quang|muon nem|muon bop|muon dim|muon vut|muon lac|muon giet|muon nhan nuoc|muon bo be xuong|muon tha be xuong',
    'muon|tinh|dinh ~ quang con|nem con|quang be|nem be|bop mui be|bop mui con|bit mieng be|up goi len mat',
  ],
  'voices-telling': [
    'tieng noi|giong noi ~ trong dau|xui|bao chet|keu chet|sai khien|ra lenh|xui chet|ben tai|bao giet',
    'nghe tieng noi|nghe ai noi trong dau|ao thanh|hoang tuong|nghe tieng trong dau|bi theo doi khap noi|nghe nguoi ta xui',
    'tieng noi|giong noi|tieng ai|ai do|co nguoi|ma quy|tieng thi tham|tieng trong dau ~ xui|bieu|bao em|bao toi|bao minh|ra lenh|sai ~ giet|bop co|hai|chet|nhay|dam|nhan nuoc|dot|lam hai|nem|danh',
  ],
  'violence-home': [
    `${PARTNER} ~ ${STRIKES}`,
    'danh toi|bao luc gia dinh|bop co toi|bop co em|danh dap toi|danh dap em|bop co|doa giet toi|doa giet em|bao hanh|bi chong danh|bi danh dap|bi danh hoai|danh em hoai|bi ban trai danh|bi danh o nha',
    'so ve nha ~ chong|danh|no|anh|bo',
    'so chong|so anh ay|so ong ay ~ danh|giet|say|nhau|ve',
    'chong|bo|ban trai|anh ay|cha duong|con trai|nguoi yeu|chong cu|ong xa|vo|ong chong ~ bop co|siet co|dam em|dam toi|dap em|da em|tat em|danh em|danh toi|danh me|danh con|danh den|hanh ha|lay roi|lay that lung|nhot|dot quan ao|keo toc|giat toc|xo xuong cau thang',
    'bi chong|bi ban trai|bi chong cu|bi nguoi yeu|bi bo|bi con trai ~ danh|tat|dam|bop co|bao hanh|hanh ha|da|dap|nhot|doa giet|de doa',
    'xiet co|siet co|bop co|that co|chen co|nghen co em ~ chong|ban trai|anh ay|no|ong|bo|nguoi yeu|chong cu|thang ~ em|toi|tui|minh|con|me|han dau|nuot|khan|ngat',
    'siet co|bop co|that co|chen co ~ ngat|khan tieng|nuot dau|khan giong|tho khong|bam tim co|hang dau tay|xiu',
    'danh|dam|tat|dap|da ~ chong em|chong toi|chong minh|bo em|ba em|anh trai em|ban trai em ~ chay mau|bam tim|sung mat|gay|tim mat|rang|hoai|moi ngay|lan nay',
    'doa tat axit|doa tat acid|doa tat a xit|doa tat xang|doa dam|doa chem|doa xu|doa ban|doa bop co|doa dot|doa giet|doa lay mang|doa cat co ~ chong|bo cu|nguoi yeu cu|bo|ban trai|vo cu|chong cu|anh ta|no|truoc cua|ngoai cua|em|toi|con',
  ],
  'violence-now': [
    'tron trong|nap trong|dang tron|tron o|khoa cua|chot cua|nup trong|tron vo|tron duoi ~ chong|bo|danh|giet|nha tam|phong tam|cau tieu|tu ao|ban trai|dao|dap cua|pha cua|thang',
    'pha cua|dap cua|dap pha|tong cua ~ chong|giet|ban trai|danh|so|dao|no|ong|thang',
    'dang danh|dang cam dao|cam dao dung|cam sung dung|xach dao|vac dao|ruot theo',
    'chong|anh ay|ong chong|ong ay|no|thang do|bo|ban trai|cha duong|ong ta|ga ~ pha cua|dap cua|cam dao|cam bua|cam sung|cam gay|tam xang|doa giet|doa dot|rut sung|xach dao|lam le|di tim|ruot ~ em|toi|hai me con|me con|ngoai|cua|phong|nha|con',
    'tron|nup|nap|khoa trai|chot cua ~ phong tam|toilet|nha ve sinh|gam giuong|tu quan ao|nha kho|phong ngu|cop xe ~ chong|ong ay|no|anh ay|bo|dao|danh|sung|giet',
    `${BLADE} ~ ruot|ruot theo|ruot chem|ruot danh|duoi theo|duoi chem|duoi danh|duoi giet|duoi em|duoi toi|duoi me|duoi ca nha|doi chem|doi dam|doi giet|doa giet|doa chem|ri theo|chay vong vong|dap cua|ke co|ke vao co|chi vo mat|gi vo co`,
    'doa|doi|dinh|se|dang ~ thieu song|dot nha|dot ca nha|do xang|tuoi xang|tat xang|cham lua dot ~ me con|ca nha|em|toi|ngoai cua|nguoi|vo|con|minh',
    'thieu song|tuoi xang|tat xang|do xang ~ me con|ca nha|hai me con|len nguoi|vao nguoi|ngoai cua',
  ],
  'sexual-assault': [
    'hiep dam|cuong hiep|cuong dam|bi hiep|sam so|so mo|ep quan he|ep ngu|bi xam hai|xam hai tinh duc|lam dung tinh duc|ep lam tinh|bo thuoc me|giao cau|bi lam nhuc|bi ep|bi sam',
    'ep|bat ~ quan he|cho ngu chung|lam chuyen do',
    'ta hiep|thang hiep|no hiep|bi hiep|hiep em|hiep toi|hiep con|hiep chau|hiep tap the|hiep roi|ham hiep|ep quan he|ep lam chuyen|cuong buc|bi xam pham|bi quay roi tinh duc|bi giao cau',
    'chuoc thuoc|bo thuoc|chuoc say|say khong biet gi ~ ngu day|tinh day|khong mac|quan ao|hiep|lam gi em|xam hai',
  ],
  'child-abuse': [
    'bao hanh tre|xam hai tre|danh tre em',
    'co giu tre|cha duong|nguoi giu tre|bao mau|co giao|duong|bo duong|daycare|babysitter|nguoi trong tre|ba noi|chong|me ke|di ghe|ong hang xom|chu ~ danh be|danh con nit|danh thang nho|danh con|so be|so mo|so vo nguoi|rờ|ro mo con|lam hai be|lac em be|quang em be|danh bam|dau tay dau chan be',
    'so mo|ro mo|so so|mo vao|rờ mó|ro ram|sam so|bat cham|hon hit ~ be|con be|con gai|chau|be gai|con em|con toi|be trai|vung kin|cho kin|chim|bim',
    'danh|tat|quat|nhot|bo doi|dap|nem|lac manh ~ be|chau|con rieng|thang be|con be|em be ~ bam tim|bam minh|chay mau|gay tay|khap nguoi|ngat|hoai|suot',
    'so vao cho kin|so vo cho kin|so cho kin|so vung kin|so vao vung kin|so vo vung kin|so chim|so bim|thoc tay vao quan|thoc tay vo quan|tut quan|coi quan|coi do|ro cho kin|ro vao cho kin|ro vo cho kin|cham vao cho kin|bat so|bat ngam ~ con|be|chau|con gai|con trai|no|em be|hoc tro',
    'con em|con toi|chau|be|con gai|con trai ~ ke|noi|khoc ke ~ chu|bac|duong|thay|ong|cau|hang xom|cha duong ~ cho kin|vung kin|coi quan|so mo|nam len nguoi|hun mieng',
  ],
  'elder-abuse': [
    'nha duong lao|vien duong lao|nguoi cham|caregiver|y ta ~ danh ba|danh ong|danh me|danh bo|bo doi|troi|bam tim|hanh ha',
    'nha duong lao|vien duong lao|nguoi cham|nguoi giup viec|con dau|con trai|chau ~ ba|ong|me|bo|cu ~ bo doi|troi|tat|veo|danh|nhot|khong cho an|bam tim|mang chui danh',
  ],
  'held-papers': [
    'giu passport|giu giay to|lay passport|giu ho chieu|thu passport|giu the xanh|lay het giay to|tich thu passport|lay ho chieu',
    'chu|ong chu|ba chu|nguoi moi gioi|cong ty|tiem ~ giu ho chieu|giu passport|giu giay to|lay giay to|cam ho chieu|tich thu ho chieu|thu giay to',
  ],
  'cannot-leave': [
    not('cho ra ngoai', 'cho di dau', 'cho ra khoi', 'duoc ra ngoai', 'duoc ra khoi', 'cho ve', 'cho nghi viec'),
    'nhot trong nha',
    not(
      'cho ra khoi nha',
      'cho di dau',
      'cho ra ngoai',
      'cho lien lac',
      'cho ve nuoc',
      'duoc di dau',
      'cho nghi',
      'cho em di',
      'cho ra',
    ),
    'khoa cua nhot|bi nhot|nhot trong tiem|bi giam long',
  ],
  'unpaid-work': [
    not('tra luong', 'tra tien luong', 'tra dong nao', 'duoc tra luong'),
    'bat lam khong cong',
    'lam khong luong',
    not('tra luong', 'co luong', 'phat luong', 'tra cong', 'duoc dong nao', 'tra dong luong nao'),
    'quyt luong|giam luong',
  ],
  'debt-bond': ['phai lam tra no|lam tra no|thieu no chu'],
  'immigration-threat': [
    'doa goi di tru|goi di tru|bao di tru|goi ice|doa truc xuat|doa bao ice|truc xuat em|doa goi ice',
  ],
  'sold-for-sex': ['ban dam|tiep khach|lam gai|ep tiep khach'],
}
