import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { not, withNot } from './vi-words'

const CARRIES = 'thai|bau|trong bung|mang thai|co bau|thai nhi'

/** Birth, small children, and harm by oneself or others, told in other ways. */
export const VIETNAMESE_MOTHER_CHILD_AND_HARM: Lexicon = {
  pregnant: [
    joined(
      ['em bau', 'vo bau', 'vo em bau', 'chi em bau', 'mang bau'],
      range(2, 9).map((month) => `${month} thang`),
    ),
    'dang mang thai|dang co bau|co em be trong bung|sap sanh|sap sinh|gan ngay sanh|gan ngay sinh',
  ],
  'birth-now': [
    'em be|be|con|dua nho|sanh|sinh|bau|chuyen da|de ~ chui ra|thay dau em be|thay dau be|thay cai dau|thay toc|lo dau|loi dau|dau lo ra|dau thap tho|rot ra|mac ran|muon ran|ran khong nin|tuot ra|lot ra|ra toi noi|sap ra roi',
    'sanh rot|de rot|sanh tren xe|de tren xe|sanh tai nha khong kip|sap de khong kip|de roi day ron',
  ],
  'cord-out': ['day ron|cuong ron ~ loi|sa|long thong|ra ngoai|thay|tuot'],
  'baby-moves-less': [
    `${CARRIES} ~ ${withNot('_ thay con may', '_ thay be may', '_ thay em be may', '_ con may', '_ cam nhan', '_ thay thai may', '_ quay', '_ cua quay', '_ thay con dap', '_ thay dong tinh', '_ nghe may', '_ thay may', '_ thay cu dong', '_ thay quay', 'may _', '_ dap nua', '_ may nua')}|may it|it quay|it cua quay|im lim|nam im|im re|it may han|may yeu`,
    withNot(
      '_ thay con may',
      '_ thay em be may',
      '_ thay be may',
      '_ thay con dap',
      '_ thay em be dap',
      '_ thay thai may',
      '_ con thay may',
    ),
  ],
  fever: [
    'be|con|chau|em be|no|con em|chong|vo|me|bo ~ nguoi nong|nong hoi|nong hon|ram ran|so thay nong|nong dau|tran nong|nong bung|ham hap|hâm hấp|hap sot',
    withNot('_ het sot', '_ ha sot', '_ bot sot', 'sot _ ha', 'sot _ giam', 'sot _ bot', 'sot _ het'),
    'chua het sot|chua ha sot|sot chua ha|sot chua het|van con sot|sot lai|sot mai',
  ],
  'high-fever': [
    'sot|nong ~ hon 39|tren 39|hon 40|tren 40|39 do|40 do|41 do|385 tro len|hung hung|phung phung|bung bung',
  ],
  'lasting-fever': [
    'sot ~ ngay thu tu|ngay thu nam|ngay thu 4|ngay thu 5|ca tuan nay|hon tuan|tuan nay|may ngay nay|may bua nay|keo dai',
  ],
  'ill-baby': [
    'be|con|chau|em be ~ bo bu|bo an|khong chiu bu|khong bu|bu kem|khoc re|khoc yeu|khoc lien tuc khong nin|quay khoc lien tuc|ngu ly bi|kho danh thuc',
  ],
  'belly-cries': [
    'khoc thet tung con|khoc tung con|uon nguoi khoc|khoc co chan|co chan khoc|co hai chan ~ be|con|chau|em be|bung',
  ],
  'refuses-walk': [
    'be|chau|con|thang be|con be|tuoi ~ khong chiu di|khong chiu dung|di ca nhac|di khap khieng|di ca nhot|khong dam dat chan|khong chiu buoc|di tap tenh|khong chiu chong chan|ca nhac',
  ],
  'heavy-vaginal-bleeding': [
    'mau|huyet ~ ra nhu xoi|nhu xoi|nhu thac|rong rong|thanh vung|nhu suoi ~ sanh|sinh|bau|de|thai|kinh|sanh con',
    'mau|huyet|kinh ~ uot dam bang|dam bang|uot sung bang|hai bang mot tieng|1 tieng thay|moi tieng thay|mot tieng thay|thay bang lien tuc|cuc mau to|mau cuc to',
  ],
  'suicide-said': [
    'toi nay em ra di|em se ra di|con se ra di|minh se ra di|ra di thanh than|ra di nhe nhang|ra di trong im lang|minh di day|em di day|toi di day ~ nuoi con|cham soc|gium|nho|xin loi|cam on|toi nay|dung tim|vinh vien|dung buon|mai mai|tha thu|vinh biet',
    not(
      'con ly do gi de song',
      'con ly do nao de song',
      'co ly do gi de song',
      'con dong luc song',
      'con dong luc de song',
      'con gi luu luyen',
      'con y nghia gi nua',
      'muon o lai tren doi',
      'thay ngay mai',
      'con loi thoat',
      'con duong nao khac',
      'biet song de lam gi',
      'biet song tiep',
      'the song tiep nua',
      'muon o lai coi doi',
      'con tha thiet gi',
      'thiet tha gi nua',
      'con muon o tren doi',
      'con ly do gi',
    ),
    'dung tim tao|dung tim em|dung kiem|dung tim toi|dung tim minh|dung doi em|khong can tim|dung cuu ~ cam on vi tat ca|vi tat ca|xin loi tat ca|cam on may|met roi|vinh biet|tam biet|kiep sau|met qua roi',
    'muon giai thoat|tu giai thoat|chi muon giai thoat|giai thoat cho ban than|tim duong giai thoat|tu tim den cai chet|buong bo tat ca|buong xuoi tat ca|muon buong xuoi',
    'so day|soi day|day thung|that long|day treo|thuoc ngu|khau sung|cay sung|luoi lam|con dao|than to ong|xang ~ chuan bi|mua san|trong tay|truoc mat|ngay day|de san|san sang ~ xong|het|chet|song|ket thuc|giai thoat|vinh biet|met|chan|toi nay|cho roi|di',
    'chan song|het muon song|song chi them nhuc|song cung nhu khong|chet cho roi|chet cho roi nợ|chet cho roi no|chet cho roi doi|thoi chet cho|muon di theo|muon di gap ong ba|di gap ba me|cho toi chet|de em chet|de con chet|de toi chet|em chet di|con chet di|minh chet di|em muon chet|toi muon chet|chet quach',
    `${not('co toi', 'co em', 'co con', 'co minh', 'con toi', 'con em', 'con minh')} ~ moi nguoi|chong|con cai|gia dinh|ba me|bo me|ca nha|ai cung ~ tot hon|nhe|do kho|do kho|hanh phuc hon|khoe hon|song tot|vui hon|bot ganh`,
    'ganh nang cho con|ganh nang cho moi nguoi|ganh nang cho gia dinh|ganh nang cua|ai cung bo roi|vo dung ~ chet|bien mat|ra di|khong muon song|ket thuc|xong|giai thoat|bien khoi',
    'dung tren cau|dung tren san thuong|dung tren noc|ngoi tren lan can|dung o lan can|dung mep cau|ra cau|tren thanh cau ~ nhay|het no|xong|giai thoat|chet|nhao xuong|buong tay|ket thuc',
    'nhao xuong cau|nhao xuong song|nhay tu tang|gieo minh|treo minh|that co|dam dau vao xe|dam dau vao tau|lao vao tau|mo gas tu|dot than tu|cat co tay|rach co tay|rach tay|cua mach mau|uong thuoc ngu het|uong thuoc cho xong doi',
  ],
  'self-harm': [
    'rach tay|cat tay|cua tay|rach dui|lay dao lam|dao lam|tu danh minh|dap dau vao tuong|cham thuoc la vao tay ~ minh|em|con|toi|chau|cho do|bot dau|cho khuay|nhin mau|hoai|tung|nua|song',
  ],
  'sexual-assault': [
    'ta hiep|thang hiep|no hiep|bi hiep|hiep em|hiep toi|hiep con|hiep chau|hiep tap the|hiep roi|ham hiep|ep quan he|ep lam chuyen|cuong buc|bi xam pham|bi quay roi tinh duc|bi giao cau',
    'chuoc thuoc|bo thuoc|chuoc say|say khong biet gi ~ ngu day|tinh day|khong mac|quan ao|hiep|lam gi em|xam hai',
  ],
  'child-abuse': [
    'so mo|ro mo|so so|mo vao|rờ mó|ro ram|sam so|bat cham|hon hit ~ be|con be|con gai|chau|be gai|con em|con toi|be trai|vung kin|cho kin|chim|bim',
    'danh|tat|quat|nhot|bo doi|dap|nem|lac manh ~ be|chau|con rieng|thang be|con be|em be ~ bam tim|bam minh|chay mau|gay tay|khap nguoi|ngat|hoai|suot',
  ],
  'harm-others': [
    'muon|tinh|dinh|se ~ giet no|giet ong|giet ba|giet chong|giet vo|giet het|chem chet|dam chet no|ban chet|dot nha|thieu song|cho no chet|giet chung no|giet ca',
    'bop co con|dim con|dim nuoc con|nhan nuoc con|nem con|quang con|vut con|giet con|lam hai con ~ muon|so|so minh|trong dau|nghi|bieu|xui|am anh',
  ],
  'voices-telling': [
    'tieng noi|giong noi|tieng ai|ai do|co nguoi|ma quy|tieng thi tham|tieng trong dau ~ xui|bieu|bao em|bao toi|bao minh|ra lenh|sai ~ giet|bop co|hai|chet|nhay|dam|nhan nuoc|dot|lam hai|nem|danh',
  ],
  'violence-now': [
    'chong|anh ay|ong chong|ong ay|no|thang do|bo|ban trai|cha duong|ong ta|ga ~ pha cua|dap cua|cam dao|cam bua|cam sung|cam gay|tam xang|doa giet|doa dot|rut sung|xach dao|lam le|di tim|ruot ~ em|toi|hai me con|me con|ngoai|cua|phong|nha|con',
    'tron|nup|nap|khoa trai|chot cua ~ phong tam|toilet|nha ve sinh|gam giuong|tu quan ao|nha kho|phong ngu|cop xe ~ chong|ong ay|no|anh ay|bo|dao|danh|sung|giet',
  ],
  'violence-home': [
    'chong|bo|ban trai|anh ay|cha duong|con trai|nguoi yeu|chong cu|ong xa|vo|ong chong ~ bop co|siet co|dam em|dam toi|dap em|da em|tat em|danh em|danh toi|danh me|danh con|danh den|hanh ha|lay roi|lay that lung|nhot|dot quan ao|keo toc|giat toc|xo xuong cau thang',
    'bi chong|bi ban trai|bi chong cu|bi nguoi yeu|bi bo|bi con trai ~ danh|tat|dam|bop co|bao hanh|hanh ha|da|dap|nhot|doa giet|de doa',
  ],
  'elder-abuse': [
    'nha duong lao|vien duong lao|nguoi cham|nguoi giup viec|con dau|con trai|chau ~ ba|ong|me|bo|cu ~ bo doi|troi|tat|veo|danh|nhot|khong cho an|bam tim|mang chui danh',
  ],
  'held-papers': [
    'chu|ong chu|ba chu|nguoi moi gioi|cong ty|tiem ~ giu ho chieu|giu passport|giu giay to|lay giay to|cam ho chieu|tich thu ho chieu|thu giay to',
  ],
  'cannot-leave': [
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
    not('tra luong', 'co luong', 'phat luong', 'tra cong', 'duoc dong nao', 'tra dong luong nao'),
    'quyt luong|giam luong',
  ],
}
