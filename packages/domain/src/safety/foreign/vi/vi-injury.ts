import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { CHILD, not, withNot } from './vi-words'

export const VIETNAMESE_INJURY: Lexicon = {
  'child-swallowed': [
    `uong|nuot|uong nham|uong lon|lo uong|ngam|an nham|nuot nham|liem|bo vo mieng|hop|an|lo nuot|uong phai|nuot phai ~ nuoc tay|nuoc rua chen|nuoc lau nha|javel|javen|bleach|clorox|thuoc chuot|thuoc tru sau|thuoc diet co|thuoc gian|thuoc muoi|dau hoa|dau thap|xang|acid|axit|hoa chat|vien giat|xa bong giat|nuoc xa|nuoc lau kieng|con 90|ba chuot|nuoc thong cong|drano|acetone|nuoc son mong|tide pod|nuoc rua tay|nuoc tay trang|thuoc diet chuot|thuoc ray|nuoc tay bon cau|thuoc tay trang`,
    'uong nham|uong lon|lo uong|nuot nham|uong phai|lo nuot|an nham ~ thuoc tay|thuoc|chat tay|hoa chat|vien thuoc',
    `${CHILD} ~ nuot|uong nham|uong trom|an nham|lay|uong het|boc ~ thuoc cua ba|thuoc cua ong|thuoc cua me|thuoc cua ong noi|thuoc ong|thuoc ba noi|thuoc huyet ap|thuoc tieu duong|thuoc tim|thuoc ngu|thuoc nguoi lon|thuoc cua toi|thuoc cua em|vitamin|vien sat|thuoc cua ba noi|thuoc cua chi|mo thuoc|nam thuoc|keo cbd|gummies|keo can sa`,
    'nuot thuoc tay|uong javel|uong nuoc tay',
  ],
  'dangerous-object': [
    'nuot|nuot nham|lo nuot|nhet|bo vo mieng|hoc|ngam|nuot phai ~ pin|cuc pin|vien pin|pin dong xu|pin nut|nam cham|kim|cay kim|dinh|mieng kieng|mieng thuy tinh|luoi lam|dong xu pin|pin remote',
  ],
  poison: [
    'ngo doc',
    'trung doc',
    'thuoc chuot',
    'thuoc tru sau ~ uong|hit|dinh',
    'an nam ~ oi|dau bung|la',
    'an nam doc|an nham nam|ca noc',
  ],
  'too-many-pills': [
    'het chai thuoc|het lo thuoc|ca chai thuoc|ca lo thuoc|nguyen chai thuoc|nguyen lo thuoc|het bich thuoc|ca nam thuoc|nguyen bich thuoc|ca vi thuoc|mot nam thuoc|1 nam thuoc|mot dong thuoc|ca dong thuoc|mot mo thuoc|ca hop thuoc|nguyen hop thuoc|ca boc thuoc|het vi thuoc|het hop thuoc|ca vóc thuoc|mot vóc thuoc|ca lo|het ca lo|het nguyen chai|uong nguyen chai|uong ca chai|ca lo thuoc ngu|chai thuoc trong|lo thuoc trong|vo thuoc trong',
    'qua lieu',
    'uong qua nhieu thuoc',
    'uong qua nhieu vien',
    'nhieu thuoc ngu',
    `uong|nuot|lo uong|nuot het|no uong|uong toi|uong het ~ ${joined(range(12, 100).map(String), ['vien'])}|may chuc vien|hai chuc vien|ba chuc vien|chuc vien|muoi may vien|may chuc vien thuoc|hai muoi vien|ba muoi vien|nam muoi vien|50 vien`,
    'uong|nuot ~ het|ca|nguyen|mot dong|ca nam ~ thuoc ngu|tylenol|thuoc giam dau|thuoc an than|thuoc tram cam|xanax|advil|ibuprofen|thuoc huyet ap ~ chai|lo|bich|nam|dong|hu|hop|vi',
  ],
  'dose-mistake': [
    'uong 2 lan thuoc|uong hai lan thuoc|uong lon thuoc|uong nham lieu|uong gap doi|uong thuoc gap doi|chich lon lieu|cho uong lon thuoc|uong du lieu|uong nham thuoc',
  ],
  opioid: ['fentanyl', 'heroin', 'oxy', 'oxycodone', 'morphin', 'morphine', 'percocet', 'thuoc phien', 'bach phien'],
  'street-drug': ['ma tuy', 'hang trang', 'choi hang', 'xi ke', 'cocaine', 'hang da', 'choi da', 'can sa'],
  'alcohol-poisoning': [
    `nhau|uong ruou|say ruou|say ~ bat tinh|${withNot('goi _ day', '_ tinh', 'lay _ day')}|tim tai|tho khong|lanh ngat|me man`,
    'ngo doc ruou',
  ],
  'carbon-monoxide': [
    'ngo doc khi|ngat khi|khi than|ngop khoi|ngat khoi|khi doc|may bao khi co keu|bao khi co keu|bao carbon monoxide keu|may co keu',
    'may phat dien|bep than|lo than|than|lo suoi|xe no may|bep nuong|mui gas|gas|xi gas|no may xe|dot than|nuong than ~ nhuc dau|dau dau|chong mat|oi|buon non|xiu|met la|bat tinh|oi mua|choang|lu du',
  ],
  'several-ill': ['ca nha|ai cung|ca gia dinh|het ca nha|may me con ~ nhuc dau|chong mat|oi|met|buon non|dau dau'],
  'heat-stroke': [
    'trung nang|say nang|soc nhiet|cam nang|ngoai nang|phoi nang|nang gat|trong xe nong|duoi nang|troi nang ~ xiu|bat tinh|khong ra mo hoi|khong co mo hoi|me sang|noi sang|nong hung|co giat|lu lan|nong ran|ngat|hon me|noi nham',
    'soc nhiet',
  ],
  'heat-illness': ['say nang', 'trung nang', 'cam nang'],
  'no-sweat': [not('ra mo hoi', 'co mo hoi', 'do mo hoi')],
  drowning: [
    'chet duoi|duoi nuoc|te xuong ho boi|rot xuong ho boi|sap nuoc|chim duoi nuoc|rot xuong nuoc|te ho boi|ngop nuoc',
  ],
  'electric-shock': ['dien giat|bi dien|giat dien|cham dien'],
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
  ],
  'hot-spill': [
    'nuoc soi|nuoc nong|dau soi|dau nong|canh nong|ca phe nong|mi nong|noi canh|to pho|chao nong|noi lau|am nuoc|to canh|nuoc leo|sup nong ~ do|tat|van|trung|hat|do len|dot|lat',
  ],
  'skin-damage': ['phong da', 'rop', 'lot da', 'phong nuoc', 'tuot da', 'phong het', 'rop da', 'phong rop'],
  'chemical-splash': [
    'van|vang|ban|xit|tat|dinh|vo ~ mat mat|vo mat|vao mat ~ hoa chat|thuoc tay|nuoc tay|xa bong|xi mang|acetone|acid|axit|javel|javen|bleach|clorox dan|keo|thuoc uon toc|nuoc son|thuoc nhuom|bot nail|monomer|son mong|nuoc lau|thuoc xit|con|nuoc rua|hoa chat lam nail',
  ],
  'eye-injury': [
    'dam vo mat|vang vo mat dinh|mieng sat vang vo mat|sat vang vao mat|dam trung mat|choc vo mat|vang vo mat|manh kieng vo mat|sat vang vo mat|manh sat vo mat|go vang vo mat|da vang vo mat|manh vo vo mat|ghim vo mat|dam vo con mat|chay mau mat|vo con nguoi|dinh vo mat|mat ~ bi dam|bi choc|bi dinh dam',
  ],
  'deep-cut': [
    'dut sau|cat sau|vet cat sau|rach sau|thay thit|thay xuong|lòi thit|loi thit|ha mieng|dut gan|bi dam|dam dao|bi chem|dao dam|phai may|khau may mui',
  ],
  'minor-cut': ['dut tay', 'tray da', 'xuoc', 'cat trung tay', 'dut ngon tay', 'quet trung tay'],
  amputation: ['dut lia|dut ngon tay|dut ngon chan|dut roi|cat dut ngon|dut lia ngon|cua dut tay|dut ban tay|cut ngon'],
  crushed: [
    'bi de|bi kep|bi can qua|bi cuon ~ xe|may|nat|dap nat|cua cuon|forklift',
    'dap nat tay|dap nat chan|nat tay|nat chan',
  ],
  impaled: ['dam xuyen|xuyen qua|cam vo nguoi|ghim vo nguoi|dam thung|dinh dam xuyen|cay sat dam'],
  gunshot: ['bi ban|trung dan|bi ban trung|dan ban|bi sung ban|an dan'],
  'bad-fracture': [
    'loi xuong|xuong loi|xuong dam ra|thay xuong|xuong tom ra|gay lia|gay gap|xuong tho ra|loi ca xuong|xuong trang|tay chan bi veo|veo han|cong veo|gay ~ loi ra|xuong',
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
  ],
  'likely-broken': [
    withNot('dung _ duoc chan', 'dap chan _', '_ dat chan xuong', '_ dat chan'),
    'nghe cai rac|nghe rac',
  ],
  'heavy-fall': [
    'te|nga|rot ~ thang|cau thang|lau|mai nha|noc nha|tren cao|ban cong|cai thang|gian giao|tren thang|cua so|lau 2|lau 3',
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
  'infant-fall': [
    'be|em be ~ te xuong|rot xuong|te giuong|rot giuong|lan xuong giuong|te khoi giuong|rot khoi|lam rot',
  ],
  'head-injury': [
    'dap dau|dung dau|chan thuong so nao|be dau|va dau|u dau|trung dau|vo dau|danh vo dau|lung dau|chan thuong dau|dap dau xuong|dau dap|dau va|nut so|dong dau|dap vo dau|te dap dau',
  ],
  'head-danger': [
    'tai|lo tai|mui ~ chay mau tai|chay mau lo tai|nuoc trong',
    'lo tai chay mau|chay mau lo tai|mau lo tai|mau tu lo tai|mau ra lo tai|tai chay mau|chay mau tai|mau trong tai',
  ],
  'neck-injury': [
    'te|nga|roi|rot|nhay ~ lau 2|lau 3|lau 4|lau hai|lau ba|tang 2|tang 3|tang 4|tang hai|tang ba|mai nha|noc nha',
    'bi gay co|te gay co|trat dot song co|chan thuong co|dau co khong cu dong sau tai nan',
  ],
  dazed: ['hoi di hoi lai|cu hoi mot cau|lap di lap lai|ngo ngac'],
  mauled: [
    'cho can vo mat|cho can vao mat|cho can rach|cho can xe thit|cho can nat',
    'bi cho can|cho can ~ rach thit|rach mat|xe thit|nat|vo mat|vao mat|vao co',
  ],
  'dangerous-accident': [
    'tai nan xe|bi xe dung|xe dung|dung xe|xe can|bi xe can|xe tong|bi xe tong|xe lat|lat xe|tai nan giao thong|dung mo to|bi tong xe|xe hui',
  ],
  'struck-by-vehicle': ['bi xe dung|bi xe tong|bi xe can|xe can qua|xe hui'],
  'animal-bite': [
    'bi cho can|cho dai can|cho hang xom can|cho nha can|cho can toi|cho can em|cho can con|cho can chay mau|cho can vo|cho can rach|cho can trung|cho can tay|cho can chan|con cho can|cho la can|cho can thang|pit bull can|pitbull can|cho hoang can|cho can be',
    'meo can|chuot can|doi can trung|bi doi can|raccoon can|con khi can',
  ],
  'snake-bite': ['ran can', 'bi ran', 'ran doc', 'ran chuong', 'ran ho can', 'ran mo', 'ran cap'],
  'tick-bite': ['bi ve can', 'con ve can', 'con ve cho', 'con ve hut mau'],
  'eye-pain': ['dau mat du doi|nhuc mat|mat dau nhuc|dau nhuc mat|mat nhuc'],
  'post-surgery': ['moi mo|mo xong|sau mo|vet mo|moi phau thuat|sau phau thuat|moi giai phau'],
  'wound-trouble': [
    'vet mo|vet thuong|vet khau|cho mo|vet may ~ chay mu|hoi|sung do|bung chi|nong do|ra nuoc|mung mu|ha mieng|sung tay',
  ],
  'getting-worse': ['cang ngay cang', 'nang hon', 'nang them', 'cang luc cang', 'te hon'],
}
