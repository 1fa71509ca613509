import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'

describe('what is gone, ruled out or answered with no', () => {
  it.each([
    'She no longer has chest pain, not for three years. May she swim?',
    'My seizures stopped in 2009. Can I fast for Lent?',
    'he quit breathing through his mouth after the adenoids came out',
    'tests ruled out blood clots, stroke and heart attack in March, what vitamins are good',
    'The baby has no fever, isn’t limp, isn’t blue, isn’t having trouble breathing, just spits up a little',
    'symptoms: [ ] chest pain [ ] shortness of breath [x] runny nose',
    '☐ Chest pain ☐ Face drooping ☑ Dandruff',
    'Chest pain: N\nShort of breath: N\nReason: dandruff',
    'nurse: chest pain?\nme: nope\nnurse: so what is it\nme: dry scalp',
    'fiebre no, vómito no, dolor de pecho no, nomás estornudos',
    'no es que se haya desmayado sino que se quedó dormido viendo el partido',
    'Bot: Are you having chest pain?\nMe: no\nBot: How can we help?\nMe: change my pharmacy',
    'swelling? no. hives? no. trouble breathing? no. just itchy from poison ivy',
    'Thoughts that you would be better off dead: 0 - not at all\nFeeling tired: 0',
    'the website is unresponsive when I upload my vaccine card',
    'If my kid ever swallows bleach, who do I call? He hasn’t, it is for the fridge',
    'The script says she drinks bleach. What would her voice be like?',
    'I dreamed I could not breathe. I am totally fine. Why do I get these?',
    '40 weeks, contractions every 30 minutes, mild, baby moving',
  ])('%s', (text) => {
    expect(['low', 'moderate']).toContain(assessMessage(text, {}).level)
  })

  it.each([
    'he no longer has a pulse',
    'she no longer feels her legs',
    'symptoms: [x] chest pain [ ] runny nose',
    '☑ Chest pain ☐ Dandruff',
    'Breathing: none. Pulse: none.',
    'is he breathing?\nno',
    'Chest pain: no relief from three nitroglycerin',
    'What do I do if someone has a seizure that does not stop? It’s my daughter, seven minutes now',
    'During the drill my friend collapsed and is not breathing',
    'At quiz night a man fell over and is not moving',
    'I lost my script for insulin and my sugar is 480, vomiting',
    'She swallowed the battery out of a musical card',
    'What if my son swallowed a battery? He has been fine so far',
    'Is he breathing? no',
    'Nurse: can she squeeze both your hands?\nMe: only the left one',
    'Are you planning to end your life? yes',
    'Can you keep yourself safe tonight? No',
    'I dreamed of a heart attack and woke with a tight chest, sweating',
    '40 weeks, contractions every 30 minutes and bright red bleeding',
    '33 weeks, contractions every 10 minutes',
    'her brother had 102, and now my newborn has 101',
  ])('but it is there: %s', (text) => {
    expect(assessMessage(text, {}).level).toBe('urgent')
  })
})
