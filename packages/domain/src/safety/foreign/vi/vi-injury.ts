import type { Lexicon } from '../../lexicon/lexicon'
import { joined } from '../choices'
import { CHILD, POURS, not, withNot } from './vi-words'

const BLEEDS =
  'chay mau|mau chay|ra mau|mau ra|mat mau|mau me|xuat huyet|chay nhieu mau|mau tuon|mau phun|mau xit|vet thuong|mau no'
const WATER =
  'ho boi|be boi|duoi nuoc|duoi ao|duoi song|duoi bien|duoi ho|duoi muong|duoi kenh|bon tam|pool|xo nuoc|thung nuoc|lu nuoc|gieng|xuong ao|xuong ho|xuong song|xuong muong|xuong kenh|xuong nuoc|ho ca|ho nuoc|chau nuoc|bien'
const VEHICLES = joined(
  ['bi xe', 'bi chiec xe', 'bi mot chiec xe'],
  ['hoi', 'tai', 'may', 'bus', 'buyt', 'container', 'hang', 'ben', 'dap', 'ban tai', 'honda', 'van', 'truck', 'khach'],
)
const POINTED =
  'dinh|dinh set|dinh ri|kem gai|luoi cau|mieng chai|mieng chai be|manh chai|manh thuy tinh|thuy tinh|sat ri|cay sat|thep gai|gai nhon|xuong ca|tang sat|mieng ton|cai tang'
const STEPPED =
  'dam phai|giam phai|dap phai|dap trung|giam trung|dam vo chan|dam vao chan|dam chan|dam vo tay|dam vao tay|dam trung|dam ngon|dam thung|dam sau|dam xuyen dep|dap len|giam len|cua vao|cat phai|dut'

/** Wounds, bleeding, bones, burns, heat, cold, water, gas and current. */
export const VIETNAMESE_INJURY: Lexicon = {
  'severe-bleeding': [
    `${BLEEDS} ~ ${POURS}`,
    'chay mau nhieu|chay mau rat nhieu|mau chay rat nhieu|ra mau rat nhieu|rat nhieu mau|xuat huyet|chay nhieu mau|mau chay nhieu|ra mau nhieu|mat mau nhieu|mat nhieu mau|mau khong cam|mau cam khong|mau khong ngung|mau phun ra|dut dong mach|mau tuon ra|mau tuon xoi xa',
    'mau ~ tuon xoi xa|chay xoi xa|phun ra|phun co voi|cam khong duoc|khong cam duoc|uot dam khan|thanh vung',
    'chay mau cam|chay mau mui|mau cam|mau mui ~ ca tieng|30 phut|nua tieng|mot tieng|1 tieng|20 phut|may tieng|hai tieng',
    `mau ~ tia|voi|suoi|lai lang|tham uot|tham dam|uot dam|khong cam|cam khong|${withNot('cam mai _', '_ chiu ngung', '_ chiu cam', 'ep _ cam', 'bang _ lai', 'garo _')} ~ chay|phun|tuon|xit|khan|ao|gac|bang|ra|vet|tay|chan`,
  ],
  nosebleed: ['chay mau cam', 'chay mau mui', 'mau cam', 'do mau cam', 'xit mau mui', 'mau mui'],
  'carbon-monoxide': [
    'ngo doc khi|ngat khi|khi than|ngop khoi|ngat khoi|khi doc|may bao khi co keu|bao khi co keu|bao carbon monoxide keu|may co keu',
    'may phat dien|bep than|lo than|than|lo suoi|xe no may|bep nuong|mui gas|gas|xi gas|no may xe|dot than|nuong than ~ nhuc dau|dau dau|chong mat|oi|buon non|xiu|met la|bat tinh|oi mua|choang|lu du',
    'may bao khi|bao dong khi|may bao co|may bao carbon|carbon monoxide|bao khi co|coi bao khi|chuong bao khi ~ keu|hu|reo|kich hoat|bao',
    'khi co|khi doc|khoi than|hoi than|khi than|khoi xe|khoi may ~ nhuc dau|chong mat|buon non|lim|ngat|xiu|me|lo mo|choang',
    'sac hoi|ham xe|gara|garage|nha de xe|dong kin ~ no may|chay may|may phat|dot than|nuong|suoi ~ chong mat|nhuc dau|buon non|lim|ngat|xiu|lo mo|choang',
    'no may xe|no may|de may xe|chay may xe ~ gara|garage|ga ra|nha xe|ham xe ~ dong kin|dong cua|khoa cua|bit kin',
  ],
  'several-ill': ['ca nha|ai cung|ca gia dinh|het ca nha|may me con ~ nhuc dau|chong mat|oi|met|buon non|dau dau'],
  'heat-stroke': [
    'trung nang|say nang|soc nhiet|cam nang|ngoai nang|phoi nang|nang gat|trong xe nong|duoi nang|troi nang ~ xiu|bat tinh|khong ra mo hoi|khong co mo hoi|me sang|noi sang|nong hung|co giat|lu lan|nong ran|ngat|hon me|noi nham',
    'soc nhiet',
    'nang|ngoai nang|phoi nang|duoi nang|nong|sauna|nha kinh|cong truong|ruong|trong xe ~ noi nham|noi linh tinh|noi nhang|lo mo|lim di|guc|xiu|khong ra mo hoi|het mo hoi|kho mo hoi|co giat|da nong ran|da nong bung|ngat',
    'bo quen|de quen|bi nhot|ket ~ trong xe|tren xe ~ be|con|chau',
  ],
  'heat-illness': ['say nang', 'trung nang', 'cam nang'],
  'no-sweat': [not('ra mo hoi', 'co mo hoi', 'do mo hoi')],
  drowning: [
    'chet duoi|duoi nuoc|te xuong ho boi|rot xuong ho boi|sap nuoc|chim duoi nuoc|rot xuong nuoc|te ho boi|ngop nuoc',
    `vot|vot len|vua vot|moi vot|keo len|vua keo|keo|loi len|cuu len|dua len|be len ~ ${WATER} ~ be|con em|con toi|con gai|con trai|chau|thang|dua|no|nguoi|xui|mem|tim|tho|lo do|sac|nhun`,
    `te|rot|roi|nga|lot|nhao|sup|chui dau|up mat|chim|tuot ~ ${WATER} ~ ${CHILD}|no|tim|tim ngat|khong tho|tim tai|lo do|vot|keo len|ngat|ho sac`,
    'sac nuoc|uong nuoc|hop nuoc ~ ho boi|luc boi|khi boi|di boi|hoc boi|bien|tam bien ~ ho hoai|kho tho|lo do|tim|met la|ngu li bi|ngu ga|tho nhanh|ngat',
  ],
  'electric-shock': [
    'dien giat|bi dien|giat dien|cham dien',
    'bi giat dien|giat dien|set danh trung|bi set danh|dien cao the|ho quang|dinh dien',
  ],
  burn: [
    'bi phong',
    'bi bong',
    'phong nuoc soi',
    'phong lua',
    'phong bo',
    'phong do',
    'phong dau',
    'phong tay',
    'phong rop',
    'phong het',
    'phong nang',
    'bong nang',
  ],
  'bad-burn': [
    'bi phong|phong nuoc soi|phong dau|bi bong|phong lua|phong ~ lot da|tuot da|khap nguoi|ca nguoi|toan than|nguyen ca|mat mui|ca mat|ca lung|rop|nua nguoi|trang bech|chay den',
    'phong nang|bong nang|chay het nguoi|lua chay nguoi|tuot da|lot da het',
    'lua|xang|gas|ga|binh ga|bep ga|axit|dau soi|nuoc soi|coi|phao ~ phong mat|bong mat|phong ca mat|bong ca mat|chay mat|phong het|bong het|bong nang|phong nang|phong nguc|bong nguc|phong co|bong co|phong hai tay|bong hai tay|chay toc|lot da|tuot da|bong da',
    'lua ~ ben vao ao|ben vo ao|ben vao nguoi|bat vao ao|bat vo ao|bat vo nguoi|bat len toc|trum len nguoi|chay ao|chay quan ao|phut vao mat|phut vo mat|bung vao mat|tap vao mat|tap vo mat',
    'phong|bong|phong hoi|bong hoi ~ duong tho|nua nguoi|ca lung|khap nguoi|toan than|vung kin|bo phan sinh duc|do 3|do ba|lot het da',
    'hit khoi|ngop khoi|ngat khoi|hit phai khoi|hit nhieu khoi|hit khoi nhieu|hit qua nhieu khoi ~ nha chay|hoa hoan|chay nha|dam chay|lua|chay|den mui|khan tieng|kho tho|muoi',
    'bong nuoc soi|phong nuoc soi|bong dau|phong dau|bong canh|phong canh|bong chao|phong chao|bong lua|phong lua|bi bong|bi phong ~ lung|nguc|bung|mat|dui|mong|nua nguoi|ca nguoi|het tay|ca canh tay|vung kin|co',
  ],
  'hot-spill': [
    'nuoc soi|nuoc nong|dau soi|dau nong|canh nong|ca phe nong|mi nong|noi canh|to pho|chao nong|noi lau|am nuoc|to canh|nuoc leo|sup nong ~ do|tat|van|trung|hat|do len|dot|lat',
    `${joined(['noi', 'to', 'am', 'ly', 'chao', 'binh'], ['canh', 'nuoc', 'nuoc leo', 'dau', 'chao', 'pho', 'bun', 'tra', 'sua'])} ~ do len|do vao|do trung|up vao|hat vao|do vo|tat vo|te vo`,
  ],
  'skin-damage': ['phong da', 'rop', 'lot da', 'phong nuoc', 'tuot da', 'phong het', 'rop da', 'phong rop'],
  'deep-cut': [
    'dut sau|cat sau|vet cat sau|rach sau|thay thit|thay xuong|lòi thit|loi thit|ha mieng|dut gan|bi dam|dam dao|bi chem|dao dam|phai may|khau may mui',
  ],
  'minor-cut': ['dut tay', 'tray da', 'xuoc', 'cat trung tay', 'dut ngon tay', 'quet trung tay'],
  amputation: [
    'dut lia|dut ngon tay|dut ngon chan|dut roi|cat dut ngon|dut lia ngon|cua dut tay|dut ban tay|cut ngon',
    'cat lia|cua lia|chem lia|dut lia|chat dut|cua dut|cat dut|chem dut|nghien dut|dap dut|can dut|dut han|dut roi ~ ngon|ngon tay|ngon chan|ban tay|canh tay|tay|chan|dau ngon',
    'dut mat ngon|dut mat tay|dut may ngon|dut hai ngon|dut 2 ngon|dut mot ngon|dut 1 ngon|dut ngon|mat mot dot ngon|mat dot ngon tay|cut tay|cut mat ngon|dut lia|rung ngon tay|dut dau ngon',
  ],
  crushed: [
    'bi de|bi kep|bi can qua|bi cuon ~ xe|may|nat|dap nat|cua cuon|forklift',
    'dap nat tay|dap nat chan|nat tay|nat chan',
    'xe|xe tai|xe nang|xe lu|xe ben|xe container|banh xe|may cay|forklift|xe hang ~ can qua|can nat|can len|de nat|de len nguoi|de len chan|can dap|nghien nat|can ngang',
    'sap|do|nga|lat|roi ~ de len nguoi|de len chan|de len nguc|de nat|de trung nguoi|de trung chan|de bep',
    'may ~ cuon tay|cuon toc|cuon vao|cuon vo|nghien tay|kep nat|dap tay|dap nat|hut tay|cuon canh tay|cuon mat',
    'mac ket duoi xe|ket duoi xe|bi vui|bi chon vui|vui lap|bi de duoi',
  ],
  impaled: ['dam xuyen|xuyen qua|cam vo nguoi|ghim vo nguoi|dam thung|dinh dam xuyen|cay sat dam'],
  gunshot: [
    'bi ban|trung dan|bi ban trung|dan ban|bi sung ban|an dan',
    'bi dam|bi xien|bi chem|dam trung|chem trung|bi chem trung|bi thoc|bi cua ~ dao|nhat|mau|thau|ngap|keo|tua vit|rua|ma tau|dao phay|manh chai',
    'bi dam|dam|bi xien|thoc|dam dao ~ vao bung|vo bung|vao nguc|vo nguc|vao lung|vo lung|vao co|vo co|vao suon|vo suon|vao dui|vo dui|ngay bung|trung bung|trung nguc|trung tim',
    'bi chem|chem|chem trung ~ vao lung|vo lung|vao tay|vo tay|vao dau|vo dau|vao vai|vo vai|vao chan|vo chan|vao mat|vo mat|vao co|vo co|vao nguoi',
    'bi ban|trung dan|an dan|dinh dan|dan lac|no sung|xa sung ~ mau|chan|tay|bung|nguc|dau|lung|vai|dui|nguoi|nga|guc|truoc cua|ngoai duong|nam',
    'lung ruot|loi ruot|xo ruot|do ruot|phoi ruot',
  ],
  'bad-fracture': [
    'loi xuong|xuong loi|xuong dam ra|thay xuong|xuong tom ra|gay lia|gay gap|xuong tho ra|loi ca xuong|xuong trang|tay chan bi veo|veo han|cong veo|gay ~ loi ra|xuong',
    'chan|tay|dui|hong|cang chan|co tay ~ queo ra|queo han|gay queo|ngan hon chan kia|xoay ra ngoai|cong queo|veo ra ~ te|nga|truot|tai nan|va|roi|rot',
  ],
  'broken-bone': [
    'gay tay',
    'gay chan',
    'gay xuong',
    'gay co tay',
    'gay suon',
    'bi gay',
    'gay hong',
    'nut xuong',
    'gay xuong suon',
    'gay mat ca',
    'gay co chan',
    joined(
      ['gay', 'nut', 'ran', 'be', 'vo'],
      [
        'ngon chan',
        'ngon tay',
        'xuong don',
        'xuong tay',
        'xuong chan',
        'xuong ban chan',
        'co tay',
        'mat ca',
        'khuyu tay',
        'mui',
        'xuong mui',
        'xuong dui',
        'ham',
        'xuong ham',
        'ong quyen',
        'cang chan',
      ],
    ),
  ],
  'likely-broken': [
    withNot('dung _ duoc chan', 'dap chan _', '_ dat chan xuong', '_ dat chan'),
    'nghe cai rac|nghe rac',
    'co tay|tay|khuyu|ngon tay ~ chong tay|te|nga ~ sung|bam|meo|veo|lech|cong',
    'chan|co chan|mat ca|dau goi|ban chan|ngon chan|got ~ khong dap xuong dat|dap xuong dat khong|khong chong chan|khong dung len duoc|khong di noi|khong di duoc|khong chiu luc|khong dat xuong|di khong duoc|khong nhac buoc',
    'tay|co tay|khuyu|vai|ngon tay ~ bien dang|meo|veo|cong queo|lech|bat thuong|cong veo ~ te|nga|chong|va|dap|trat|sung|tai nan',
    'nghe tieng rac|nghe cai rop|nghe rop|nghe tieng rop',
  ],
  'heavy-fall': [
    'te|nga|rot ~ thang|cau thang|lau|mai nha|noc nha|tren cao|ban cong|cai thang|gian giao|tren thang|cua so|lau 2|lau 3',
    'te|nga|rot|roi ~ mai nha|tang 2|tang 3|tang hai|lau hai|cay cao|cay dua|ban cong|gian giao|mai ton|gieng|ho sau|noc|cau thang|thang may',
  ],
  fall: [
    'bi te',
    'te xuong',
    'te nga',
    'te cau thang',
    'truot te',
    'te trong nha tam',
    'te dap',
    'te xe',
    'nga xuong',
    'bi nga',
    'te trong',
    'te ngua',
    'vap te',
    'te sap',
  ],
  'neck-injury': [
    'te|nga|roi|rot|nhay ~ lau 2|lau 3|lau 4|lau hai|lau ba|tang 2|tang 3|tang 4|tang hai|tang ba|mai nha|noc nha',
    'bi gay co|te gay co|trat dot song co|chan thuong co|dau co khong cu dong sau tai nan',
    'tai nan|xe|lat xe|te|nga|dung xe ~ co dau khong|dau co khong|co khong quay|khong quay co duoc|co cung khong ~ te tay|te hai tay|quay|cu dong|nhuc nhich',
  ],
  'dangerous-accident': [
    'tai nan xe|bi xe dung|xe dung|dung xe|xe can|bi xe can|xe tong|bi xe tong|xe lat|lat xe|tai nan giao thong|dung mo to|bi tong xe|xe hui',
    'nga xe may|te xe may|te mo to|lat thuyen|lat xe|xe lao xuong|tong vao cot|dam vao cot|dung truc dien|nga xe dap ~ van|vang|dap|bat tinh|manh|toc do|dau|bung|nguc',
    'xe bi lat|xe lat|lat nhao|xe lon|lon nhao|lat ngang|lat up|xe lao|xe rot xuong|dam xe|tong xe|dung xe ~ duong|cao toc|xa lo|co|nguc|bung|dau|te|ket|tai|vuc|cay|cot|ba|em|toi|ca nha',
    `${VEHICLES}|bi xe|bi o to ~ tong|ui|huc|can ngang|hat vang|hat te|de len|quet te`,
  ],
  'struck-by-vehicle': [
    'bi xe dung|bi xe tong|bi xe can|xe can qua|xe hui',
    'xe ~ hat vang|can qua|tong trung|dung trung|ui trung|tong vang|dung vang',
    `${VEHICLES}|bi xe|bi o to ~ tong|tong vo|tong vao|ui|ui vo|huc|huc vo|can ngang|hat vang|hat te|quet trung|quet te|de len|cuon vo gam|dung trung|dung vang`,
  ],
  sprain: [
    'trat chan',
    'trat mat ca',
    'bong gan',
    'treo chan',
    'treo gio',
    'trat khop',
    'trat tay',
    'cang co',
    'lat so mi',
    'sai khop',
    'trat co chan',
    'bong gan|trat|lat|treo|lat co chan|trat co chan|trat mat ca|treo chan',
    'bong gan|trat chan|trat mat ca|lat so mi|lat ban chan|treo mat ca|tre mat ca',
  ],
  bruise: ['bam tim', 'bi bam', 'vet bam', 'tim bam'],
  'dirty-wound': [
    `${POINTED} ~ ${STEPPED}`,
    'uon van|phong don ganh ~ dap|giam|dam|cat|dut|vet|lo sau|set|ri|can',
    'vet thuong|vet cat|vet dam|vet dut|vet rach ~ do|ban|bun dat|dat cat|sinh|set|nuoc cong|phan',
  ],
  gout: ['gut|gout|thong phong', 'ngon chan cai ~ sung|dau|do|nong'],
}
