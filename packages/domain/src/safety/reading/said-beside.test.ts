import { expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import layHeldOut from '../examples/lay-held-out.examples.json'
import layTuning from '../examples/lay-tuning.examples.json'

const EMERGENCIES = [...layTuning, ...layHeldOut].filter(({ level }) => level === 'urgent')

it.each([
  ['a denial of something else', (said: string) => `my insurance denied my MRI in March. ${said}`],
  ['a denial and no full stop', (said: string) => `my insurance denied my MRI in March and ${said}`],
  ['a bill', (said: string) => `${said} and they sent me a bill for $900 in June`],
  ['a code on a statement', (said: string) => `my EOB says denied, ${said}`],
  ['a question of cover', (said: string) => `does insurance pay for ambulances, ${said}`],
  ['a refill', (said: string) => `refill of my lisinopril please, ${said}`],
  ['surgery long ago', (said: string) => `I had surgery in 2019 and ${said}`],
  ['an illness as a child', (said: string) => `when I was a kid I had asthma, ${said}`],
  ['a film', (said: string) => `I was watching a movie and ${said}`],
  ['the news', (said: string) => `saw it on the news, ${said}`],
  ['a class', (said: string) => `I want to learn CPR, ${said}`],
  ['a pet', (said: string) => `the dog is barking, ${said}`],
  ['a laugh', (said: string) => `lol ${said} haha`],
  ['other symptoms denied', (said: string) => `fever? no. ${said}`],
  ['a doctor who found nothing', (said: string) => `they said it was nothing but ${said}`],
  ['a person who is well otherwise', (said: string) => `${said}. I am happy otherwise`],
  ['un cobro', (said: string) => `me llegó una factura en mayo y ${said}`],
  ['una película', (said: string) => `estaba viendo una película y ${said}`],
  ['una operación', (said: string) => `me operaron hace dos años y ${said}`],
  ['el perro', (said: string) => `mi perro está bien, ${said}`],
  ['otra persona sana', (said: string) => `${said}, yo estoy bien`],
])('hears an emergency beside %s', (_what, beside) => {
  const hidden = EMERGENCIES.filter(({ text }) => assessMessage(beside(text)).level !== 'urgent')
  expect(hidden.map(({ text }) => beside(text))).toEqual([])
})
