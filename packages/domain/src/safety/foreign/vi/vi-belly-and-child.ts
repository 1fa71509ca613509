import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { not, withNot } from './vi-words'

const PREGNANT =
  'co bau|co thai|mang thai|mang bau|dang bau|vo bau|em bau|ba bau|bau bi|bung bau|san phu|thai phu|bau duoc|vo em bau|chi bau|con bau|toi bau'

const PREGNANT_WEEKS = joined(
  ['bau', 'thai', 'bau duoc', 'thai duoc', 'bau toi', 'bau gan'],
  [
    ...range(4, 42).map((weeks) => `${weeks} tuan`),
    ...range(1, 9).map((months) => `${months} thang`),
    'may thang',
    'may tuan',
    'hai thang',
    'ba thang',
    'bon thang',
    'nam thang',
    'sau thang',
    'bay thang',
    'tam thang',
    'chin thang',
  ],
)

const BIRTH =
  'moi sanh|moi sinh|sanh xong|sinh xong|sau sinh|sau sanh|sanh mo|sinh mo|de xong|moi de|sanh duoc|vua sanh|vua sinh|o cu|de mo|hau san|sanh em be|sinh em be|sanh con xong|sanh con'

const BLEEDS =
  'chay mau|mau chay|ra mau|mau ra|mat mau|mau me|xuat huyet|chay nhieu mau|mau tuon|mau phun|mau xit|vet thuong|mau no'

const POURS = `xoi xa|tuon|tuon ra|phun|phun ra|hoai|lenh lang|uot dam|uot het|uot sung|nhieu qua|qua nhieu|nhieu lam|rat nhieu|qua troi|rong rong|xit|nhu suoi|nhu voi nuoc|ca vung|thanh vung|day nha|day san|am am|o o|uot ca|${withNot('_ cam', 'cam _', '_ ngung', '_ dung', '_ het', '_ cam duoc', 'cam mau _', 'bang _')}`

export const VIETNAMESE_BELLY_AND_CHILD: Lexicon = {
  'green-vomit': ['oi|non ~ mau xanh|dich xanh|nuoc xanh|xanh le|mat xanh'],
  'vomiting-blood': [
    'oi ra mau|oi ra toan mau|bi oi mau|non ra mau|non mau|mua ra mau|oi toan mau|oi ca mau|oi co mau|oi mau|tro mau|oc mau|hoc mau|oi ra cuc mau',
    'oi ra|non ra ~ nhu ba ca phe|nau den|mau den',
  ],
  'black-stool': [
    'phan den|phan mau den|cau ra den|phan bi den|ia ra den|di cau den|di ngoai den|phan den thui|phan den si',
    'di cau|di ngoai|phan|di tieu nang|di i|ia ~ den thui|den si|den nhu|nhu ba ca phe|mau den|den hac in|den ngom|den xi|nhu nhua duong',
  ],
  'blood-in-stool': [
    'di cau|di ngoai|phan|ia|di i|hau mon|bon cau ~ ra mau|co mau|lan mau|toan mau|mau tuoi|chay mau|dinh mau',
  ],
  'blood-in-urine': [
    'tieu ra mau|dai ra mau|nuoc tieu co mau|di tieu ra mau|tieu mau|nuoc tieu mau do|nuoc tieu do|di tieu co mau|nuoc tieu hong',
  ],
  'much-blood': ['nhieu mau|mau nhieu|mau nhieu lam|mau qua troi|toan mau|mau cuc|cuc mau|ca vung mau'],
  vomiting: [
    'oi mua|bi oi|non mua|oi ra|oi hoai|oi lien tuc|oi suot|non hoai|non oi|oi tum lum|oi xong|an gi oi|oi het|mua oi|oi may lan|oi 2 lan|oi 3 lan|oi 4 lan|oi 5 lan|oi nhieu|oi doc|oi voi|non thoc|oi ca ngay|cu oi|oi vot|va oi|oi mai|dau oi',
  ],
  nausea: ['buon non', 'buon oi', 'mac oi', 'muon oi', 'non nao', 'lom giong', 'buon mua'],
  'cannot-keep-down': [
    'an gi oi|uong gi oi|an gi cung oi|uong gi cung oi|uong nuoc cung oi|an vo la oi|uong vo la oi|an vao oi|bu vo la oi|bu xong oi het',
    withNot('_ giu duoc gi', '_ uong duoc gi', '_ uong duoc nuoc'),
  ],
  diarrhea: ['tieu chay', 'di chay', 'di cau long', 'di ngoai long', 'tao thao', 'di tuot', 'phan long'],
  'severe-bleeding': [
    `${BLEEDS} ~ ${POURS}`,
    'chay mau nhieu|chay mau rat nhieu|mau chay rat nhieu|ra mau rat nhieu|rat nhieu mau|xuat huyet|chay nhieu mau|mau chay nhieu|ra mau nhieu|mat mau nhieu|mat nhieu mau|mau khong cam|mau cam khong|mau khong ngung|mau phun ra|dut dong mach|mau tuon ra|mau tuon xoi xa',
    'mau ~ tuon xoi xa|chay xoi xa|phun ra|phun co voi|cam khong duoc|khong cam duoc|uot dam khan|thanh vung',
    'chay mau cam|chay mau mui|mau cam|mau mui ~ ca tieng|30 phut|nua tieng|mot tieng|1 tieng|20 phut|may tieng|hai tieng',
  ],
  nosebleed: ['chay mau cam', 'chay mau mui', 'mau cam', 'do mau cam', 'xit mau mui', 'mau mui'],
  'blood-thinner': [
    'loang mau',
    'warfarin',
    'coumadin',
    'eliquis',
    'xarelto',
    'khang dong',
    'chong dong',
    'plavix',
    'lam loang mau',
    'long mau',
  ],
  pregnant: [
    PREGNANT,
    PREGNANT_WEEKS,
    'thai nhi',
    'thai ky',
    'em be trong bung',
    'que hai vach',
    'thu thai len',
    'tre kinh',
  ],
  postpartum: [BIRTH],
  'vaginal-bleeding': [
    'ra huyet|xuat huyet am dao|ra mau am dao|ra mau vung kin|rong kinh|rong huyet|ra mau o duoi|ra mau cua minh|chay mau am dao|ra mau ben duoi|dong thai',
    `${PREGNANT}|${PREGNANT_WEEKS}|${BIRTH} ~ ra mau|ra huyet|chay mau|ra cuc mau|mau chay|mau tuoi|co mau|thay mau|ra it mau|ra mau tuoi|huyet|mau dinh quan`,
  ],
  'heavy-vaginal-bleeding': [
    'bang huyet|bang kinh|rong kinh nhieu|ra huyet nhieu|ra huyet ca cuc|ra mau cuc|uot dam bang|thay bang lien tuc|uot bang lien tuc|ra huyet uot',
    'bang|bang ve sinh|ta|kotex|quan|quan lot|quan ao ~ moi tieng|mot tieng|1 tieng|uot dam|uot het|uot sung|tieng mot|nua tieng|30 phut|thay hoai ~ mau|huyet|kinh|ra mau|sanh|sinh|bau',
    `${PREGNANT}|${PREGNANT_WEEKS}|${BIRTH} ~ ra mau|ra huyet|chay mau|mau chay|mau ~ ${POURS}|nhieu|cuc|cuc to|ca cuc|tung cuc|uot quan|uot dam`,
    'co thai va bi ra mau|mang thai bi chay mau|mang thai ra mau|co thai ra mau|bau bi ra mau|co bau ra mau|mang thai bi ra mau|co thai bi chay mau',
  ],
  'fluid-leak': [
    'vo oi|be oi|ri oi|vo nuoc oi|be nuoc oi|nuoc oi|ra nuoc oi|ri nuoc oi|vo nuoc dau oi|bi vo oi',
    `${PREGNANT}|${PREGNANT_WEEKS} ~ ra nuoc|nuoc chay|chay nuoc|ri nuoc`,
  ],
  contractions: [
    'con go|chuyen da|bung go|go bung|dau de|dau bung de|go tu cung|go lien tuc|go cung bung|dau chuyen bung|chuyen bung',
    `${PREGNANT}|${PREGNANT_WEEKS} ~ go|go cung|bung cung|dau tung con`,
  ],
  'birth-now': [
    'thay dau em be|em be sap ra|be sap ra|thay dau be|loi dau em be|loi dau ra|em be dang ra|mac ran qua|sap sanh roi|dau em be ra',
  ],
  'cord-out': ['day ron ~ ra ngoai|sa|loi ra|thay', 'sa day ron'],
  'baby-moves-less': [
    `${withNot('_ dap', '_ thay dap', '_ thay em be dap', '_ thay be dap', '_ thay con dap', '_ con dap', '_ nghe dap', '_ quay dap')}|it dap|het dap|dap it|dap yeu ~ thai|bau|em be|be|con|bung`,
    `thai|em be trong bung|be trong bung|con trong bung|thai nhi|bau ~ ${withNot('_ may', '_ cu dong', '_ nhuc nhich', '_ dap', '_ thay may', '_ thay cu dong', '_ dong day', '_ thay nhuc nhich')}|it may|it cu dong|it dap|dap it|may yeu|nam im|het may`,
    withNot('thai _ may'),
  ],
  'newborn-word': [
    'so sinh',
    'moi lot long',
    'may ngay tuoi',
    joined(range(1, 28).map(String), ['ngay tuoi']),
    'sinh duoc may ngay',
    'be moi sanh',
    'be moi sinh',
    'be moi de',
    'con moi sanh',
    'moi day cu',
  ],
  'age-under-3-months': [
    joined(
      [
        'be',
        'con',
        'chau',
        'em be',
        'con gai',
        'con trai',
        'be gai',
        'be trai',
        'be moi',
        'con moi',
        'be duoc',
        'con duoc',
        'be nha em',
        'con em',
        'con toi',
        'moi duoc',
        'be con',
        'em be moi',
      ],
      [
        '1 thang',
        '2 thang',
        'mot thang',
        'hai thang',
        '1 thang ruoi',
        '2 thang ruoi',
        ...range(1, 12).map((weeks) => `${weeks} tuan`),
        'may tuan',
        'hai tuan',
        'ba tuan',
        'sau tuan',
        'day thang',
      ],
    ),
    '1 thang tuoi|2 thang tuoi|mot thang tuoi|hai thang tuoi|chua day thang|chua day 3 thang|chua toi 3 thang|chua du 3 thang|moi day thang|chua duoc 3 thang|chua day ba thang|chua tron thang',
    joined(range(1, 12).map(String), ['tuan tuoi']),
  ],
  'infant-word': [
    'em be|be so sinh|be bu|con bu|thang tuoi|be nha em|be con',
    joined(
      ['be', 'con', 'chau', 'be moi', 'be duoc', 'con moi', 'con duoc'],
      range(3, 18).map((months) => `${months} thang`),
    ),
  ],
  'age-under-2': [
    joined(
      ['be', 'con', 'chau', 'con em', 'be gai', 'be trai', 'con trai', 'con gai'],
      ['1 tuoi', 'mot tuoi', '1 tuoi ruoi', 'gan 2 tuoi'],
    ),
  ],
  'age-under-3': [
    joined(
      ['be', 'con', 'chau', 'con em', 'be gai', 'be trai', 'con trai', 'con gai'],
      ['1 tuoi', '2 tuoi', 'hai tuoi', 'mot tuoi'],
    ),
  ],
  'child-word': [
    'dua nho|thang nho|con gai|con trai|con em|con toi|be gai|be trai|chau noi|chau ngoai|thang cu|nhoc|thang be|con be|con nho|dua con|thang con|chau nho|em be',
    joined(
      ['be', 'con', 'chau', 'con em', 'no', 'moi'],
      range(1, 12).map((age) => `${age} tuoi`),
    ),
    'be bi|be nha|be sot|be ho|be oi|be khoc|be tho|be ngu|be uong|be nuot|be te|be an|be ra|be noi|be nong|be dau|be co',
  ],
  'elder-word': [
    'ba noi|ba ngoai|ong noi|ong ngoai|ong cu|ba cu|cu ong|cu ba|nguoi gia|ba gia|ong gia|lon tuoi|ba co|ong co',
    joined(range(65, 99).map(String), ['tuoi']),
  ],
  'age-65-plus': [joined(range(65, 99).map(String), ['tuoi']), 'tam muoi tuoi|bay muoi tuoi|chin muoi tuoi'],
  fever: [
    'sot',
    'nong sot',
    'am dau',
    'nguoi nong ran',
    'nong hung huc',
    'nong nhu lua',
    'nguoi nong hoi',
    'nguoi nong nhu',
    'nong hoi',
    'len co sot',
  ],
  'high-fever': [
    'sot cao|sot 39|sot 40|sot 395|sot 405|sot 394|sot 396|sot 398|sot 401|sot 402|nong hung huc|nong nhu lua|nguoi nong nhu|nong ran|sot du|sot len 40|sot 103|sot 104|sot 105|sot gan 40',
  ],
  'lasting-fever': ['sot ~ 4 ngay|5 ngay|6 ngay|ca tuan|mot tuan|bon ngay|nam ngay|1 tuan|may ngay lien'],
  chills: ['on lanh', 'lanh run', 'run cam cap', 'ret run', 'run lap cap', 'run lanh', 'lanh toat'],
  drowsy: [
    'li bi|lo do|lu du|lu do|mem nhun|mem oat|ngu mai|ngu hoai|ngu suot|me met|lo mo|lu khu|ngu vui|ru ra|ngu ly bi|ly bi|ngu li|ngu ga|nua tinh nua me|mat lo do|mem xiu',
    withNot('_ tinh tao', '_ tinh tao noi', 'danh thuc _'),
  ],
  'ill-baby': [
    not('chiu bu', 'bu duoc', 'bu me', 'bu sua', 'chiu uong sua', 'chiu bu sua', 'bu noi', 'bu'),
    'bo bu|li bi|ly bi|mem nhun|mem oat|khoc thet|khoc ret|khoc ngat|khoc hoai khong nin|khoc khong nin|khoc yeu|khoc khong ra tieng|mem xiu|khoc ri ri|bo an bo bu',
  ],
  'belly-cries': ['co chan len bung|co chan ~ khoc thet|khoc'],
  'no-urine': [
    `ta|bim|ta lot ~ kho ran|van kho|kho queo|kho|${withNot('_ uot')}`,
    not(
      'di tieu',
      'tieu duoc',
      'di tieu duoc',
      'tieu tien',
      'di dai',
      'dai duoc',
      'co nuoc tieu',
      'thay tieu',
      'te',
      'di te',
      'thay dai',
      'co giot nuoc tieu',
      'tieu lan nao',
      'dai lan nao',
    ),
    'bi tieu|bi dai',
  ],
  'full-bladder-pain': ['bang quang ~ cang|dau', 'bung duoi cang'],
  'dry-mouth': [
    'moi kho|kho moi|mieng kho|kho mieng|mat nuoc|khoc khong co nuoc mat|khong co nuoc mat|khong ra nuoc mat|mat trung|mat thut',
  ],
  'sunken-soft-spot': ['thop ~ lom|trung|thut|hup'],
  'bulging-soft-spot': ['thop ~ phong|loi|cang|sung|u'],
  'mottled-skin': ['da|nguoi ~ noi bong|van tim|noi van|tim loang'],
  jaundice: ['vang da', 'da vang', 'mat vang', 'vang mat', 'vang khe', 'vang vot', 'da vang khe'],
}
