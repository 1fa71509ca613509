import type { Lexicon } from '../../lexicon/lexicon'
import { CAUSTIC, CHILD, withNot } from './vi-words'
import { joined, range } from '../choices'

/** Poisons, overdoses, withdrawal and venom. */
export const VIETNAMESE_POISON: Lexicon = {
  'child-swallowed': [
    `uong|nuot|uong nham|uong lon|lo uong|ngam|an nham|nuot nham|liem|bo vo mieng|hop|an|lo nuot|uong phai|nuot phai ~ nuoc tay|nuoc rua chen|nuoc lau nha|javel|javen|bleach|clorox|thuoc chuot|thuoc tru sau|thuoc diet co|thuoc gian|thuoc muoi|dau hoa|dau thap|xang|acid|axit|hoa chat|vien giat|xa bong giat|nuoc xa|nuoc lau kieng|con 90|ba chuot|nuoc thong cong|drano|acetone|nuoc son mong|tide pod|nuoc rua tay|nuoc tay trang|thuoc diet chuot|thuoc ray|nuoc tay bon cau|thuoc tay trang`,
    'uong nham|uong lon|lo uong|nuot nham|uong phai|lo nuot|an nham ~ thuoc tay|thuoc|chat tay|hoa chat|vien thuoc',
    `${CHILD} ~ nuot|uong nham|uong trom|an nham|lay|uong het|boc ~ thuoc cua ba|thuoc cua ong|thuoc cua me|thuoc cua ong noi|thuoc ong|thuoc ba noi|thuoc huyet ap|thuoc tieu duong|thuoc tim|thuoc ngu|thuoc nguoi lon|thuoc cua toi|thuoc cua em|vitamin|vien sat|thuoc cua ba noi|thuoc cua chi|mo thuoc|nam thuoc|keo cbd|gummies|keo can sa`,
    'nuot thuoc tay|uong javel|uong nuoc tay',
    `be|con|chau|em be|con em|chau noi|chau ngoai|con toi|thang cu|con be|thang be ~ uong|nuot|boc|bo mieng|cho vao mieng|bo vao mieng|nham nhi|an|lay ~ thuoc huyet ap|thuoc tieu duong|thuoc tim|thuoc ngu|thuoc cua|thuoc nguoi lon|thuoc an than|thuoc ba|thuoc ong|vien sat|bang phien|long nao|hat giong|vien rua chen|pin`,
    `uong nham|uong lon|nuot nham|nham|uong trung|hop phai|hop nham ~ ${CAUSTIC}|xang|dau hoa|nuoc rua chen|nuoc xa|dau thom|dau gio|tinh dau|thuoc diet`,
    `${CHILD} ~ gummy|gummies|keo co thc|keo thc|banh co can sa|keo can sa|pod giat|vien giat|vien rua chen|tinh dau vape|nuoc vape|juice vape|dau gio|dau nong|thuoc do|nuoc xa vai|con y te|con rua tay ~ an|uong|nuot|bo vo mieng|hop|can|ngam|boc`,
  ],
  'dangerous-object': [
    'nuot|nuot nham|lo nuot|nhet|bo vo mieng|hoc|ngam|nuot phai ~ pin|cuc pin|vien pin|pin dong xu|pin nut|nam cham|kim|cay kim|dinh|mieng kieng|mieng thuy tinh|luoi lam|dong xu pin|pin remote',
    'nuot|nuot luon|nuot mat|nuot trung|bo vo mieng|nuot phai|lo nuot ~ pin tron|vien pin|cuc pin|pin|nam cham|vien nam cham|bi nam cham|dinh ghim|kim bang|kep toc|mieng kinh|luoi lam|hat nuoc no|hat no|dinh oc',
    'nhet|nhet vo|dut vo|nhet vao ~ pin|vien pin|nam cham ~ mui|lo mui|tai|lo tai',
  ],
  poison: [
    'ngo doc',
    'trung doc',
    'thuoc chuot',
    'thuoc tru sau ~ uong|hit|dinh',
    'an nam ~ oi|dau bung|la',
    'an nam doc|an nham nam|ca noc',
    'uong|nuot|no uong|tu ~ thuoc diet co|thuoc ray|thuoc tru sau|chai thuoc sau|thuoc sau ray|paraquat|thuoc chuot|ba chuot|la ngon|thach tin|xyanua|nuoc lau bon cau|axit|ruou metanol|con cong nghiep|nuoc lam mat xe',
    'uong thuoc sau roi|uong thuoc sau tu|uong thuoc co',
    'ngo doc|trung doc ~ nam|ca noc|coc|rau|thuc an|do an|la|thit|so|rau dai',
    'la cay|re cay|thuoc nam|thuoc lang|ruou thuoc|nuoc la|thuoc bac|ruou ngam|la gi do|cu au tau|ruou re ~ uong|an|nhai ~ tim dap cham|tim loan|tim dap loan|te luoi|te moi|te mieng|thay vang|oi|non|co giat|lo mo|ngat|chong mat',
    'ruou ngam|ruou thuoc|ruou xoa bop|ruou xoa|thuoc ruou|ruou re|ruou cu|ruou ma tien|ma tien|cu au tau|au tau|o dau|phu tu|ca nham|ca noc|ca doc|mat ca|coc|nam rung|nam la|la ngon|trung coc|gan coc|oc la|so bien|cua mat quy|hat ma tien|la dai|cay doc|cu dai|san cao san|khoai mi dang|mang dang|long den ~ te moi|te luoi|moi te|luoi te|te mieng|te tay|te ran|te het|te xuong|te ca|oi|non|mua|tim dap|loan nhip|co giat|dung khong vung|di khong vung|kho tho|yeu|liet|lo mo|lu du|tieu khong|khong tieu|tieu khong ra|di tieu khong|mo mat|chong mat',
    'te moi|te luoi|te ca luoi|moi luoi te|moi voi luoi te|te quanh mieng|te mieng ~ uong|an|nuot|nhau|ly|ruou|xong ~ oi|mua|tim|loan|tay|chan|dung khong|di khong|vung|yeu|liet|noi|tho',
    'ruou ngam|ruou thuoc|ruou xoa bop|thuoc xoa bop|dau xoa bop|ruou xoa ~ uong nham|uong lon|rot ra uong|uong hai ly|uong het|uong lo|lay uong|uong phai',
    'te moi|te luoi|te quanh mieng|te ca moi|moi luoi te ~ tim dap loan|tim loan|loan xa|loan nhip|dung khong vung|di khong vung|liet|khong dung noi|co giat|te xuong tay|te toi tay|te ca tay chan',
  ],
  'too-many-pills': [
    'het chai thuoc|het lo thuoc|ca chai thuoc|ca lo thuoc|nguyen chai thuoc|nguyen lo thuoc|het bich thuoc|ca nam thuoc|nguyen bich thuoc|ca vi thuoc|mot nam thuoc|1 nam thuoc|mot dong thuoc|ca dong thuoc|mot mo thuoc|ca hop thuoc|nguyen hop thuoc|ca boc thuoc|het vi thuoc|het hop thuoc|ca vóc thuoc|mot vóc thuoc|ca lo|het ca lo|het nguyen chai|uong nguyen chai|uong ca chai|ca lo thuoc ngu|chai thuoc trong|lo thuoc trong|vo thuoc trong',
    'qua lieu',
    'uong qua nhieu thuoc',
    'uong qua nhieu vien',
    'nhieu thuoc ngu',
    `uong|nuot|lo uong|nuot het|no uong|uong toi|uong het ~ ${joined(range(12, 100).map(String), ['vien'])}|may chuc vien|hai chuc vien|ba chuc vien|chuc vien|muoi may vien|may chuc vien thuoc|hai muoi vien|ba muoi vien|nam muoi vien|50 vien`,
    'uong|nuot ~ het|ca|nguyen|mot dong|ca nam ~ thuoc ngu|tylenol|thuoc giam dau|thuoc an than|thuoc tram cam|xanax|advil|ibuprofen|thuoc huyet ap ~ chai|lo|bich|nam|dong|hu|hop|vi',
    'be|con|chau|em be|con em|con toi|con gai|con trai ~ uong het|uong sach|nuot het|an het|tu sach ~ chai siro|chai thuoc|lo thuoc|hop thuoc|ca vi|vi thuoc|lo vitamin|hu vitamin|keo vitamin|chai ha sot|nua chai',
    'uong|nuot|no uong|da uong|lo uong|moi uong ~ het ca vi|ca vi|may vi|hai vi|2 vi|3 vi|nguyen vi|ca hop|ca nam|ca vốc|mot luc|mot lan|cung luc|sach|het sach ~ thuoc|vien|panadol|paracetamol|hapacol|tylenol|efferalgan',
    'panadol|paracetamol|hapacol|efferalgan|tylenol|advil|thuoc ngu|seduxen|thuoc an than|thuoc huyet ap ~ hai chuc|ba chuc|bon chuc|chuc vien|may chuc|muoi may|20 vien|30 vien|40 vien|50 vien|ca chai|ca lo|ca vi|nguyen chai|nguyen hu|ca hu',
    'soc thuoc|choi thuoc qua lieu|qua lieu thuoc|dung qua lieu|hit qua lieu|choi qua lieu|phe qua|sốc thuốc|od roi|bi od',
    'chai tylenol|lo tylenol|hop tylenol|vi tylenol|chai advil|chai thuoc|lo thuoc|hop thuoc|hop panadol|vi panadol|chai panadol|chai thuoc ngu|vo thuoc|vi thuoc|chai ibuprofen|chai aspirin|chai benadryl ~ gan het|het sach|het tron|trong tron|trong rong|trong khong|can day|con vai vien|sach tron|sach bach|khong con vien|bay dau|het queo ~ uong|nuot|thung rac|nhan|hoi mai|no noi|no chiu|gan day|canh giuong|ben canh|tu tu|lim',
    'uong|nuot|no uong|chau uong|con uong ~ het chai|gan het chai|gan het lo|gan het hop|nua chai|nua lo|nua hop|nguyen vi|hai vi|ba vi|may vi|ca vom|mot vom|mot bum|ca bum|ca dong ~ thuoc|tylenol|panadol|advil|benadryl|aspirin|vien',
  ],
  'dose-mistake': [
    'uong 2 lan thuoc|uong hai lan thuoc|uong lon thuoc|uong nham lieu|uong gap doi|uong thuoc gap doi|chich lon lieu|cho uong lon thuoc|uong du lieu|uong nham thuoc',
  ],
  opioid: [
    'fentanyl',
    'heroin',
    'oxy',
    'oxycodone',
    'morphin',
    'morphine',
    'percocet',
    'thuoc phien',
    'bach phien',
    'hang den|heroin|thuoc lac|fenta|trang ~ hit|chich|choi|hut|phe',
    'fent',
  ],
  'street-drug': ['ma tuy', 'hang trang', 'choi hang', 'xi ke', 'cocaine', 'hang da', 'choi da', 'can sa'],
  'alcohol-poisoning': [
    `nhau|uong ruou|say ruou|say ~ bat tinh|${withNot('goi _ day', '_ tinh', 'lay _ day')}|tim tai|tho khong|lanh ngat|me man`,
    'ngo doc ruou',
  ],
  'mixed-cleaners': [
    `tron|pha|do chung|pha chung|tron chung|do ~ ${CAUSTIC}|ajax|giam|thuoc chui|nuoc chui|windex|comet ~ rat|ho|hoi|kho tho|cay mat|sac|khoi|tho|ngat|voi`,
  ],
  'overdose-look': [
    'con nguoi|dong tu ~ nho xiu|nho ti|nho nhu|co lai|be xiu',
    'choi hang|phe thuoc|hit hang|chich hang ~ gat gu|lim|lo mo|khong day|kho khe|tim',
  ],
  withdrawal: [
    'ngung ruou|bo ruou|cai ruou|nghi ruou|ngung uong|bo nhau|cai thuoc|ngung thuoc an than|het ruou|bo uong ruou|ngung uong ruou ~ run|thay ma|ao giac|vat va|vat|vã|mo hoi|me sang|hoang|thay bo|noi nham',
    'vat thuoc|len con vat|doi thuoc vat|con nghien',
    'ngung ruou|ngung bia|bo ruou|nghi ruou|khong co ruou|thieu ruou|cat ruou|bo bia|khong uong ruou|khong nhau|nghi nhau|thoi ruou|cai ruou ~ run|thay ma|thay quy|ao giac|mo hoi|co giat|noi nham|thay bo|vat',
  ],
  'out-of-vital-medicine': [
    'insulin|thuoc dong kinh|thuoc chong dong kinh|thuoc kinh phong|thuoc tim|thuoc loang mau|eliquis|xarelto|warfarin|thuoc chong dong|prednisone|thuoc chong thai ghep|thuoc thai ghep|thuoc tam than|lithium|keppra|depakine ~ het|het tu|het sach|het roi|can thuoc|can|khong con|het may ngay|ngung|bo may ngay|chua lanh|khong lay duoc|khong mua duoc|bo uong|quen uong may|het ma|moi het|dut thuoc',
    'het insulin|het thuoc dong kinh|het thuoc tim|het thuoc loang mau|het thuoc tam than|can insulin|khong con insulin|thieu insulin',
  ],
  'withdrawal-danger': [
    'thay ma|thay quy|thay ma quy|thay ran bo|thay bo bo|thay gian bo|thay kien bo|thay nguoi chet|ao giac|run ban bat|run lay bay|noi chuyen voi tuong|nghe tieng nguoi',
  ],
  'many-acetaminophen': [
    'tylenol|panadol|paracetamol|hapacol|efferalgan ~ ca ngay|lien tuc|moi 2 tieng|moi hai tieng|moi tieng|10 vien|12 vien|15 vien|16 vien|20 vien|hon 10 vien|may chuc vien|muoi may vien|qua lieu|gap doi ~ ngay|hom|dau rang|dau dau|uong|lo',
  ],
  'narcan-given': ['narcan|naloxone ~ xit|xit roi|da xit|chich|cho roi|hai lan|2 lan|vua|xong'],
}
