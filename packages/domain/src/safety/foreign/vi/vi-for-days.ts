import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'

const NUMBERS = ['hai', 'ba', 'bon', 'nam', 'sau', 'may', 'hon', 'vai', ...range(2, 20).map(String)]
const FOR = [
  'tuan nay',
  'tuan roi',
  'tuan lien',
  'tuan qua',
  'thang nay',
  'thang roi',
  'thang lien',
  'thang qua',
  'nam nay',
  'nam roi',
  'nam qua',
]
const MONTHS =
  'ca thang|may thang|hon mot thang|hon thang|gan mot thang|hang thang troi|ca nam|may nam|lau nam|nua nam|quanh nam'
const STAYS = `khong het|khong khoi|khong bot|khong do|hoai|tai phat|tai di tai lai|lau lanh|lau het|may thang|ca thang|may tuan|ca nam|lan dan|hoai khong het|mai khong|man tinh`

/** What a doctor should see within days or weeks. */
export const VIETNAMESE_FOR_DAYS: Lexicon = {
  'long-lasting': [
    joined(NUMBERS, FOR),
    MONTHS,
    '4 tuan|5 tuan|6 tuan|7 tuan|hon 2 tuan|hon hai tuan|hon 3 tuan|hon ba tuan|dai dang|keo dai ca',
  ],
  'month-or-more': [
    joined(
      ['mot', '1', ...NUMBERS],
      ['thang nay', 'thang roi', 'thang lien', 'thang qua', 'nam nay', 'nam roi', 'nam qua'],
    ),
    MONTHS,
    'lau nay|tu lau|tu nam ngoai|keo dai may thang',
  ],
  cough: [
    'ho hon|ho gan|ho ca|ho keo dai|ho mai|ho lai rai|ho dai dang|ho huc hac|ho sù sụ|ho su su|ho tham|ho lau|ho man tinh|ho dam|ho may tuan|ho khuc khac|ho lui cui|ho ve dem|ho ban dem|bi ho',
  ],
  'back-pain': ['lung|that lung|cot song|song lung|lung duoi ~ dau|nhuc|moi|e am|thot|buot'],
  'joint-ache': [
    'dau goi|goi|vai|khop|hong|co tay|khuyu|mat ca|got chan|khop vai|khop goi|ngon tay|ngon chan cai ~ dau|nhuc|sung|cung|lao xao|keu lup cup|buot|nhuc moi|leo cau thang|len cau thang|xuong cau thang|gio khong cao|khong gio cao',
    'thoai hoa khop|thoai hoa|viem khop|dong cung vai|vai dong cung|gai got|gai cot song',
  ],
  'leg-nerve': [
    'dau|nhuc|te|buot|giat ~ lan xuong chan|doc xuong chan|chay xuong chan|xuong mong xuong chan|doc chan|lan xuong dui',
    'than kinh toa|than kinh tọa',
  ],
  'needs-visit': [
    'dau goi|goi ~ len cau thang|xuong cau thang|leo cau thang|ngoi xom|sung nhe',
    'nhuc dau|dau dau ~ tuan vai lan|tuan may lan|thuong xuyen|sau gio hoc|hay bi|hay nhuc|hang ngay|may lan mot tuan|lan mot tuan|ca thang|moi ngay|may tuan|suot|moi chieu|hay tai phat',
    'hay nhuc dau|hay dau dau|hay bi nhuc dau|hay bi dau dau|hay chong mat|hay bi chong mat|hay bi dau bung|hay dau bung',
    `cham|eczema|viem da|lac|hac lao|nam da|a sung|vay nen|ghe|ngua|man ngua|noi me day|me day|lang ben ~ ${STAYS}|kem khong|boi kem khong|boi thuoc khong`,
    'duong|duong huyet|a1c|duong mau ~ luc doi|hoi cao|metformin|tien tieu duong|buoi sang|luc sang|nhin doi|khong xuong|khong on dinh',
    'tien tieu duong|men gan cao|gan nhiem mo|axit uric cao|acid uric cao|mo mau cao|cholesterol cao|thieu mau|tuyen giap|mo trong mau',
    'bo|cai|muon bo|muon cai|ngung|bo duoc ~ thuoc la|hut thuoc|ruou|vape',
    'het thuoc|sap het thuoc|can toa|xin toa|can thuoc|het toa ~ huyet ap|cao mau|tieu duong|cholesterol|mo mau|tuyen giap|bao tu|di ung|bac si|toa|thuoc moi|nha thuoc',
    'huyet ap|blood pressure|bp ~ 140|145|150|155|148|152|158|160|142|146|hoi cao|cao cao',
    'chong mat|hoa mat ~ khi dung|khi dung day|dung len|doi tu the|may tuan|hay bi|nam xuong|tro minh',
    'mat|thi luc|nhin ~ mo dan|kem dan|cuom|duc thuy tinh the|nhin gan khong|mo tu tu',
    'ngua vung kin|huyet trang|khi hu|viem am dao|nam vung kin ~ hoi|mui|ngua|vang|xanh|tai phat|hoai|nhieu',
    'kho nuot|nuot nghen|nghen khi nuot|nuot vuong ~ thang|tuan|dan|lau|hay',
    'chay mau chan rang|hoi mieng|ren rang|nghien rang ~ hoai|may thang|lau|suot',
    'chan|hai chan|mat ca|ban chan ~ phu nhe|sung nhe|phu buoi chieu|sung buoi chieu|chieu ve sung|phu ve chieu',
    'nac|tao bon|tieu chay|di long|dau bung|day bung|o chua|o nong|trao nguoc|non nao ~ ca thang|may tuan|may thang|hon thang|hai tuan|3 tuan|ba tuan|2 tuan|tuan nay|thang nay|lau nay|dai dang',
    'sup mi|mong chan|mong tay ~ thit|vang|day|nam|moc nguoc|quap',
    'yeu sinh ly|roi loan cuong|xuat tinh som|hiem muon|kho co con|mai khong co thai|mai khong co bau',
    'dai dam|te dam ~ tuoi|con|be|dem',
    'bo bieng an|bieng an|cham noi|cham lon|khong tang can|nhe can|thap hon ~ be|con|chau|tuoi',
  ],
  heartburn: ['o chua|o nong|trao nguoc|nong rat nguc sau khi an|day hoi|nong bao tu|xot ruot|cao bao tu|xot bao tu'],
  'urine-trouble': [
    'dem|ban dem|ve dem|dem hom|ngay ~ day tieu|di tieu|day dai|di dai|di te|day di|thuc day ~ may lan|nhieu lan|4 lan|5 lan|3 lan|ba bon lan|bon nam lan|4 5 lan|hoai|lien tuc',
    'tia tieu|tia nuoc tieu|dong tieu|nuoc tieu ~ yeu|nho giot|ri rac|cham|ngat quang',
    'tieu rat|tieu lat nhat|tieu son|tien liet tuyen|tieu khong het|tieu nho giot',
  ],
  lump: [
    'cuc|hach|khoi|khoi u|buou|u cuc|cuc u|cuc thit|buou co|not ~ co|nach|vu|nguc|ben|sau tai|duoi ham|bung|lung|dui|tinh hoan|quai ham|ti|tuyen giap|co tay ~ so thay|so trung|so vao|noi|cung|di dong|khong dau|to dan|lon dan|sung|moc|nho|lan tan|so vo',
    'noi hach|so thay cuc|so thay hach|noi cuc|cuc cung o',
  ],
  'hearing-fading': [
    'nghenh ngang|lang tai|may tro thinh|may nghe|nang tai|tai kem|nghe kem|tai nghe kem|lang tai dan|mo tivi lon|van tivi lon|van tivi|hoi lai hoai|nghe khong ro ~ tai|tivi|dan|thang|nam|bo|me|ba|ong|ma|lon|noi',
    'nghenh ngang|lang tai|may tro thinh',
  ],
  'ear-noise': ['u tai|tai keu|ve keu trong tai|tai o o|tieng ve keu|tai ong ong'],
  'numb-hands-night': [
    'te tay|te ban tay|tay te|ngon tay te|te ngon tay|te ray tay|te dau ngon tay|te hai tay ~ ban dem|ve dem|dem ngu|luc ngu|khi ngu|ngu day|go phim|go may|lam nail|may tuan|may thang|sang day|hoai',
    'te bi tay|hoi chung ong co tay',
  ],
  'weight-loss': [
    `${joined(['sut', 'giam', 'mat', 'xuong', 'tut', 'om'], range(2, 40).map(String).concat('may', 'gan', 'hon'))} ~ ky|kg|ki|can|pounds|lbs|lb|pound ~ khong ro|tu nhien|khong biet|thang|tuan|khong an kieng|khong kieng`,
    'sut can|tut can|om di|gay di|om nhom',
  ],
  'weight-gain': ['tang|len ~ 3 ky|4 ky|5 ky|6 ky|7 ky|8 ky|10 ky|may ky|can nhanh|may kg|5 kg|may can'],
  mole: ['not ruoi ~ to ra|lon ra|to dan|doi mau|chay mau|den hon|meo mo|bo nham|ngua|lan|lon len|moi moc|to len'],
  'nail-trouble': ['nam mong|mong ~ vang|day len|moc nguoc|quap|bong|mun|thit thua'],
  'memory-slow': [
    'hay quen|quen truoc quen sau|lang tri|hoi di hoi lai|lap di lap lai|dau oc quen|tri nho kem|suy giam tri nho|nho nho quen quen|luc nho luc quen|quen ten|lan tham ~ nam nay|ca nam|may thang|may nam|dao nay|cang ngay|thang nay|nua nam|lau nay|gan day|tuoi gia|may lan',
  ],
  'hand-shake': ['run tay|tay run ~ khi cam|cam ly|viet|tu tu|may thang|ca nam|dao nay|lau nay|parkinson'],
  'breath-stops-asleep': [
    'ngay to|ngu ngay|ngay nhu sam|tieng ngay ~ ngung tho|nin tho|nghet tho|giat minh|buon ngu ban ngay|tat tho|hut hoi|ngung',
  ],
  'missed-periods': [
    'tre kinh|mat kinh|khong co kinh|chua co kinh|khong thay kinh|khong toi thang|tat kinh|kinh khong ra ~ am tinh|1 vach|mot vach|que 1|thang|tuan|may',
  ],
  'period-problem': [
    'kinh|kinh nguyet|den thang|toi thang|hanh kinh|ngay den do|den do ~ nhieu|keo dai|10 ngay|ca tuan|khong deu|roi loan|dau bung|hai lan|it|rong',
  ],
  depressed: [
    'buon chan|buon ba|chan chuong|u uat|u sau|buon roi ruoi|khong thiet lam gi|khong muon lam gi|mat hung thu|khong con hung thu|mat dong luc|hay khoc|khoc mot minh|buon khong ly do|tam trang te|mat niem vui|chan nan',
  ],
  anxious: [
    'lo au|lo lang|hoi hop|bon chon|bat an|hoang loan|hay lo|stress nang|lo so ~ tim|ngu|thang|tuan|thuong xuyen|hoai|suot|qua|ca ngay',
  ],
  'drops-of-blood': [
    'tri|di cau|giay|giay ve sinh|chui ~ vai giot mau|it mau|dinh mau|dinh it mau|ti mau|chut mau|lam tam mau|dinh vai giot',
    'benh tri|bi tri|tri ngoai|tri noi',
  ],
  'tick-bite': ['con ve|bo ve|ve cho|ve rung ~ can|cam|bam|ghim|hut'],
  'hair-loss': ['toc ~ rung|rung nhieu|rung ca nam|thua|hoi', 'rung toc|hoi tung mang'],
  tired: [
    'nguoi met|met moi|hay met|met suot|uoi nguoi|met hoai|met keo dai|khong co suc|so lanh|thieu suc song|lu du ca ngay',
  ],
  'tooth-pain': ['rang|rang ham|rang khon|rang sau ~ dau|nhuc|e|e buot|buot|lung lay|sau|me|vo|uong lanh'],
  'ear-pain': ['tai|lo tai|trong tai ~ dau|nhuc|chay mu|chay nuoc|u|nhoi'],
  gout: ['gut|gout|thong phong', 'ngon chan cai ~ sung|dau|do|nong'],
  constipation: [
    'tao bon|khong di cau duoc|khong di ngoai duoc|kho di cau|di cau kho|may ngay chua di cau|may ngay khong di cau',
  ],
  sprain: ['bong gan|trat|lat|treo|lat co chan|trat co chan|trat mat ca|treo chan'],
}
