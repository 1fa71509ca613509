import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'

describe('a danger told by what is not there', () => {
  it.each([
    'not one breath since he slid off the chair',
    'no cough, no fever, no breathing',
    'no heartbeat that I can find in her neck',
    'nothing will wake my uncle up',
    'no amount of shaking wakes my wife',
    'zero response from my son when I pinch him',
    'hardly any air getting in',
    'no feeling in my legs since the wreck',
    'he has no idea who I am, yesterday he was sharp',
    'no vision in the left eye since an hour ago',
    'no words coming out right since breakfast',
    'all the pills are down, no point any more',
    'there will be no next week for me',
    'sin poder hablar ni mover la pierna desde las ocho',
    'mi recién nacido ni llora ni mama ni abre los ojos',
    'no hay manera de despertar a mi abuelo',
    'ni con gritos se despierta mi papá',
    'hoy es mi última noche, ya encargué a los niños',
  ])('%s', (text) => {
    expect(assessMessage(text, {}).level).toBe('urgent')
  })

  it.each([
    'no breathing problems, just a runny nose',
    'no breath test needed, they said',
    'no air conditioning in my room, any tips for sleeping',
    'no response from my insurance company for a month',
    'no reaction to the vaccine so far',
    'sin poder dormir bien por el calor, ¿algún té?',
    'hoy es mi última noche de antibiótico',
    'by the time you read this my coverage may be gone',
  ])('but not: %s', (text) => {
    expect(['low', 'moderate']).toContain(assessMessage(text, {}).level)
  })
})
