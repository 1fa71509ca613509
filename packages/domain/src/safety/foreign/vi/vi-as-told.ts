import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { CHILD } from './vi-words'

const WATER =
  'ho boi|be boi|duoi nuoc|duoi ao|duoi song|duoi bien|duoi ho|duoi muong|duoi kenh|bon tam|pool|xo nuoc|thung nuoc|lu nuoc|gieng|xuong ao|xuong ho|xuong song|xuong muong|xuong kenh|xuong nuoc|ho ca|ho nuoc|chau nuoc|bien'
const HIS_KIN = 'ba|me|ma|bo|ong|noi|ngoai|chong|vo|ba xa|ong xa|tia|cha|bac|chi|anh'
const VEHICLES = joined(
  ['bi xe', 'bi chiec xe', 'bi mot chiec xe'],
  ['hoi', 'tai', 'may', 'bus', 'buyt', 'container', 'hang', 'ben', 'dap', 'ban tai', 'honda', 'van', 'truck', 'khach'],
)

/** Dangers of body, child and accident as people tell them besides. */
export const VIETNAMESE_AS_TOLD: Lexicon = {
  'bad-fracture': [
    'chan|tay|dui|hong|cang chan|co tay ~ queo ra|queo han|gay queo|ngan hon chan kia|xoay ra ngoai|cong queo|veo ra ~ te|nga|truot|tai nan|va|roi|rot',
  ],
  'at-rest': [
    'luc nam yen|khi nam yen|nam yen cung|luc nghi ngoi|ngoi yen cung|dang ngoi yen|khong lam gi cung|luc dang nghi',
  ],
  poison: [
    'la cay|re cay|thuoc nam|thuoc lang|ruou thuoc|nuoc la|thuoc bac|ruou ngam|la gi do|cu au tau|ruou re ~ uong|an|nhai ~ tim dap cham|tim loan|tim dap loan|te luoi|te moi|te mieng|thay vang|oi|non|co giat|lo mo|ngat|chong mat',
  ],
  'odd-limbs': [
    'te liet|mat cam giac|khong cu dong|khong nhuc nhich ~ tu nguc|tu co|tu eo|tu bung|tu that lung|tu lung ~ xuong|tro xuong',
  ],
  'child-word': [
    joined(
      ['be'],
      'lu|lo|mo|khong|bo|cu|tim|kho|chua|van|moi|li|bong|sung|dang|vua|nam|lam|tu|sac|nghen|giat|mem|het|dut|ngung|uon|hoc|mac|quay|nhin|cuoi|keu|rot|nga|bam|phong|nhet|gay|chay|bieng|mat|tre|trai|gai|nho|lon|ngoi'.split(
        '|',
      ),
    ),
  ],
  'bad-burn': [
    'bong nuoc soi|phong nuoc soi|bong dau|phong dau|bong canh|phong canh|bong chao|phong chao|bong lua|phong lua|bi bong|bi phong ~ lung|nguc|bung|mat|dui|mong|nua nguoi|ca nguoi|het tay|ca canh tay|vung kin|co',
  ],
  'birth-now': [
    'dang de|dang sanh|dang sinh|sap de|sap sanh|de roi|sanh roi|de rot ~ trong xe|tren xe|taxi|grab|uber|tai nha|o nha|trong nha tam|toilet|ngoai duong|chua toi benh vien|chua kip|ket xe',
  ],
  'cord-out': ['day run|cuong run|day ron|day nhau ~ thoi ra|loi ra|sa ra|thong|ra truoc|lo ra|tuot|quan'],
  fever: ['dau hong|rat hong|ben hong|hong lung|hai ben hong|viem hong ~ sot|nong lanh|on lanh'],
  'flank-pain': ['dau lung ben hong|dau ben hong|nhoi ben hong|quan ben hong|dau hai ben hong|dau ngang hong'],
  'neck-injury': [
    'tai nan|xe|lat xe|te|nga|dung xe ~ co dau khong|dau co khong|co khong quay|khong quay co duoc|co cung khong ~ te tay|te hai tay|quay|cu dong|nhuc nhich',
  ],
  'too-many-pills': [
    'chai tylenol|lo tylenol|hop tylenol|vi tylenol|chai advil|chai thuoc|lo thuoc|hop thuoc|hop panadol|vi panadol|chai panadol|chai thuoc ngu|vo thuoc|vi thuoc|chai ibuprofen|chai aspirin|chai benadryl ~ gan het|het sach|het tron|trong tron|trong rong|trong khong|can day|con vai vien|sach tron|sach bach|khong con vien|bay dau|het queo ~ uong|nuot|thung rac|nhan|hoi mai|no noi|no chiu|gan day|canh giuong|ben canh|tu tu|lim',
    'uong|nuot|no uong|chau uong|con uong ~ het chai|gan het chai|gan het lo|gan het hop|nua chai|nua lo|nua hop|nguyen vi|hai vi|ba vi|may vi|ca vom|mot vom|mot bum|ca bum|ca dong ~ thuoc|tylenol|panadol|advil|benadryl|aspirin|vien',
  ],
  drowning: [
    `vot|vot len|vua vot|moi vot|keo len|vua keo|keo|loi len|cuu len|dua len|be len ~ ${WATER} ~ be|con em|con toi|con gai|con trai|chau|thang|dua|no|nguoi|xui|mem|tim|tho|lo do|sac|nhun`,
    `te|rot|roi|nga|lot|nhao|sup|chui dau|up mat|chim|tuot ~ ${WATER} ~ ${CHILD}|no|tim|tim ngat|khong tho|tim tai|lo do|vot|keo len|ngat|ho sac`,
    'sac nuoc|uong nuoc|hop nuoc ~ ho boi|luc boi|khi boi|di boi|hoc boi|bien|tam bien ~ ho hoai|kho tho|lo do|tim|met la|ngu li bi|ngu ga|tho nhanh|ngat',
  ],
  drowsy: [
    'nhun nguoi|nhun ra|nguoi nhun|xui lo|xuoi lo|xui xi|mem nhu cong bun|oat nguoi|ru liet|nguoi mem ra|nhao nguoi',
  ],
  'speech-trouble': [
    `${HIS_KIN} ~ noi do ~ xieng|xieu|di dung|te|yeu|meo|nhuc dau|sang nay|hoi trua|hoi sang|tu trua|tu sang|luoi|tay|chan|chong mat`,
    'noi chuyen do|noi do do|noi cu diu|tieng noi diu|tieng noi do|noi nghe do|giong do han|noi khong ra chu|noi nua chung nin|noi lien thien khong ra',
  ],
  'balance-loss': [
    'xieng xeo|xieng quang|di xieng|di xien xeo|xien xeo|di nghieng nghieng|dung la nga|dung khong vung|di chu bat|dung len la te|di nhu nguoi say|chui qua mot ben',
  ],
  'struck-by-vehicle': [
    `${VEHICLES}|bi xe|bi o to ~ tong|tong vo|tong vao|ui|ui vo|huc|huc vo|can ngang|hat vang|hat te|quet trung|quet te|de len|cuon vo gam|dung trung|dung vang`,
  ],
  'dangerous-accident': [
    'xe bi lat|xe lat|lat nhao|xe lon|lon nhao|lat ngang|lat up|xe lao|xe rot xuong|dam xe|tong xe|dung xe ~ duong|cao toc|xa lo|co|nguc|bung|dau|te|ket|tai|vuc|cay|cot|ba|em|toi|ca nha',
    `${VEHICLES}|bi xe|bi o to ~ tong|ui|huc|can ngang|hat vang|hat te|de len|quet te`,
  ],
  'head-injury': [
    'dau|vo dau|trung dau ~ cay rot|rot trung|roi trung|de trung|banh trung|go trung|da trung|cay nga|bi danh|bi dap|bi nem trung|cua dap',
    'dau chay mau|chay mau dau|dau bi chay mau|dau be|dau rach|rach da dau|mau dau|nut dau|dau sung u|u mot cuc tren dau|u 1 cuc tren dau|dau va xuong|dap ot|va ot|te ngua dap',
  ],
  confused: [
    'hat vang|xe tong|xe dung|xe ui|xe tai|xe hoi|van xuong|vang xuong ~ hoi gi cung khong nho|khong nho gi|khong nho chuyen gi|noi lung tung|khong biet minh|ngo ngac|lo mo|ngu ga',
    'dau|tai nan|te|nga|tong|dung|dap ~ hoi gi cung khong nho|khong nho gi het|khong nho chuyen gi|khong nho tai sao|khong nho minh|khong nho moi xay ra|cu hoi hoai mot cau|hoi hoai mot cau|noi lung tung',
  ],
  pregnant: [
    joined(
      [
        'vo em',
        'vo toi',
        'vo minh',
        'vo con',
        'ba xa em',
        'ba xa toi',
        'con dau',
        'chi em',
        'vo em duoc',
        'vo toi duoc',
      ],
      range(5, 41).map((week) => `${week} tuan`),
    ),
    joined(
      ['em dang', 'minh dang', 'em duoc', 'toi duoc', 'em gan', 'em moi'],
      range(16, 41).map((week) => `${week} tuan`),
    ),
    'em be trong bung|bung mang da chua|can ngay sinh|can ngay sanh|bau sap sinh|bau sap sanh|bau cuoi|bau thang cuoi|dang bung bau|mang song thai|bau song sinh|cham kinh|thu que len hai vach|que len 2 vach|que len hai vach',
  ],
  'belly-pain': ['dau lam ram bung|thot bung|dau thot o bung|bung thot|bung nhoi|bung lam ram'],
  'vaginal-bleeding': [
    'ra mau do tuoi|ra mau nau|ra dich nau|ra mau hong|ra it mau hong|ra mau ca ngay ~ bau|thai|tuan|que|sanh|sinh|kinh',
  ],
  mauled: [
    'cho|pit bull|pitbull|becgie|bec gie ~ can nat|can rach|can xe|nhai|tap vo mat|tap vao mat|tap mat|tap co|quap|quap vo mat|xe nat',
  ],
  withdrawal: [
    'ngung ruou|ngung bia|bo ruou|nghi ruou|khong co ruou|thieu ruou|cat ruou|bo bia|khong uong ruou|khong nhau|nghi nhau|thoi ruou|cai ruou ~ run|thay ma|thay quy|ao giac|mo hoi|co giat|noi nham|thay bo|vat',
  ],
  'dangerous-object': [
    'nuot|nuot luon|nuot mat|nuot trung|bo vo mieng|nuot phai|lo nuot ~ pin tron|vien pin|cuc pin|pin|nam cham|vien nam cham|bi nam cham|dinh ghim|kim bang|kep toc|mieng kinh|luoi lam|hat nuoc no|hat no|dinh oc',
    'nhet|nhet vo|dut vo|nhet vao ~ pin|vien pin|nam cham ~ mui|lo mui|tai|lo tai',
  ],
  'child-swallowed': [
    `${CHILD} ~ gummy|gummies|keo co thc|keo thc|banh co can sa|keo can sa|pod giat|vien giat|vien rua chen|tinh dau vape|nuoc vape|juice vape|dau gio|dau nong|thuoc do|nuoc xa vai|con y te|con rua tay ~ an|uong|nuot|bo vo mieng|hop|can|ngam|boc`,
  ],
  seizure: [
    'giat tung hoi|giat nguoi lien tuc|co giut|co giut tay chan|lam kinh phong|mat lat len trang|mat trang da|lat mat trang|mat lat nguoc|mat dao len tren ~ be|con|chau|no|sot|cung|tay chan|bat tinh|em be|vo|chong|ba|me|ong|nguoi',
  ],
  'one-side-weak': [
    'nua ben nguoi|nua nguoi ben trai|nua nguoi ben phai|nguyen mot ben nguoi|mot ben nguoi ~ khong con luc|nang nhu deo da|te ran|khong nghe theo|xui|do ra|ru xuong|khong lam an gi duoc|cung do',
    'cam dua khong noi|cam muong khong noi|cam cai gi cung rot|khong cam noi|gai nut ao khong duoc|tay khong nghe loi|tay khong co luc|tay nhu khong phai cua minh|chan nhu khong phai cua minh|chan keo le',
  ],
  'vision-loss': [
    'tu nhien|bong nhien|dot nhien|dung cai|thinh linh ~ khong thay duong|toi den|toi thui|mat mu|mu mat|mat mot mat|khong nhin thay gi',
  ],
  'throat-danger': [
    'nuot nuoc mieng khong|nuot nuoc bot khong|nuoc mieng chay rong|khong nuot noi nuoc bot|khong nuot duoc nuoc mieng ~ sot|dau hong|sung|giong|co|be|con',
  ],
  'no-urine': [
    'ca ngay chua te|ca ngay chua dai|tu sang chua te|tu sang chua dai|khong te giot nao|khong dai giot nao|ta kho tu sang|ta kho nguyen ngay|ta kho ca ngay|bim kho ca ngay|khong te lan nao',
  ],
  'breast-infection': [
    'nguc phai cung do|nguc trai cung do|nguc phai cung ngac|nguc trai cung ngac|nguc phai sung do|nguc trai sung do|mot ben vu|bau nguc cung|cung do mot mang|do mot mang ~ bu|sua|cho con bu|sot|hut sua',
  ],
  'needs-visit': [
    'viem gan b|viem gan c|benh gan|gan nhiem mo|xo gan ~ tai kham|bac si gan|coi lai|theo doi|thuoc|kiem tra|hen',
    'duong sang|duong buoi sang|duong luc doi|duong sau an|do duong ~ 150|160|170|180|190|200|210|220|230|240|cu cao|hoi cao|khong on',
    'chua noi duoc|cham noi|noi chua duoc|chua biet noi|noi it|chua noi cau ~ tuoi|be|con|chau|co giao|danh gia|kham',
    'suy gian tinh mach|gian tinh mach|noi gan xanh|gan chan ~ chan|nhuc|nang|chieu|dung',
  ],
  cough: ['ho khan|ho khong dut|ho khong het|ho khong bot|ho rut ruot|ho sac sua may bua|ho nguyen dem'],
  'sore-throat': ['rat hong|dau hong|dau co hong|ngua hong|khan co|sung amidan'],
  'tooth-pain': ['nhuc rang|dau rang|e buot rang|rang nhuc|sau rang|rang sau'],
  sprain: ['bong gan|trat chan|trat mat ca|lat so mi|lat ban chan|treo mat ca|tre mat ca'],
  insomnia: [
    'trang dem|thao thuc|tron mat ca dem|nam mai khong ngu|ngu chap chon|2 gio sang chua ngu|3 gio sang chua ngu',
  ],
}
