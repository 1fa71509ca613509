import type { ForeignLanguage } from './foreign-language'

export const KOREAN: ForeignLanguage = {
  isReviewed: false,
  isLatin: false,
  deniedBefore: [],
  deniedAfter: ['은없', '이없', '는없', '가없', '없어', '없습', '은아니'],
  phrases: {
    'chest-pain': ['가슴이아파', '가슴이아프', '가슴통증', '흉통', '가슴이답답', '가슴이조여', '가슴이 너무 아'],
    'heart-attack': ['심장마비', '심근경색'],
    'cannot-breathe': ['숨을못', '숨을쉴수', '숨이안', '숨쉬기힘', '호흡곤란', '숨을안쉬', '숨이막'],
    stroke: ['뇌졸중', '중풍', '뇌경색'],
    'face-droop': ['얼굴이마비', '입이돌아', '얼굴한쪽'],
    'one-side-weak': ['한쪽마비', '한쪽팔', '팔에힘이', '반신마비', '팔이마비'],
    'speech-trouble': ['말이어눌', '말을못', '말이안나'],
    unresponsive: ['의식이없', '의식을잃', '반응이없', '깨어나지'],
    fainted: ['기절', '쓰러졌', '실신'],
    'severe-bleeding': ['피가멈추지', '출혈이심', '피가안멈', '대량출혈'],
    'too-many-pills': ['과다복용', '약을너무많이', '약을많이먹', '약한통'],
    'child-swallowed': ['표백제를', '건전지를삼', '세제를마'],
    poison: ['중독됐', '독을먹', '독극물'],
    'suicide-said': ['자살', '죽고싶', '살고싶지않', '자해', '목숨을끊'],
    'violence-home': ['남편이때', '가정폭력', '저를때', '나를때', '목을졸'],
    seizure: ['발작', '경련'],
    anaphylaxis: ['아나필락시스', '심한알레르기'],
    'throat-swelling': ['목이부', '목구멍이부', '혀가부'],
    'worst-headache': ['최악의두통', '갑자기심한두통', '벼락두통'],
  },
}
