import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'

const POINTED =
  'dinh|dinh set|dinh ri|kem gai|luoi cau|mieng chai|mieng chai be|manh chai|manh thuy tinh|thuy tinh|sat ri|cay sat|thep gai|gai nhon|xuong ca|tang sat|mieng ton|cai tang'
const STEPPED =
  'dam phai|giam phai|dap phai|dap trung|giam trung|dam vo chan|dam vao chan|dam chan|dam vo tay|dam vao tay|dam trung|dam ngon|dam thung|dam sau|dam xuyen dep|dap len|giam len|cua vao|cat phai|dut'

/** What a doctor should see today. */
export const VIETNAMESE_FOR_TODAY: Lexicon = {
  'tooth-swelling': [
    'rang|nuou|loi|rang ham|rang khon|chan rang|rang sau ~ sung ma|ma sung|ma phu|phu ma|sung mat|mat sung|mung mu|sung mu|co mu|ap xe|phu mat|phu mot ben|sung to|sung mot ben|lan xuong co|sung ham|sung phong',
    'ap xe rang|viem tuy rang sung|ma sung to',
  ],
  'dirty-wound': [
    `${POINTED} ~ ${STEPPED}`,
    'uon van|phong don ganh ~ dap|giam|dam|cat|dut|vet|lo sau|set|ri|can',
    'vet thuong|vet cat|vet dam|vet dut|vet rach ~ do|ban|bun dat|dat cat|sinh|set|nuoc cong|phan',
  ],
  'same-day': [
    'kim|kim tiem|kim chich|mui kim|kim lay mau|ong tiem|ong chich|kim luon|dao mo ~ dam|dam vo|dam vao|dam trung|chich trung|chich nham|dam phai|cham phai|xuoc|chich vo ~ benh nhan|lay mau|da dung|da xai|xai roi|dung roi|nguoi khac|hiv|rac|cong vien|ngon tay|tay em|vao tay|vo tay',
    'phoi nhiem ~ hiv|thuoc|mau|kim',
    'xuong ca|xuong|mang ca|xuong ga ~ mac trong co|mac o co|mac co|mac hong|mac trong hong|mac o hong|hoc xuong|ket trong co|ket o co|mac ngang co|mac xuong|ghim trong co|vuong trong co|vuong o co|hoc|mac|vuong',
    'mun nhot|nhot|ap xe|dinh rau|mun boc|cuc mu|mut nhot|hau boi ~ to bang|to nhu|bang qua|bang trai|bang ngon|bang cai|sung to|lon bang|khong ngoi duoc|ngoi khong duoc|khong ngoi noi|sot|hau mon|mong|hang|lan rong|nong ran|tieu duong|mat|mui',
    'ngon tay|dau ngon|mong tay|mong|khoe mong|ngon chan ~ sung mu|mung mu|lam mu|co mu|chin me ~ nhuc|dau|giat|sung|do',
    'chin me|ca nhong',
  ],
  'emergency-contraception': [
    'bao cao su|ao mua|bcs|condom ~ rach|bi rach|tuot|bi tuot|be|thung|bi thung|rot|tut|ket lai',
    'thuoc tranh thai khan cap|thuoc ngua thai khan cap|vien khan cap|vien 72 gio|tranh thai khan cap|ngua thai khan cap|morning after|plan b',
  ],
  'unprotected-sex': [
    'quan he|lam tinh|ngu voi|chuyen ay ~ khong bao|khong dung bao|khong mang bao|khong an toan|khong deo bao|xuat trong|ra trong|so co thai|so dinh bau|so hiv',
  ],
  'out-of-vital-medicine': [
    'insulin|thuoc dong kinh|thuoc chong dong kinh|thuoc kinh phong|thuoc tim|thuoc loang mau|eliquis|xarelto|warfarin|thuoc chong dong|prednisone|thuoc chong thai ghep|thuoc thai ghep|thuoc tam than|lithium|keppra|depakine ~ het|het tu|het sach|het roi|can thuoc|can|khong con|het may ngay|ngung|bo may ngay|chua lanh|khong lay duoc|khong mua duoc|bo uong|quen uong may|het ma|moi het|dut thuoc',
    'het insulin|het thuoc dong kinh|het thuoc tim|het thuoc loang mau|het thuoc tam than|can insulin|khong con insulin|thieu insulin',
  ],
  'sudden-deafness': [
    'tai|ben tai|lo tai|tai trai|tai phai|mot tai|mot ben tai ~ diec|diec dac|khong nghe|mat thinh luc|nghe khong duoc|u dac|khong con nghe|khong nghe thay ~ tu nhien|dot ngot|dot nhien|sang nay|ngu day|bong nhien|tu hom qua|tu sang|sau mot dem|thuc day',
  ],
  'leg-swelling-one': [
    'mot ben|1 ben|mot chan|chan trai|chan phai|bap chan|bap chuoi|cang chan|dui trai|dui phai ~ bap chan|chan|cang|dui|bap chuoi ~ sung dau|sung nong|sung do|sung to|sung phu|phu to|cung va dau|sung cang|sung len',
  ],
  'breast-infection': [
    'vu|bau vu|ti|nguc|tia sua|bau sua ~ sung do|cung do|do cung|nong do|sung cung|sung nong|cung ngac|cung nong|do nong|tac sua|tac tia sua|ap xe|viem|nut co ga ~ sot|cho con bu|cho bu|con bu|bu me|lanh run|sau sinh|hut sua',
    'ap xe vu|viem tuyen vu|tac tia sua|viem tuyen sua',
  ],
  'wound-trouble': [
    'vet mo|vet thuong|vet khau|cho mo|vet may|vet cat|vet chich|cho can|vet bong|vet phong ~ ra mu|co mu|tiet dich|chay dich|chay nuoc vang|hoi thoi|bat chi|toac|ra nuoc hoi|do tay|sung tay|nong do|lam doc|sung mu',
  ],
  'white-patches': [
    'amidan|hong|co hong|cuong hong|luoi ga ~ mu trang|dom trang|cham trang|mang trang|hat trang|co mu|mu vang|gia mac|bua trang|mang mu',
  ],
  shingles: [
    'gioi leo|zona|doi an|zona than kinh',
    'mun nuoc|bong nuoc|phong nuoc ~ mot ben|nua nguoi|suon|quanh mat|tran|doc theo ~ rat|dau|nhuc|bong',
  ],
  'red-spreading-skin': [
    'chan|tay|da|ban chan|cang chan|bap chan|vet thuong|vet tray|vet can|vet cat|mat ~ do lan|lan len|lan rong|lan toi|lan gan|lan den|do lan ra|vet do lan|soc do|duong do|quang do rong ~ do|nong|sung|dau',
  ],
  'broken-bone': [
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
    'co tay|tay|khuyu|ngon tay ~ chong tay|te|nga ~ sung|bam|meo|veo|lech|cong',
    'chan|co chan|mat ca|dau goi|ban chan|ngon chan|got ~ khong dap xuong dat|dap xuong dat khong|khong chong chan|khong dung len duoc|khong di noi|khong di duoc|khong chiu luc|khong dat xuong|di khong duoc|khong nhac buoc',
    'tay|co tay|khuyu|vai|ngon tay ~ bien dang|meo|veo|cong queo|lech|bat thuong|cong veo ~ te|nga|chong|va|dap|trat|sung|tai nan',
    'nghe tieng rac|nghe cai rop|nghe rop|nghe tieng rop',
  ],
  'blood-in-urine': [
    'nuoc tieu|nuoc dai|di tieu|di dai|tieu|dai|te ~ ra mau|co mau|mau do|mau hong|mau coca|mau tuoi|lan mau|hong hong|do nhu|nau nhu',
  ],
  'blood-in-stool': [
    'di cau|di ngoai|phan|di i|hau mon ~ nhay mau|mau nhay|mau bam|mau tuoi may bua|ra mau may|co mau may',
  ],
  'cannot-keep-down': [
    'an gi cung oi|uong gi cung oi|uong nuoc cung oi|oi suot|non suot|oi ca ngay|an khong duoc gi|nghen nang|om nghen nang|oi mat xanh mat vang',
  ],
  jaundice: ['mat vang|da vang|vang da|long trang mat vang|vang mat|long den vang'],
  'high-fever': [
    joined(
      ['sot', 'sot toi', 'sot den', 'sot len', 'con sot', 'nhiet do', 'do duoc', 'sot cao'],
      ['393', '394', '395', '396', '397', '398', '399', '40', '401', '402', '403', '39 do 5', '39 do ruoi'],
    ),
  ],
  'burning-urine': ['tieu|di tieu|di dai|te|dai ~ buot|rat|xot|nong rat|dau buot|gat|buot rat|nhoi'],
  'temp-38': [
    joined(['sot', 'sot len', 'sot toi', 'sot khoang'], range(380, 389).map(String).concat('38', '101', '102')),
  ],
  'eye-pain': [
    'mat do|mat sung|deo lens|kinh ap trong|contact lens ~ dau|nhuc|choi|so anh sang|com|xon',
    'mat ~ nhuc nhoi|dau nhuc|dau du',
  ],
}
