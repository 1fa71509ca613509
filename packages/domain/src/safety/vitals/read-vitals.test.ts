import { describe, expect, it } from 'vitest'
import { plainText } from '../reading/fold-message'
import { readVitals } from './read-vitals'
import { vitalConcepts } from './vital-concepts'

const dangersIn = (text: string) => vitalConcepts(readVitals(plainText(text)), 40)
const glucosesOf = (text: string) => readVitals(plainText(text)).glucoses

describe('blood sugar', () => {
  it.each([
    ['my sugar is 45', 45],
    ['сахар у мамы упал до 42', 42],
    ['血糖一度掉到45', 45],
    ['血糖値が 45 です', 45],
    ['혈당이 갑자기 45까지', 45],
    ['đường huyết của bà còn 45', 45],
    ['sugar ni lola kanina ay 45 lang', 45],
    ['38 lang ang sugar niya', 38],
    ['السكر عندها نزل ٤٠', 40],
    ['सुबह शुगर 42 था', 42],
    ['a glicemia dela está em 480', 480],
    ['le dextro affiche 38', 38],
  ])('is read in mg/dL: %s', (text, milligrams) => {
    expect(glucosesOf(text)).toContain(milligrams)
  })

  it.each([
    ['my sugar is 2.3 mmol', 41],
    ['his glucose was 28 mmol/L an hour ago', 504],
    ['azúcar en 2,8', 50],
    ['сахар 22,5', 405],
    ['血糖2.5', 45],
    ['glycémie à 0,45 g/L', 45],
    ['sa glycémie est à 3,2', 320],
  ])('is told in another unit: %s', (text, milligrams) => {
    expect(glucosesOf(text)).toEqual([milligrams])
  })

  it.each([
    'sugar 3.5 percent',
    'a soda has 16.5 g of sugar',
    'my A1c was 8.5',
    'one hour glucose at 26 weeks',
    'fingerstick soon, ketones 1.2',
    'potassium is 6.5 mmol',
    'diabetes for 45 years',
    'un gâteau avec 45 g de sucre',
    'sucre 45 g par tasse',
    'I live on Duong 35',
  ])('is nothing else that has a number: %s', (text) => {
    expect(glucosesOf(text)).toEqual([])
  })
})

describe('a temperature', () => {
  it.each(
    'fever of 104|104F|104°F|104.0|T 104.1|T 104, HR 110|temp hovering at 104|tmax 104|febrile to 104|104ish fever|fever for 2 days, 104 today|fever between 103 and 104|fever of 103 to 104|103-104 fever|40 C|40,2|fiebre de 40|calentura de 40|cuarenta de fiebre|ciento cuatro de fiebre|fever of a hundred and four|104.2 rectally'.split(
      '|',
    ),
  )('is read: %s', (text) => expect(Math.max(...readVitals(plainText(text)).temperaturesC)).toBeGreaterThanOrEqual(40))

  it.each(
    'BP 104/70|104 mg|weighs 104 lb|it was 104 outside|HR 104|glucose 104|40 weeks pregnant|40 minutes|oven at 104|LDL 104|knee bent 40 degrees|BMI 40|cuarenta anos'.split(
      '|',
    ),
  )('is none: %s', (text) => expect(readVitals(plainText(text)).temperaturesC.filter((each) => each >= 38)).toEqual([]))
})

describe('what is measured, in many ways', () => {
  it.each([
    [
      'oxygen-low',
      'pulse ox reading 82|82 percent oxygen|oxygen is eighty one|sats dropping to 81|satting 84|saturando al 82|HR 128 O2 84|HR 128 O2 dropped to 84|98% O2 fell to 84 on the stairs|on 2 o2 sat 84|o2 went from 97 to 82 over the last hour|do I call 911? when he walks his oxygen gets to 79|she says she faints when her oxygen drops to 81|told me he is blue when his sats go under 80|spo2 97 -> 82|la saturación bajó de 95 a 83|saturation was 95 yesterday, today 82|O2 at 85 on 4 liters',
    ],
    ['glucose-54', 'CGM says 41|sugar of forty|blood sugar thirty eight|sugar is in the 30s|azúcar en 40|glucosa 35'],
    ['pulse-very-fast', 'watch says 178 lying in bed|bpm 185 sitting|pulse of 180|HR in the 160s|heart going 190'],
    ['bp-180', 'day 5 210/120|BP in the 190/124 range|210 over 120'],
    ['bp-low', 'bp 68/palp|BP 72/40|70 over 40|presión 70/40'],
  ])('is heard as %s: %s', (danger, ways) => {
    for (const way of ways.split('|')) expect([way, ...dangersIn(way)]).toContain(danger)
  })

  it.each([
    'call 911 only if oxygen is below 88, mine has been 96',
    'go to the ER if o2 drops below 90, I am at 97',
    'me dijeron ir a urgencias si el oxígeno baja de 90, tengo 98',
    'ran a 10k, avg HR 168, feel great',
    'my cat’s heart rate is 190',
    'head is 38.5 cm around',
    'watch says 178 steps',
    'forty years of diabetes, sugar fine',
    'pool temperature 81',
    '98% O2 and HR 66',
  ])('is no danger: %s', (text) => expect(dangersIn(text)).toEqual([]))
})

describe('two numbers that make a hundred', () => {
  it.each(['my plan is 80/20', 'he takes the 70/30 insulin', 'mi aseguranza es 70/30'])('are shares: %s', (text) =>
    expect(readVitals(text).systolics).toEqual([]),
  )

  it.each(['bp 75/25', 'presion 70/30', '80/40 and dizzy', 'she is cold and clammy, 70/30'])(
    'are a pressure where one is told: %s',
    (text) => expect(readVitals(text).systolics).toHaveLength(1),
  )
})
