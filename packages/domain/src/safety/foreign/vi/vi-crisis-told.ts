import type { Lexicon } from '../../lexicon/lexicon'

const BLADE =
  'dao|con dao|cay dao|dao phay|ma tau|cai riu|cay riu|cay bua|cai bua|cay rua|cai mac|sung|cay sung|chai be'

/** Crises told by what somebody does: a farewell, a place, what lies ready, who is after whom. */
export const VIETNAMESE_CRISIS_TOLD: Lexicon = {
  'suicide-said': [
    'khoi lo cho con|khoi lo cho chau|khoi phai lo cho con|khong phai lo cho con|khong can lo cho con|khong ai phai lo cho con ~ khoa phong|khoa cua|khong tra loi|tat may|roi khoc|xin loi|toi nay|dem nay|tam biet|nghi hoc',
    'cuoc doi khac|kiep khac|the gioi khac|ben kia the gioi|kiep sau gap|kiep sau minh ~ hen|tat may|tam biet|vinh biet|xin loi|khoa may',
    'xa nha|tran nha|quat tran|thanh xa ~ day du|soi day|day thung|cot day|buoc day|mac day|soi thung|that long',
    'dung tim con|dung di tim|dung tim nua|dung kiem con|khoi tim con|khoi kiem con|khoi tim em ~ met qua|met roi|thuong ba|thuong me|thuong ca nha|xin loi|tha loi|tam biet|kiep sau|song tot|manh khoe|cam on',
    'khong thiet gi|khong con thiet gi|het thiet|chan het moi thu|met moi voi cuoc song|chan tat ca|khong con gi ~ ngu mot giac|ngu that lau|ngu luon|ngu that dai|ngu mai|ngu giac dai|ngu mot giac dai|ngu thiet dai',
    'thuoc nao uong chet|thuoc gi uong chet|uong bao nhieu vien thi chet|uong bao nhieu vien la chet|uong may vien thi chet|uong may vien la chet|uong bao nhieu thi chet|uong bao nhieu la chet|uong chet em|chet em ai|chet mot cach em|cach chet nhanh|cach chet khong dau|chet khong dau don|cach nao chet|lam sao de chet|chet sao cho nhanh|chet the nao cho nhanh',
    'kiep sau ~ tam biet|vinh biet|hen gap|gap lai|con di|em di|toi di|minh di|xin loi|bao hieu|tra hieu|nhan tin|lam con ba me|lam con cua me',
    'nhan tin|nhan|text|de lai|dang status|dang bai|viet|post|goi dien ~ tam biet|vinh biet|xin loi ba me|xin loi me|xin loi moi nguoi|xin loi ca nha|loi cuoi|lan cuoi|o lai manh khoe ~ khoa cua|khoa phong|chot cua|khong tra loi|ko tra loi|hong tra loi|khong bat may|ko bat may|khong nghe may|tat may|tat dien thoai|khong mo cua|go hoai khong|bien mat|khong lien lac duoc|goi hoai khong|khong bat phone|khong boc may',
    'khoa cua|khoa trai cua|chot cua|nhot minh|mot minh trong phong|khoa phong ~ sung|khau sung|cay sung|so day|soi day|lo thuoc|chai thuoc|luoi lam',
    'theo ba luon|theo ong luon|theo ong nha|theo ba nha|theo me luon|theo bo luon|theo vo luon|theo chong luon|theo con luon|theo ong ba|theo to tien|ve voi ong nha|ve voi ba nha|ve voi ong ba|ve voi to tien|gap ong ba|gap lai ba nha|gap lai ong nha|di theo ong noi|di theo ong ngoai|di theo ba noi|di theo ba ngoai|di theo chong|di theo vo ~ toi nay|dem nay|khoi phien|khoi lam phien|khoi kho|song du|song chi|thuoc|cho xong|cho roi|chan|cho het do|met qua|cho nhe',
    'song du roi|song chi cho chat dat|song chat dat|song vay du roi|song nhu vay la du roi|song toi day la du|song chi cho kho con|song hoai lam kho con|song lam chi nua|song them chi nua|chet di cho khoe|chet som cho khoe|cau cho chet som|mong troi cho chet|xin troi cho chet|muon nham mat xuoi tay|di cho roi doi|khong muon o lai nua|buong tay cho roi',
    'viet thu|de thu|la thu|buc thu|thu tay|viet san ~ cho hai dua|cho con|cho may dua|cho me|cho ba me|cho vo|cho chong|cho tui no ~ hoc tu|ngan keo|duoi goi|tren ban|ban tho|xin loi|lam cho xong|dem nay|toi nay|lan cuoi|ngu la|khong quay lai',
    'garage|gara|ga ra|ban cong|san thuong|nha kho|sau nha ~ lam cho xong|cho xong|het kho|la het|la xong ~ xin loi|thu|tui no ngu|con ngu|buong tay|nhay|day|met qua|ai cung|chi can',
    'ngoi|dung|leo|treo|tru ~ ban cong|san thuong|lan can|mep cau|thanh cau|noc nha|tang thuong|mep vuc|bo vuc|cua so lau ~ buong tay|nhay|la het|la xong|mot buoc|gio thoi|cho xong|chi can|khong ai|roi xuong|tha minh',
    'dung ngoai lan can|ngoi ngoai lan can|dung tren lan can|ngoi tren lan can|dung tren thanh cau|ngoi tren thanh cau|leo qua lan can|leo len thanh cau|buoc qua lan can|mot buoc nua la xong|chi can mot buoc nua|chi can buong tay|buong tay la het|buong tay la xong',
    'khong phai lo cho|khong can lo cho|khoi lo cho|khoi phai lo cho|khong phai ganh|khong con phai lo cho|khong phai phien vi|khoi phien vi ~ toi nua|em nua|minh nua|tui nua ~ tu mai|mai|dem nay|toi nay|ngay mai|sau dem nay|sau hom nay|xong het',
    'khong muon thay mat troi|khong muon thay ngay mai|khong muon thay binh minh|uoc gi khong co ngay mai|mong ngay mai dung toi|mong khong co ngay mai|khong can ngay mai|dung co ngay mai|khong muon ngay mai toi|khong con ngay mai|khong muon thay anh sang nua',
    'no may xe|no may|mo may xe|de may xe|chay may xe ~ gara|garage|ga ra|nha xe|trong xe ~ dong kin|dong cua|khoa cua|dung vo|dung ai vo|xin loi|bit|chet|cho xong|noi ong|bit kin',
    'cho het do|cho het do dac|chia het do|phat het do|dem cho het|sang ten het|ky cho tui no het|ky cho con het|ban het do ~ sap di theo|di theo ong|di theo ba|khong xai nua|khong dung nua|khong can nua|dem nay|toi nay|chet|vinh vien|song chi',
    'thuoc ngu|thuoc an than|vien thuoc|thuoc ~ de danh|gom lai|gom du|cung du roi|tich lai ~ dem nay|toi nay|theo ba|theo ong|cho xong|khoi phien|di luon|het|xong',
    'ao quan|bo do|ao dai|do vest|bo vest|bo do vest ~ liem|mac luc chet|mac luc di|treo san|ui san|chuan bi san ~ giay to|thuoc|theo ba|theo ong|dem nay|toi nay|ky het|di chuc',
    'khong ai can em|khong ai can toi|khong ai can minh|khong ai thuong em|khong ai thuong toi|cung khong ai thuong|khong ai nho toi em|khong ai tiec ~ lam cho xong|bien mat|chet|xong cho roi|dem nay|toi nay|vinh biet|lan cuoi',
    'muon unalive|unalive|muon die|chi muon die|muon end game|muon logout khoi doi|muon thoat khoi doi|muon roi bo the gioi|roi khoi the gioi nay|roi khoi coi doi|roi bo coi doi|roi bo cuoc doi|tu biet cuoc doi',
    'lo chai|uong het|uong ca ~ thuoc ~ de chet|cho chet|cho xong|khong muon song|khong muon tinh',
  ],
  'carbon-monoxide': [
    'no may xe|no may|de may xe|chay may xe ~ gara|garage|ga ra|nha xe|ham xe ~ dong kin|dong cua|khoa cua|bit kin',
  ],
  'violence-now': [
    `${BLADE} ~ ruot|ruot theo|ruot chem|ruot danh|duoi theo|duoi chem|duoi danh|duoi giet|duoi em|duoi toi|duoi me|duoi ca nha|doi chem|doi dam|doi giet|doa giet|doa chem|ri theo|chay vong vong|dap cua|ke co|ke vao co|chi vo mat|gi vo co`,
    'doa|doi|dinh|se|dang ~ thieu song|dot nha|dot ca nha|do xang|tuoi xang|tat xang|cham lua dot ~ me con|ca nha|em|toi|ngoai cua|nguoi|vo|con|minh',
    'thieu song|tuoi xang|tat xang|do xang ~ me con|ca nha|hai me con|len nguoi|vao nguoi|ngoai cua',
  ],
  'violence-home': [
    'xiet co|siet co|bop co|that co|chen co|nghen co em ~ chong|ban trai|anh ay|no|ong|bo|nguoi yeu|chong cu|thang ~ em|toi|tui|minh|con|me|han dau|nuot|khan|ngat',
    'siet co|bop co|that co|chen co ~ ngat|khan tieng|nuot dau|khan giong|tho khong|bam tim co|hang dau tay|xiu',
    'danh|dam|tat|dap|da ~ chong em|chong toi|chong minh|bo em|ba em|anh trai em|ban trai em ~ chay mau|bam tim|sung mat|gay|tim mat|rang|hoai|moi ngay|lan nay',
  ],
  'child-abuse': [
    'so vao cho kin|so vo cho kin|so cho kin|so vung kin|so vao vung kin|so vo vung kin|so chim|so bim|thoc tay vao quan|thoc tay vo quan|tut quan|coi quan|coi do|ro cho kin|ro vao cho kin|ro vo cho kin|cham vao cho kin|bat so|bat ngam ~ con|be|chau|con gai|con trai|no|em be|hoc tro',
    'con em|con toi|chau|be|con gai|con trai ~ ke|noi|khoc ke ~ chu|bac|duong|thay|ong|cau|hang xom|cha duong ~ cho kin|vung kin|coi quan|so mo|nam len nguoi|hun mieng',
  ],
  'harm-others': [
    'moi sinh|moi sanh|sau sinh|sau sanh|vua sinh|em be|be so sinh ~ muon quang|muon nem|muon bop|muon dim|muon vut|muon lac|muon giet|muon nhan nuoc|muon bo be xuong|muon tha be xuong',
    'muon|tinh|dinh ~ quang con|nem con|quang be|nem be|bop mui be|bop mui con|bit mieng be|up goi len mat',
  ],
  'postpartum-mood': [
    'moi sinh|moi sanh|sau sinh|sau sanh|vua sinh|vua sanh|o cu ~ khong phai con em|khong phai con minh|khong phai con toi|bi trao con|quy nhap|ma nhap|muon bo con|ghet con|ghet em be|muon quang|so minh',
  ],
  'withdrawal-danger': [
    'thay ma|thay quy|thay ma quy|thay ran bo|thay bo bo|thay gian bo|thay kien bo|thay nguoi chet|ao giac|run ban bat|run lay bay|noi chuyen voi tuong|nghe tieng nguoi',
  ],
}
