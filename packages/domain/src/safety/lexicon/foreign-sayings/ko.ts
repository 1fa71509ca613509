import type { Lexicon } from '../lexicon'

/** More of how people put it, written from general knowledge and not yet reviewed by a native speaker. */
export const KOREAN_SAYINGS: Lexicon = {
  'chest-pain': ['가슴이너무아', '가슴이쥐어', '가슴통증', '가슴이조이', '가슴이눌', '가슴아파', '가슴이많이아'],
  'cannot-breathe': ['숨을쉴수가없', '숨을쉴수없', '숨쉴수', '숨을못', '숨쉬기힘', '숨을안', '숨이차', '숨이안쉬'],
  'face-droop': ['얼굴한쪽', '얼굴이처', '입이비뚤', '얼굴이돌아'],
  'one-side-weak': ['한쪽팔', '팔이안움직', '한쪽다리', '한쪽몸', '팔에힘', '팔을못'],
  'speech-trouble': ['말이어눌', '말을더듬', '발음이이상'],
  'severe-bleeding': ['피가멈추', '피를너무', '피를많이', '피가계속', '피가안멈'],
  unresponsive: ['깨워도', '안일어나', '의식이', '안깨어', '의식을'],
  'too-many-pills': ['한통다먹', '수면제를', '약을다먹', '약을한'],
  'child-swallowed': ['건전지를삼', '배터리를삼', '표백제를마', '세제를', '락스를'],
  'suicide-said': ['살고싶지', '살기싫', '자살하', '죽으려', '목숨을'],
  'violence-home': ['저를때', '나를때', '목을졸', '때려요', '죽이겠다고'],
  seizure: ['경련', '발작'],
  'blue-lips': ['입술이파', '입술이보라', '얼굴이파', '새파래'],
  'throat-swelling': ['목이부', '목이붓', '혀가부'],
  'heavy-vaginal-bleeding': ['임신중인데피', '임신중출혈', '임신중하혈', '임신중에피', '임신했는데피', '하혈'],
}
