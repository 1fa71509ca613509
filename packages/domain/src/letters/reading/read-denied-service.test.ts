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
    ['My plan denied the knee MRI. They denied my MRI.', ['the knee MRI']],
    ['Mom refused her insulin.', []],
    ['dad has refused the dialysis', []],
    ['She politely refused the dialysis', []],
    ['mi esposo rechazó la quimioterapia', []],
    ['mi mamá negó la cirugía de rodilla', []],
    ['My doctor refused the knee surgery', []],
    ['Dr. Lee refused the knee surgery', []],
    ['Mi doctor me negó la cirugía de rodilla', []],
    ['My doctor won’t approve the knee surgery', []],
    ['his body rejected the kidney transplant', []],
    ['my immune system rejected the kidney transplant', []],
    ['The knee surgery was refused by my doctor', []],
    ['The knee surgery was refused by my plan', ['the knee surgery']],
    ['My mom was denied her insulin.', ['insulin']],
    ['My mother’s plan denied her dialysis', ['dialysis']],
    ['A mi mamá le negaron la cirugía de rodilla', ['la cirugía de rodilla']],
    ['A mi mamá no le aprueban la cirugía de rodilla', ['la cirugía de rodilla']],
    ['El seguro rechazó la quimioterapia', ['la quimioterapia']],
    ['El seguro de mi esposo rechazó la quimioterapia', ['la quimioterapia']],
    ['The insurance of my wife denied her dialysis', ['dialysis']],
    ['They denied the the knee MRI', ['the knee MRI']],
    ['They denied the my knee MRI', []],
  ])('%s', (text, services) => expect(deniedServices(text)).toEqual(services))
})
