import { describe, expect, it } from 'vitest'
import { deniedServices } from './read-denied-service'

describe('deniedServices', () => {
  it.each([
    ['I refused the colonoscopy.', []],
    ['I have refused the colonoscopy and my plan is upset.', []],
    ['My mother refused the knee surgery.', []],
    ['My plan refused the colonoscopy.', ['the colonoscopy']],
    ['They refused the colonoscopy.', ['the colonoscopy']],
    ['I was refused the colonoscopy.', ['the colonoscopy']],
    ['I turned down the knee surgery.', []],
  ])('%s', (text, services) => expect(deniedServices(text)).toEqual(services))
})
