import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'
import { not, withNot } from './vi-words'

const EYE = 'vo mat|vao mat|trung mat|vo con mat|vao con mat|len mat|vo trong mat|vo hai mat|vao hai mat'
const CAUSTIC =
  'axit|acid|javel|javen|clorox|bleach|thuoc tay|nuoc tay|nuoc rua bon cau|nuoc lau nha|xi mang|voi toi|keo dan sat|keo 502|dung moi|son mong|acetone|nuoc thong cong|hoa chat|con 90|thuoc nhuom|xut|amoniac'

/** What wounds, burns, bites and poisons are called besides. */
export const VIETNAMESE_WOUNDS_AND_POISONS: Lexicon = {
  amputation: [
    'cat lia|cua lia|chem lia|dut lia|chat dut|cua dut|cat dut|chem dut|nghien dut|dap dut|can dut|dut han|dut roi ~ ngon|ngon tay|ngon chan|ban tay|canh tay|tay|chan|dau ngon',
    'dut mat ngon|dut mat tay|dut may ngon|dut hai ngon|dut 2 ngon|dut mot ngon|dut 1 ngon|dut ngon|mat mot dot ngon|mat dot ngon tay|cut tay|cut mat ngon|dut lia|rung ngon tay|dut dau ngon',
  ],
  crushed: [
    'xe|xe tai|xe nang|xe lu|xe ben|xe container|banh xe|may cay|forklift|xe hang ~ can qua|can nat|can len|de nat|de len nguoi|de len chan|can dap|nghien nat|can ngang',
    'sap|do|nga|lat|roi ~ de len nguoi|de len chan|de len nguc|de nat|de trung nguoi|de trung chan|de bep',
    'may ~ cuon tay|cuon toc|cuon vao|cuon vo|nghien tay|kep nat|dap tay|dap nat|hut tay|cuon canh tay|cuon mat',
    'mac ket duoi xe|ket duoi xe|bi vui|bi chon vui|vui lap|bi de duoi',
  ],
  'struck-by-vehicle': ['xe ~ hat vang|can qua|tong trung|dung trung|ui trung|tong vang|dung vang'],
  gunshot: [
    'bi dam|bi xien|bi chem|dam trung|chem trung|bi chem trung|bi thoc|bi cua ~ dao|nhat|mau|thau|ngap|keo|tua vit|rua|ma tau|dao phay|manh chai',
    'bi dam|dam|bi xien|thoc|dam dao ~ vao bung|vo bung|vao nguc|vo nguc|vao lung|vo lung|vao co|vo co|vao suon|vo suon|vao dui|vo dui|ngay bung|trung bung|trung nguc|trung tim',
    'bi chem|chem|chem trung ~ vao lung|vo lung|vao tay|vo tay|vao dau|vo dau|vao vai|vo vai|vao chan|vo chan|vao mat|vo mat|vao co|vo co|vao nguoi',
    'bi ban|trung dan|an dan|dinh dan|dan lac|no sung|xa sung ~ mau|chan|tay|bung|nguc|dau|lung|vai|dui|nguoi|nga|guc|truoc cua|ngoai duong|nam',
    'lung ruot|loi ruot|xo ruot|do ruot|phoi ruot',
  ],
  'bad-burn': [
    'lua|xang|gas|ga|binh ga|bep ga|axit|dau soi|nuoc soi|coi|phao ~ phong mat|bong mat|phong ca mat|bong ca mat|chay mat|phong het|bong het|bong nang|phong nang|phong nguc|bong nguc|phong co|bong co|phong hai tay|bong hai tay|chay toc|lot da|tuot da|bong da',
    'lua ~ ben vao ao|ben vo ao|ben vao nguoi|bat vao ao|bat vo ao|bat vo nguoi|bat len toc|trum len nguoi|chay ao|chay quan ao|phut vao mat|phut vo mat|bung vao mat|tap vao mat|tap vo mat',
    'phong|bong|phong hoi|bong hoi ~ duong tho|nua nguoi|ca lung|khap nguoi|toan than|vung kin|bo phan sinh duc|do 3|do ba|lot het da',
    'hit khoi|ngop khoi|ngat khoi|hit phai khoi|hit nhieu khoi|hit khoi nhieu|hit qua nhieu khoi ~ nha chay|hoa hoan|chay nha|dam chay|lua|chay|den mui|khan tieng|kho tho|muoi',
  ],
  'electric-shock': ['bi giat dien|giat dien|set danh trung|bi set danh|dien cao the|ho quang|dinh dien'],
  'carbon-monoxide': [
    'may bao khi|bao dong khi|may bao co|may bao carbon|carbon monoxide|bao khi co|coi bao khi|chuong bao khi ~ keu|hu|reo|kich hoat|bao',
    'khi co|khi doc|khoi than|hoi than|khi than|khoi xe|khoi may ~ nhuc dau|chong mat|buon non|lim|ngat|xiu|me|lo mo|choang',
    'sac hoi|ham xe|gara|garage|nha de xe|dong kin ~ no may|chay may|may phat|dot than|nuong|suoi ~ chong mat|nhuc dau|buon non|lim|ngat|xiu|lo mo|choang',
  ],
  'mixed-cleaners': [
    `tron|pha|do chung|pha chung|tron chung|do ~ ${CAUSTIC}|ajax|giam|thuoc chui|nuoc chui|windex|comet ~ rat|ho|hoi|kho tho|cay mat|sac|khoi|tho|ngat|voi`,
  ],
  poison: [
    'uong|nuot|no uong|tu ~ thuoc diet co|thuoc ray|thuoc tru sau|chai thuoc sau|thuoc sau ray|paraquat|thuoc chuot|ba chuot|la ngon|thach tin|xyanua|nuoc lau bon cau|axit|ruou metanol|con cong nghiep|nuoc lam mat xe',
    'uong thuoc sau roi|uong thuoc sau tu|uong thuoc co',
    'ngo doc|trung doc ~ nam|ca noc|coc|rau|thuc an|do an|la|thit|so|rau dai',
  ],
  'child-swallowed': [
    `be|con|chau|em be|con em|chau noi|chau ngoai|con toi|thang cu|con be|thang be ~ uong|nuot|boc|bo mieng|cho vao mieng|bo vao mieng|nham nhi|an|lay ~ thuoc huyet ap|thuoc tieu duong|thuoc tim|thuoc ngu|thuoc cua|thuoc nguoi lon|thuoc an than|thuoc ba|thuoc ong|vien sat|bang phien|long nao|hat giong|vien rua chen|pin`,
    `uong nham|uong lon|nuot nham|nham|uong trung|hop phai|hop nham ~ ${CAUSTIC}|xang|dau hoa|nuoc rua chen|nuoc xa|dau thom|dau gio|tinh dau|thuoc diet`,
  ],
  'too-many-pills': [
    'be|con|chau|em be|con em|con toi|con gai|con trai ~ uong het|uong sach|nuot het|an het|tu sach ~ chai siro|chai thuoc|lo thuoc|hop thuoc|ca vi|vi thuoc|lo vitamin|hu vitamin|keo vitamin|chai ha sot|nua chai',

    'uong|nuot|no uong|da uong|lo uong|moi uong ~ het ca vi|ca vi|may vi|hai vi|2 vi|3 vi|nguyen vi|ca hop|ca nam|ca vốc|mot luc|mot lan|cung luc|sach|het sach ~ thuoc|vien|panadol|paracetamol|hapacol|tylenol|efferalgan',
    'panadol|paracetamol|hapacol|efferalgan|tylenol|advil|thuoc ngu|seduxen|thuoc an than|thuoc huyet ap ~ hai chuc|ba chuc|bon chuc|chuc vien|may chuc|muoi may|20 vien|30 vien|40 vien|50 vien|ca chai|ca lo|ca vi|nguyen chai|nguyen hu|ca hu',
    'soc thuoc|choi thuoc qua lieu|qua lieu thuoc|dung qua lieu|hit qua lieu|choi qua lieu|phe qua|sốc thuốc|od roi|bi od',
  ],
  opioid: ['hang den|heroin|thuoc lac|fenta|trang ~ hit|chich|choi|hut|phe', 'fent'],
  'overdose-look': [
    'con nguoi|dong tu ~ nho xiu|nho ti|nho nhu|co lai|be xiu',
    'choi hang|phe thuoc|hit hang|chich hang ~ gat gu|lim|lo mo|khong day|kho khe|tim',
  ],
  withdrawal: [
    'ngung ruou|bo ruou|cai ruou|nghi ruou|ngung uong|bo nhau|cai thuoc|ngung thuoc an than|het ruou|bo uong ruou|ngung uong ruou ~ run|thay ma|ao giac|vat va|vat|vã|mo hoi|me sang|hoang|thay bo|noi nham',
    'vat thuoc|len con vat|doi thuoc vat|con nghien',
  ],
  'chemical-splash': [
    `${CAUSTIC}|nuoc chanh|ot|binh xit hoi cay|xit hoi cay ~ ${EYE}`,
    `${CAUSTIC} ~ mat ~ vang|ban|van|tat|xit|do|dinh|rot|te ~ rat|xot|do|mo khong ra|khong mo|khong thay|dau`,
  ],
  'eye-injury': [
    `mieng sat|manh sat|sat|manh kieng|manh go|dam|dinh|cay|dao|luoi cau|manh chai|da|phoi tien|mat kim loai|keo|but ~ ${EYE} ~ vang|ban|dam|choc|ghim|cam|trung|van`,
    'con nguoi|trong mat|nhan cau|mat ~ bi thung|thung|vo ra|chay nuoc trong|bi rach|loi ra',
  ],
  'snake-bite': [
    'ran|ran luc|ran ho|ran ho mang|ran duoi chuong|ran la|ran bien|ho mang ~ can|mo|cap|can trung|can vo|can vao',
  ],
  mauled: [
    'pitbull|pit bull|rottweiler|becgie|berger|bulldog ~ can|tan cong|vo',
    'cho|pitbull|pit bull|berger|bay cho|dan cho|cho dai|cho hang xom|cho nha ~ can nat|xe xac|can rach mat|can toac|can vo mat|can vao mat|can vao co|can vo co|can khap nguoi|ngoam co|vo vap|can dut|can xe|lao vao can|xong vao can|can toi tap',
  ],
  'animal-bite': [
    'meo|meo hoang|meo nha|meo con ~ cao can|can sung|cao sung|can chay|cao chay|bi can|can vao tay|can vo tay|can trung tay',
    'cho hang xom|con cho|cho hoang|cho nha|cho la|cho lang|pitbull|pit bull|cho cua|bi cho|cho nuoi|meo|meo hoang|con meo|con khi|con soc|con doi|con chuot ~ can vo|can vao|can trung|can chay mau|can tay|can chan|can rach|can sung|bi can|can lung|can mot cai|can 1 cai|can con be|can thang be|cao can|cao chay mau|cao xuoc|cao sung|can em|can toi|can be|can con gai|can con trai',
    'ngua dai|phong dai|benh dai|chich dai|tiem dai ~ can|cao|cho|meo|doi|khi',
  ],
  'head-injury': [
    'nga|te|va|dap|roi|rot|dung ~ dap dau|dau dap|sung dau|u dau|u tran|vo dau|ran so|nut so|bat tinh mot luc|chay mau dau|gay dap xuong|dap gay|dau dung',
    'te xe|nga xe|tai nan ~ dap dau|ngu ga|oi|khong nho|lo mo',
  ],
  'heat-stroke': [
    'nang|ngoai nang|phoi nang|duoi nang|nong|sauna|nha kinh|cong truong|ruong|trong xe ~ noi nham|noi linh tinh|noi nhang|lo mo|lim di|guc|xiu|khong ra mo hoi|het mo hoi|kho mo hoi|co giat|da nong ran|da nong bung|ngat',
    'bo quen|de quen|bi nhot|ket ~ trong xe|tren xe ~ be|con|chau',
  ],
  lockjaw: [
    'cung ham|ham cung|cung quai ham|khit ham|ham khoa|khoa ham|ham bi cung|quai ham cung|nghien chat ham',
    `ham|mieng ~ ${withNot('_ ha mieng', 'ha mieng _', '_ ha duoc', 'ha _ duoc', '_ mo mieng duoc', '_ ha noi', 'ha _ ra', '_ mo duoc mieng')}`,
  ],
  'dangerous-accident': [
    'nga xe may|te xe may|te mo to|lat thuyen|lat xe|xe lao xuong|tong vao cot|dam vao cot|dung truc dien|nga xe dap ~ van|vang|dap|bat tinh|manh|toc do|dau|bung|nguc',
  ],
  'heavy-fall': [
    'te|nga|rot|roi ~ mai nha|tang 2|tang 3|tang hai|lau hai|cay cao|cay dua|ban cong|gian giao|mai ton|gieng|ho sau|noc|cau thang|thang may',
  ],
  'odd-limbs': [
    `chan|hai chan|tay chan|than duoi|nua nguoi duoi|tu eo xuong|tu bung xuong ~ ${not('con cam giac', 'thay gi', 'biet dau', 'nhuc nhich duoc', 'cu dong duoc')}|mat cam giac`,
  ],
  'hot-spill': [
    `${joined(['noi', 'to', 'am', 'ly', 'chao', 'binh'], ['canh', 'nuoc', 'nuoc leo', 'dau', 'chao', 'pho', 'bun', 'tra', 'sua'])} ~ do len|do vao|do trung|up vao|hat vao|do vo|tat vo|te vo`,
  ],
}
