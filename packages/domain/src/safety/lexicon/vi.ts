import type { ForeignLanguage } from './foreign-language'

export const VIETNAMESE: ForeignLanguage = {
  isReviewed: false,
  isLatin: true,
  deniedBefore: ['khong muon', 'khong dinh', 'khong', 'khong bi', 'khong co', 'khong he'],
  deniedAfter: [],
  phrases: {
    'chest-pain': ['dau nguc', 'tuc nguc', 'nang nguc', 'that nguc', 'dau tim'],
    'heart-attack': ['nhoi mau co tim', 'dau tim cap', 'con dau tim'],
    'cannot-breathe': ['khong tho duoc', 'kho tho', 'khong the tho', 'ngung tho', 'ngat tho', 'tho khong duoc'],
    stroke: ['dot quy', 'tai bien'],
    'face-droop': ['meo mieng', 'meo mat', 'liet mat'],
    'one-side-weak': ['liet nua nguoi', 'te nua nguoi', 'yeu mot ben', 'te tay', 'liet tay', 'khong cu dong duoc tay'],
    'speech-trouble': ['noi ngong', 'khong noi duoc', 'noi kho'],
    unresponsive: ['bat tinh', 'hon me', 'khong tinh', 'khong phan ung', 'goi khong day'],
    fainted: ['ngat xiu', 'xiu'],
    'severe-bleeding': ['chay mau nhieu', 'mau khong cam', 'chay mau khong ngung', 'xuat huyet', 'chay mau khong cam'],
    'too-many-pills': ['qua lieu', 'uong qua nhieu thuoc', 'uong nhieu thuoc', 'uong ca lo thuoc'],
    'child-swallowed': ['nuot pin', 'uong thuoc tay', 'nuot thuoc'],
    poison: ['ngo doc', 'trung doc', 'thuoc chuot'],
    'suicide-said': ['tu tu', 'muon chet', 'tu sat', 'khong muon song', 'ket lieu', 'tu lam dau', 'tu gay thuong tich'],
    'violence-home': ['chong danh', 'danh toi', 'bao luc gia dinh', 'bop co toi', 'danh dap toi'],
    seizure: ['co giat', 'dong kinh'],
    anaphylaxis: ['soc phan ve', 'di ung nang'],
    'throat-swelling': ['sung hong', 'sung luoi', 'hong bi sung', 'nghen hong'],
    'worst-headache': ['dau dau du doi', 'dau dau dot ngot', 'dau dau nhat'],
  },
}
