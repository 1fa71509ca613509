import type { Lexicon } from '../lexicon'

/** More of how people put it, written from general knowledge and not yet reviewed by a native speaker. */
export const JAPANESE_SAYINGS: Lexicon = {
  'chest-pain': ['胸がすごく痛', '胸を押さえ', '胸が締め', '胸がとても痛', '胸が重', '胸が圧迫'],
  'cannot-breathe': ['息ができ', '息苦し', 'うまく呼吸でき', '呼吸ができ', '呼吸が苦し', '息が吸え', '息をしていま'],
  'face-droop': ['顔の半分', '顔が下が', '口の片側', '顔半分'],
  'one-side-weak': ['片腕が上が', '片腕が', '半身がしびれ', '手が上がらな', '片側に力', '半身が麻痺'],
  'speech-trouble': ['ろれつ', 'うまく話せ', '呂律'],
  'severe-bleeding': ['血が止ま', '大量に出血', '出血がひど', '出血が多'],
  unresponsive: ['意識があり', '呼んでも', '起きませ', '反応しま', '意識が無'],
  'too-many-pills': ['薬を全部飲', '睡眠薬を全部', '睡眠薬を大量', '薬を一瓶'],
  'child-swallowed': ['電池を飲', '洗剤を飲', '漂白剤を飲', 'ハイターを飲'],
  'suicide-said': ['死にたい', '自殺', '生きていたく', '生きるのがつら', '消えたい', '死のうと'],
  'violence-home': ['殴られ', '首を絞め', '暴力を振る', '夫に蹴', '殺すと言'],
  seizure: ['けいれん', '発作を起こ', '痙攣', 'ひきつけ'],
  'blue-lips': ['唇が紫', '唇が青', '顔が青紫', 'チアノーゼ'],
  'throat-swelling': ['喉が腫', 'のどが腫', '舌が腫'],
  'heavy-vaginal-bleeding': [
    '妊娠中に出血',
    '妊娠していて血',
    '妊娠中の出血',
    '妊娠していて出血',
    '産後の大量出血',
    '妊娠中なのに出血',
  ],
}
