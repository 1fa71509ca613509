import type { ForeignLanguage } from './foreign-language'

export const JAPANESE: ForeignLanguage = {
  isReviewed: false,
  isLatin: false,
  deniedBefore: [],
  deniedAfter: ['念慮はありません', 'はない', 'はありません', 'がない', 'ではない', 'はなく', 'もない', 'がありません'],
  phrases: {
    'chest-pain': ['胸が痛', '胸の痛み', '胸痛', '胸が苦し', '胸が締め付け'],
    'heart-attack': ['心臓発作', '心筋梗塞'],
    'cannot-breathe': ['息ができ', '息が出来', '呼吸ができ', '呼吸困難', '息が苦し', '息をしていな', '呼吸していな'],
    stroke: ['脳卒中', '脳梗塞'],
    'face-droop': ['顔が歪', '顔がゆが', '口が歪', '顔の片側'],
    'one-side-weak': ['片側が動', '半身が動', '片腕が動', '手足がしびれ', '片側がしびれ'],
    'speech-trouble': ['ろれつ', '言葉が出な', '話せな'],
    unresponsive: ['意識がな', '意識不明', '反応がな', '目を覚まさ'],
    fainted: ['失神', '気を失'],
    'severe-bleeding': ['大量出血', '血が止まら', '出血が止まら'],
    'too-many-pills': ['過剰摂取', '薬を飲みすぎ', '大量に薬', '薬を大量', 'オーバードーズ'],
    'child-swallowed': ['誤飲', '漂白剤を飲'],
    poison: ['中毒になっ', '毒を飲'],
    'suicide-said': ['自殺', '死にたい', '生きていたくな', '消えてしまいたい', '自傷', 'リストカット'],
    'violence-home': ['殴られ', '家庭内暴力', '夫に暴力', '首を絞め'],
    seizure: ['痙攣', 'けいれん', 'ひきつけ'],
    anaphylaxis: ['アナフィラキシー'],
    'throat-swelling': ['喉が腫', 'のどが腫', '喉が締'],
    'worst-headache': ['人生最悪の頭痛', '突然の激しい頭痛', '激しい頭痛'],
  },
}
