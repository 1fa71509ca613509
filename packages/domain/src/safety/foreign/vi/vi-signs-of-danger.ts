import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { not, withNot } from './vi-words'

const ONE_EYE = 'mot ben mat|1 ben mat|ben mat|mot mat|1 mat|mat trai|mat phai|nua con mat|nua mat|hai con mat|con mat'

/** Other ways of telling what fails in a body. */
export const VIETNAMESE_SIGNS_OF_DANGER: Lexicon = {
  unresponsive: [
    `nga|te|nam|guc|lim|xiu|ngat|do|truot ~ goi|keu|lay|hoi ~ ${not('tra loi', 'thay tra loi', 'nghe tra loi', 'len tieng', 'noi gi', 'mo mat', 'noi duoc', 'phan ung', 'thua')}`,
    `goi|keu|lay|danh thuc ~ ${not('biet gi', 'mo mat', 'len tieng', 'dong day', 'phan ung', 'ha mieng', 'nghe', 'u o gi', 'tinh noi', 'day noi', 'chiu mo mat')} ~ lim|lim di|nam|me|guc|ngu|xiu|nga|lanh|la`,
    'me man ~ khong tinh|chua tinh|goi|lay|bat tinh|sot|tieu duong|tu sang|tu dem',
    'van khong tinh|chua tinh lai|mai khong tinh|mai chua tinh|hoai khong tinh|mai khong day|goi mai khong|lay mai khong|khong con biet gi|lim han|lim di roi|ngung tim|tim ngung dap|khong con mach|mach khong bat duoc|dang ep tim|ep tim|ha hoi thoi ngat|sung huyet nao',
  ],
  'cannot-breathe': [
    'ngung tho|ngung han tho|tho ngap|tho nac|tho lau lau mot cai|lau lau moi tho|tho cham lam|tho cham dan|tho cham xi|tho gap gap|tho hut|ngop khong chiu noi|tho doc|ngat tho|hup khong khi|khong lay duoc hoi|thieu khi|kho tho',
    `${withNot('noi _ het cau', 'noi _ tron cau', 'noi _ het loi', 'noi _ ra hoi')} ~ tho|hen|suyen|met|ngop`,
    'phai ngoi moi tho|ngoi day moi tho|nam la ngop|nam xuong la ngop|nam khong tho',
  ],
  'short-of-breath': ['tho nhanh|tho gap|tho voi|hoi tho gap|tho lien hoi|hut hoi|mau met khi tho|tho dap don'],
  'ribs-pulling': [
    'bung|nguc|mui|lo mui|canh mui|hom co ~ phap phong|no to|no ra|lom|rut|co keo ~ tho|be|con|chau|kho',
  ],
  'blue-lips': [
    'moi|mat|dau ngon tay|mong tay|quanh mieng ~ tham xi|tham lai|tham den|tim tai|tim bam|tim nhu|xanh tim|xanh lét|tim re|tai tim|tim di|tim rim|tai ngat',
    'be|con|chau|em be|no|bo|me|ong|ba|nguoi ~ tim tai|tim tai di|tim ngat|tim den|tim lim|tim ca nguoi',
    'moi tham|tim tai sau khi|tim ca nguoi|nguoi tim lai|nguoi tim tai|mat tim bam|mat tim tai|mat mui tim|tim moi',
  ],
  choking: [
    'hoc|bi hoc|mac|nghen|sac|nuot phai|ket ~ keo|thach|hat|hat nhan|hat vai|nhan|chom chom|qua nho|trai nho|rau cau|thit|xuc xich|vien thuoc|dong xu|do choi|banh|com|bot|chao|sua|dau phong|dau phung|le|oc|bong bong ~ sac sua|im luon|im re|im bat|khong khoc|khong noi|tim|tim tai|khong tho|tho khong|khong ra tieng|do mat|trao nuoc mat|khong ho|ngat',
    'sac sua|sac bot|sac chao|sac com ~ tim|tim tai|khong tho|ngung|lim|mem|ngat|khong khoc',
  ],
  'chest-pain': [
    'nguc ~ tang da|nhu da de|nang nhu|thot|dau that|co that|nhu ai bop|nhu bi bop|nhu bi de|nghen|nghet|nang nguc',
    'nang nguc|tuc nguc|that nguc|dau tuc nguc|nghen nguc|ran nguc|con dau that|bop nghet tim|quan tim',
  ],
  'heart-attack': ['truy tim|dot tu|ngung tim|dung tim ~ vua|moi|dang|roi|goi|nga|cuu'],
  fainted: [
    'bat xiu|lan dung|ngat xiu|nga vat ra|xiu ngang|xiu tai cho|te xiu|ngat tai cho|guc tai cho|guc xuong ban|do vat',
  ],
  'feels-faint': [
    'muon ngat|muon xiu|gan ngat|hoa mat muon|choang muon|lao dao muon nga|toi sam mat|say sam mat may|dung khong vung muon',
  ],
  dizzy: ['hoa mat|choang|say sam|xay sam|luong cuong|chao dao|dau oc quay|quay mong mong|lang nguoi di'],
  seizure: [
    'mat|trong mat|tay chan|nguoi|mieng ~ tron nguoc|tron len|trao nguoc|giat giat|co quap|giat lien tuc|giat dung dung|sui bot|bot mep|go cung ~ be|con|chau|no|vo|chong|bo|me|em|anh|ban|sot|dang|bat tinh|goi',
    'len con giat|len con co giat|con dong kinh|kinh giat|dang giat|van giat|giat hoai khong|giat mai khong|giat khong ngung',
  ],
  'one-side-weak': [
    `tay phai|tay trai|chan phai|chan trai|tay|nua nguoi|mot ben nguoi|ben phai|ben trai ~ ${withNot('_ nhac len duoc', 'nhac _ len', 'nhac _ noi', '_ gio len duoc', 'cam _ duoc', 'cam _ chat', '_ cam duoc', 'xai _ duoc')}|xuoi xi|xui xi|liet han|mem nhun|te cung|do ra|yeu di|yeu hoan`,
    'liet nua nguoi|te liet mot ben|nua nguoi khong cu dong|yeu liet|liet tu chi|yeu nua nguoi|xieu qua mot ben|di xieu|di lech mot ben|keo le chan|le mot chan',
  ],
  'face-droop': [
    'cuoi|an|noi|mat|mieng|mep|mom|khoe mieng|moi ~ meo qua|lech han|meo han|meo xech|xe xuong|xech han|chay xe|lech sang|meo sang|tre xuong',
  ],
  'speech-trouble': [
    'noi do ~ tu nhien|dot nhien|sang day|ngu day|meo|te tay|liet|yeu tay|tay yeu|ngong|rot chen|roi dua',
    'noi diu luoi|noi khong thanh tieng|u o khong ra chu|u o|noi khong tron tieng|lap bap khong|am o khong|noi nhu ngam',
    'cam bat|tu nhien cam|khong noi nen loi|khong the noi nen loi|muon noi ma khong',
  ],
  'vision-loss': [
    `${ONE_EYE}|mat ~ toi om|toi thui|toi sam|toi den|den thui|mat han thi luc|mo tit|mo han|khong con thay|khong thay gi|khong nhin ra|den kit|mu roi|mu han`,
  ],
  'flashes-floaters': [
    'man den|man che|rem den|bong den|buc man|bong mo|mang den ~ mat|nhin|thay ~ che|keo|nua|phu|tu nhien|dot nhien|sup|tran|ngang',
    'chop sang|loe sang|tia chop|anh chop ~ mat|goc mat|ruoi bay|cham den',
    'ruoi bay|cham den|dom den ~ tu nhien|dot nhien|day mat|ca dam|nhieu han|bong nhien',
  ],
  'worst-headache': [
    'dau dau|nhuc dau|dau ~ chua tung co|chua tung bi|chua tung thay|nhu no tung|du doi nhat|nhat doi|trong doi|nhu set|nhu dao chem|nhu bua',
  ],
  confused: [
    'noi chuyen lung tung|noi chuyen linh tinh|noi chuyen lan lon|khong biet con chau|khong biet con cai|khong biet ai la ai|khong nhan ra con|khong nho con la ai|hoi ten khong biet|khong biet ten minh',
    'lu lan|lan than|lan lon|noi nham nhi|noi nhang|noi lam nham|khong nhan ra|tu nhien quen het|khong biet dang o dau|khong biet minh la ai|khong biet ngay thang|ngo nga ngo nghech ~ sang nay|tu nhien|dot nhien|tu hom qua|tu toi qua|tu sang|sot|hom nay|tieu duong|bo|me|ba|ong|ma|tu trua|nay gio',
  ],
  drowsy: [
    'lim di|la di|la nguoi|nguoi la|mem oat|ngu mai khong day|ngu me met|ngu vui|ngu lip|lo mo|nguoi mem nhun|khong mo mat noi|mat khong mo noi',
  ],
  'much-blood': [
    'mau tuoi nhieu|nhieu mau tuoi|ra mau nhieu|mau chay nhieu|ca to mau|ca bum mau|ca vung|ca chau mau|ca bat mau|mau lenh lang|day bon mau',
  ],
  'severe-bleeding': [
    `mau ~ tia|voi|suoi|lai lang|tham uot|tham dam|uot dam|khong cam|cam khong|${withNot('cam mai _', '_ chiu ngung', '_ chiu cam', 'ep _ cam', 'bang _ lai', 'garo _')} ~ chay|phun|tuon|xit|khan|ao|gac|bang|ra|vet|tay|chan`,
  ],
  'vomiting-blood': ['oi|non|oc|tho ~ mau tuoi|mau cuc|ca bum mau|toan mau|ca chau mau|mau bam|mau den'],
  'severe-belly-pain': [
    'bung|bung tren|thuong vi|bung duoi ~ dau du doi|dau nhu dao|dau chet di|dau lan lon|dau khong tho noi|dau lan ra sau lung|dau xuyen ra lung|dau xe|dau khong dung thang|cung nhu go|cung nhu da|cung nhu van|dau thau troi',
  ],
  'lower-right-pain': [
    'dau ~ ho chau phai|hong chau phai|bung duoi phai|ben phai bung duoi|gan hang phai|tu ron chay xuong phai|lan xuong ben phai',
  ],
  'testicle-pain': [
    'hon ben trai|hon ben phai|hon trai|hon phai|hai hon bi|hon bi|mot ben hon|mot hon|hai hon|tinh hoan|bìu|biu|bui|trung dai|ca bau|hai vien bi|bi dai ~ dau|dau quan|thon|sung|nhuc|rut len|xoan|tim|thot|cung',
    'bi ben phai|bi ben trai ~ dau thon|thon|rut len|xoan|sung to',
    'xoan tinh hoan|dau hai hon|dau tinh hoan|dau dai|dau biu',
  ],
  'long-erection': [
    'cuong cung|cuong duong|duong vat|cau nho|chim|cuong ~ tieng|ca dem|tu toi qua|tu dem|tu hom qua ~ khong xuong|khong xep|khong mem|chua xuong|dau|mai|chua xep',
  ],
  'inhaler-fails': [
    'ventolin|albuterol|inhaler|binh xit|xit|thuoc xit|khi dung|phun khi dung ~ khong do|khong bot|khong an thua|chang an thua|khong het|khong thay do|khong xi nhe|het thuoc|het sach',
  ],
  'flank-pain': ['hong lung|ben hong|hong phai|hong trai|lung ben hong|hai ben hong ~ dau|nhoi|quan|buot|thon'],
  'pain-in-waves': ['quan tung con|dau tung con|tung con quan|dau quan tung con|tung con mot|dau tung dot'],
  'no-urine': [
    withNot(
      '_ dai duoc',
      '_ tieu ra',
      'tieu _ ra',
      'tieu _ duoc',
      'dai _ ra',
      'dai _ duoc',
      'te _ ra',
      '_ te duoc',
      'di tieu _ duoc',
      'di dai _ duoc',
    ),
  ],
  'throat-danger': [
    `${withNot('_ nuot duoc', '_ nuot noi', 'nuot _ duoc', 'nuot _ noi', 'nuot _ vo', 'nuot _ troi', '_ nuot troi')} ~ nuoc mieng|nuoc bot|nuoc dai|chay dai|giong|ha mieng|khit ham|sung co|kho tho|be|chau|tuoi`,
    'giong ~ om om|nhu ngam|ngam hot thi|ngam khoai|nghet nghet|bi bop ~ sot|nuot|hong|amidan|sung',
    'chay nuoc dai|chay nuoc mieng|chay dai|nho dai|nuoc dai ~ khong nuot|nuot khong|dau hong|kho tho|ngoi chom|giong',
    'nghen o co hong|co hong sung to|sung co hong|co sung banh',
  ],
  anaphylaxis: [
    'an|uong|chich|tiem|dot|can ~ noi man|noi me day|noi may day|sung moi|sung mat|moi sung|ngua khap ~ kho tho|nghen co|nghet tho|tut huyet ap|muon xiu|choang|khan tieng|ngop|tho rit|oi',
  ],
  'insulin-without-food': [
    'chich insulin|tiem insulin|chich thuoc tieu duong|tiem thuoc tieu duong|uong thuoc tieu duong ~ bo com|bo bua|chua an|quen an|nhin an|khong an|an khong duoc|chan an|gap doi|hai lan|2 lan|nham lieu',
  ],
  'glucose-54': [
    joined(
      [
        'duong mau xuong',
        'duong mau con',
        'duong mau tut',
        'duong mau chi con',
        'duong mau chi',
        'duong ha con',
        'duong huyet ha con',
        'duong huyet tut xuong',
        'duong tut',
        'duong huyet do ra',
        'do duong ra',
        'duong do ra',
        'duong xuong toi',
        'sugar con',
        'sugar xuong',
        'sugar tut',
      ],
      range(20, 53),
    ),
  ],
  'gray-look': [
    'mat|nguoi|da ~ cat khong con giot mau|mat khong con giot mau|tai ngat|tai xanh|xam nghoet|trang bech|nhot nhat|tai nhot|xanh met',
    'mat cat khong con|tai xanh tai xam',
  ],
  'missed-dialysis': [
    'chay than|loc mau|loc than|dialysis ~ bo|lo|miss|khong di|chua di|tre|nghi ~ 2 lan|hai lan|may lan|buoi|tuan|lan|ky|hom',
  ],
  'thing-in-throat': ['hat|vien|xuong|mieng ~ ket trong hong|mac trong hong'],
  'post-surgery': [
    'sau phau thuat|mo ruot thua xong|moi cat tui mat|moi mo tim|vua mo xong|mo duoc may ngay|xuat vien sau mo',
  ],
}
