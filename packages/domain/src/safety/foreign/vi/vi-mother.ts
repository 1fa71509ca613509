import type { Lexicon } from '../../lexicon/lexicon'
import { BIRTH, POURS, PREGNANT, PREGNANT_WEEKS, not, withNot } from './vi-words'

const CARRIES = 'thai|bau|trong bung|mang thai|co bau|thai nhi'

/** Pregnancy, birth and babies. */
export const VIETNAMESE_MOTHER: Lexicon = {
  'seeing-sparkles': ['dom dom|dom sang|sao bay|thay dom|thay sao|no dom dom|nhay dom'],
  'vaginal-bleeding': [
    'ra huyet|xuat huyet am dao|ra mau am dao|ra mau vung kin|rong kinh|rong huyet|ra mau o duoi|ra mau cua minh|chay mau am dao|ra mau ben duoi|dong thai',
    `${PREGNANT}|${PREGNANT_WEEKS}|${BIRTH} ~ ra mau|ra huyet|chay mau|ra cuc mau|mau chay|mau tuoi|co mau|thay mau|ra it mau|ra mau tuoi|huyet|mau dinh quan`,
    'ra mau do tuoi|ra mau nau|ra dich nau|ra mau hong|ra it mau hong|ra mau ca ngay ~ bau|thai|tuan|que|sanh|sinh|kinh',
  ],
  'heavy-vaginal-bleeding': [
    'bang huyet|bang kinh|rong kinh nhieu|ra huyet nhieu|ra huyet ca cuc|ra mau cuc|uot dam bang|thay bang lien tuc|uot bang lien tuc|ra huyet uot',
    'bang|bang ve sinh|ta|kotex|quan|quan lot|quan ao ~ moi tieng|mot tieng|1 tieng|uot dam|uot het|uot sung|tieng mot|nua tieng|30 phut|thay hoai ~ mau|huyet|kinh|ra mau|sanh|sinh|bau',
    `${PREGNANT}|${PREGNANT_WEEKS}|${BIRTH} ~ ra mau|ra huyet|chay mau|mau chay|mau ~ ${POURS}|nhieu|cuc|cuc to|ca cuc|tung cuc|uot quan|uot dam`,
    'co thai va bi ra mau|mang thai bi chay mau|mang thai ra mau|co thai ra mau|bau bi ra mau|co bau ra mau|mang thai bi ra mau|co thai bi chay mau',
    'mau|huyet ~ ra nhu xoi|nhu xoi|nhu thac|rong rong|thanh vung|nhu suoi ~ sanh|sinh|bau|de|thai|kinh|sanh con',
    'mau|huyet|kinh ~ uot dam bang|dam bang|uot sung bang|hai bang mot tieng|1 tieng thay|moi tieng thay|mot tieng thay|thay bang lien tuc|cuc mau to|mau cuc to',
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
    'em be|be|con|dua nho|sanh|sinh|bau|chuyen da|de ~ chui ra|thay dau em be|thay dau be|thay cai dau|thay toc|lo dau|loi dau|dau lo ra|dau thap tho|rot ra|mac ran|muon ran|ran khong nin|tuot ra|lot ra|ra toi noi|sap ra roi',
    'sanh rot|de rot|sanh tren xe|de tren xe|sanh tai nha khong kip|sap de khong kip|de roi day ron',
    'dang de|dang sanh|dang sinh|sap de|sap sanh|de roi|sanh roi|de rot ~ trong xe|tren xe|taxi|grab|uber|tai nha|o nha|trong nha tam|toilet|ngoai duong|chua toi benh vien|chua kip|ket xe',
  ],
  'cord-out': [
    'day ron ~ ra ngoai|sa|loi ra|thay',
    'sa day ron',
    'day ron|cuong ron ~ loi|sa|long thong|ra ngoai|thay|tuot',
    'day run|cuong run|day ron|day nhau ~ thoi ra|loi ra|sa ra|thong|ra truoc|lo ra|tuot|quan',
  ],
  'baby-moves-less': [
    `${withNot('_ dap', '_ thay dap', '_ thay em be dap', '_ thay be dap', '_ thay con dap', '_ con dap', '_ nghe dap', '_ quay dap')}|it dap|het dap|dap it|dap yeu ~ thai|bau|em be|be|con|bung`,
    `thai|em be trong bung|be trong bung|con trong bung|thai nhi|bau ~ ${withNot('_ may', '_ cu dong', '_ nhuc nhich', '_ dap', '_ thay may', '_ thay cu dong', '_ dong day', '_ thay nhuc nhich')}|it may|it cu dong|it dap|dap it|may yeu|nam im|het may`,
    withNot('thai _ may'),
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
  'ill-baby': [
    not('chiu bu', 'bu duoc', 'bu me', 'bu sua', 'chiu uong sua', 'chiu bu sua', 'bu noi', 'bu'),
    'bo bu|li bi|ly bi|mem nhun|mem oat|khoc thet|khoc ret|khoc ngat|khoc hoai khong nin|khoc khong nin|khoc yeu|khoc khong ra tieng|mem xiu|khoc ri ri|bo an bo bu',
    'be|con|chau|em be ~ bo bu|bo an|khong chiu bu|khong bu|bu kem|khoc re|khoc yeu|khoc lien tuc khong nin|quay khoc lien tuc|ngu ly bi|kho danh thuc',
  ],
  'bulging-soft-spot': ['thop ~ phong|loi|cang|sung|u'],
  'swollen-hands-face': [
    'sung mat sung tay|phu mat phu tay|sung tay sung mat|mat va tay sung|tay va mat sung|sung tay chan mat|sung phu mat|mat tay sung|phu tay phu mat|sung mat va tay|sung tay va mat',
  ],
  'infant-fall': [
    'be|em be ~ te xuong|rot xuong|te giuong|rot giuong|lan xuong giuong|te khoi giuong|rot khoi|lam rot',
  ],
  'postpartum-mood': [
    'tram cam sau sinh',
    'tram cam sau sanh',
    'moi sinh|moi sanh|sau sinh|sau sanh|vua sinh|vua sanh|o cu ~ khong phai con em|khong phai con minh|khong phai con toi|bi trao con|quy nhap|ma nhap|muon bo con|ghet con|ghet em be|muon quang|so minh',
  ],
  cramps: ['dau bung kinh', 'chuot rut', 'vop be'],
  'period-problem': [
    'kinh nguyet',
    'mat kinh',
    'tre kinh',
    'kinh khong deu',
    'rong kinh',
    'roi loan kinh',
    'kinh|kinh nguyet|den thang|toi thang|hanh kinh|ngay den do|den do ~ nhieu|keo dai|10 ngay|ca tuan|khong deu|roi loan|dau bung|hai lan|it|rong',
  ],
  'yeast-infection': ['huyet trang', 'ngua vung kin', 'nam vung kin', 'viem am dao'],
  teething: ['moc rang', 'sot moc rang', 'khoc da de'],
  'diaper-rash': ['ham ta', 'ham da', 'rom say', 'ham do'],
  'refuses-walk': [
    'be|chau|con|thang be|con be|tuoi ~ khong chiu di|khong chiu dung|di ca nhac|di khap khieng|di ca nhot|khong dam dat chan|khong chiu buoc|di tap tenh|khong chiu chong chan|ca nhac',
  ],
  'emergency-contraception': [
    'bao cao su|ao mua|bcs|condom ~ rach|bi rach|tuot|bi tuot|be|thung|bi thung|rot|tut|ket lai',
    'thuoc tranh thai khan cap|thuoc ngua thai khan cap|vien khan cap|vien 72 gio|tranh thai khan cap|ngua thai khan cap|morning after|plan b',
  ],
  'breast-infection': [
    'vu|bau vu|ti|nguc|tia sua|bau sua ~ sung do|cung do|do cung|nong do|sung cung|sung nong|cung ngac|cung nong|do nong|tac sua|tac tia sua|ap xe|viem|nut co ga ~ sot|cho con bu|cho bu|con bu|bu me|lanh run|sau sinh|hut sua',
    'ap xe vu|viem tuyen vu|tac tia sua|viem tuyen sua',
    'nguc phai cung do|nguc trai cung do|nguc phai cung ngac|nguc trai cung ngac|nguc phai sung do|nguc trai sung do|mot ben vu|bau nguc cung|cung do mot mang|do mot mang ~ bu|sua|cho con bu|sot|hut sua',
    'nguc|vu|bau vu|ti|bau nguc|nguc ben trai|nguc ben phai ~ tac sua|tac tia|tac tia sua|sua dong cuc|cang sua|sua khong ra ~ sung|do|nong|sot|cung|dau|ap xe|mu',
    'vu|bau vu|nguc|nguc ben trai|nguc ben phai|mot ben nguc|bau nguc ~ sung|do|cung ~ sot|on lanh|lanh run ~ bu|sua|sanh|sinh',
  ],
  'placenta-in': [
    'nhau|nhau thai|la nhau|banh nhau ~ chua ra|khong ra|chua bong|sot nhau|con ket|khong bong',
    'sot nhau|sot lai nhau',
  ],
  'ovary-pain': [
    'u nang buong trung|u nang|nang buong trung|buong trung ~ xoan|vo|dau du doi|dau quan|dau dot ngot|oi',
  ],
  'pelvic-infection': [
    'khi hu|huyet trang|dich am dao|ra dich ~ hoi|mu|xanh|vang ~ sot|dau bung duoi|dau khi quan he|dau vung chau',
  ],
}
