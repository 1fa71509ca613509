import { describe, expect, it } from 'vitest'
import { turnOfTalk } from './turn-of-talk'

describe('what is said to the assistant and of no subject', () => {
  it.each([
    ['thanks!', 'thanks'],
    ['ok thank you so much for your help', 'thanks'],
    ['Muchas gracias', 'thanks'],
    ['ok', 'acknowledged'],
    ['ya entendí', 'acknowledged'],
    ['hey there, how’s your day going?', 'greeting'],
    ['hola buenas tardes', 'greeting'],
    ['have a nice day', 'farewell'],
    ['help', 'help'],
    ['por favor ayúdame', 'help'],
    ['who are you', 'who'],
    ['no entiendo', 'more'],
    ['ok gracias que Dios la bendiga', 'thanks'],
    ['hey good morning, you there?', 'greeting'],
    ['are you a real doctor?', 'who'],
    ['¿eres doctor?', 'who'],
    ['talk to a human please', 'human'],
    ['quiero hablar con una persona', 'human'],
    ['what can you do?', 'can-do'],
    ['¿en qué me puedes ayudar?', 'can-do'],
    ['do you sell my data', 'privacy'],
    ['¿quién lee lo que escribo?', 'privacy'],
    ['can you explain more', 'more'],
    ['no entendí', 'more'],
    ['explícame más', 'more'],
    ['that’s not what I asked', 'another'],
    ['no me sirve eso', 'another'],
  ])('%j is %s', (message, turn) => expect(turnOfTalk(message)).toBe(turn))

  it.each([
    'it didnt help',
    'thank you for everything',
    'thanks, but what about my husband?',
    'is it safe?',
    'who can see my medical records',
    'can I talk to a lawyer for free',
    'help with my hospital bill',
    'hello, my chest hurts',
    'ok and how long does it take',
    'explain my deductible',
    'what does coinsurance mean',
    'gracias, ¿y si me dicen que no?',
    'no me sirve la medicina para la presión',
    'not helpful doctor what can I do',
    'goodbye',
  ])('%j is about something', (message) => expect(turnOfTalk(message)).toBeUndefined())
})
