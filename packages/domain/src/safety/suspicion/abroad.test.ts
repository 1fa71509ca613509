import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import abroad from '../examples/abroad.examples.json'
import languages from '../examples/languages.examples.json'
import { LONGEST_ABROAD, soundAbroad } from './abroad'
import { ABROAD } from './abroad-weights'
import { LETTER_SPACE_ABROAD, letterFeaturesAbroad } from './letter-features'

const levelAbroad = (text: string) => soundAbroad(text).level
const isUnlikeAbroad = (text: string) => soundAbroad(text).isUnlike
const shareAtOnce = (texts: readonly string[]) =>
  texts.filter((text) => levelAbroad(text) === 'urgent').length / texts.length

describe('what a message in another language is judged by', () => {
  it.each(['now', 'today'] as const)('%s has a weight for every feature', (need) => {
    const { weight } = ABROAD[need]
    expect(weight(0)).not.toBeNaN()
    expect(weight(LETTER_SPACE_ABROAD - 1)).not.toBeNaN()
    expect(weight(LETTER_SPACE_ABROAD)).toBeNaN()
  })

  it('is of length one, in any letters', () => {
    for (const text of ['au secours', '救命', 'たすけて', '도와주세요', 'बचाओ', 'النجدة', 'помогите', '911'])
      expect(Math.hypot(...letterFeaturesAbroad(text).values())).toBeCloseTo(1)
    expect(letterFeaturesAbroad('').size).toBe(0)
  })

  it('is the same with and without the marks that many leave out', () => {
    const features = (text: string) => [...letterFeaturesAbroad(text)]
    expect(features('đau ngực dữ dội')).toEqual(features('dau nguc du doi'))
    expect(features('ребёнок не дышит')).toEqual(features('ребенок не дышит'))
    expect(features('صَدري')).toEqual(features('صدري'))
    expect(features('बच्चा')).not.toEqual(features('बच्ची'))
  })

  it('tells most emergencies from what is less, among what it was fitted to', () => {
    const other = languages.filter(({ language }) => language !== 'en' && language !== 'es')
    expect(shareAtOnce(other.flatMap(({ urgent }) => urgent))).toBeGreaterThan(0.6)
    expect(shareAtOnce(other.flatMap(({ denied }) => denied))).toBeLessThan(0.01)
    expect(shareAtOnce(abroad.filter(({ level }) => level !== 'urgent').map(({ text }) => text))).toBeLessThan(0.01)
  })

  it('says nothing of nothing, and of what is long', () => {
    expect(levelAbroad('')).toBe('low')
    expect(levelAbroad('他不能呼吸了'.repeat(LONGEST_ABROAD))).toBe('low')
  })
})

describe('an alarm that sounds like nothing of the kind', () => {
  const other = languages.filter(({ language }) => language !== 'en' && language !== 'es')
  const share = (texts: readonly string[]) => texts.filter(isUnlikeAbroad).length / texts.length

  it('is doubted in what only looks alike, and hardly ever in what is one', () => {
    expect(share(other.flatMap(({ urgent }) => urgent))).toBeLessThan(0.001)
    expect(share(other.flatMap(({ denied }) => denied))).toBeGreaterThan(0.3)
  })

  it('is never doubted in a few words, nor in a document', () => {
    expect(isUnlikeAbroad('')).toBe(false)
    expect(isUnlikeAbroad('cartão do plano')).toBe(false)
    expect(isUnlikeAbroad('보험 카드 어디서 받나요? '.repeat(LONGEST_ABROAD))).toBe(false)
  })

  it('is asked back', () => {
    const asked = abroad
      .filter(({ level }) => level !== 'urgent')
      .map(({ text }) => assessMessage(text))
      .filter(({ level, askedAbout }) => level === 'low' && askedAbout.some((each) => each.level === 'urgent'))
    expect(asked.length).toBeGreaterThan(5)
  })
})

describe('an emergency that no rule knows in its language', () => {
  it.each([
    'la petite a bu dans la bouteille du bricolage et bave beaucoup',
    '막내가 시계에 들어가는 동그란거 삼켰어',
    '弟弟被叉车压住了',
    'ayoko na, mamaya na ako magpapahinga habambuhay',
    'भाई के ऊपर दीवार गिर गई',
  ])('%s', (text) => {
    const { level, isMedical } = assessMessage(text)
    expect({ level, isMedical }).toEqual({ level: 'urgent', isMedical: true })
  })

  it.each([
    'quel papier pour renouveler medicaid svp',
    'preciso renovar o cartão do plano',
    'em cần giấy tờ gì để xin bảo hiểm cho con',
    'saan pwede mag pa bakuna ng libre',
    'где взять форму для страховки',
    '보험 카드 잃어버렸는데 어떻게 하나요',
    '保険証をなくしました、再発行はどこですか',
    '我昨天看的电影里有人被车压了',
    'كيف بجدد التأمين الصحي',
    'मेडिकेड का फॉर्म कहाँ मिलेगा',
    'medicaid ka form kahan milega',
    'у меня болит голова',
    '我头痛',
    'maux de tete depuis hier',
    'masakit ang likod ko',
  ])('but not what tells of none: %s', (text) => expect(['low', 'moderate']).toContain(assessMessage(text).level))
})
