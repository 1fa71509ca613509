import { describe, expect, it } from 'vitest'
import { firstNames, namesFor, whoOf } from './names'

const BOTH = ['patientName', 'representativeName'] as const

describe('firstNames', () => {
  it('take the name of the account for the patient, and for nobody besides', () => {
    expect(firstNames('My plan said no', 'Ana Ruiz', BOTH)).toEqual({ patientName: 'Ana Ruiz', representativeName: '' })
    expect(firstNames('', 'Ana Ruiz', ['patientName'])).toEqual({ patientName: 'Ana Ruiz' })
  })

  it('take it for whoever writes where the story speaks of somebody else', () => {
    expect(firstNames('They denied my mother', 'Ana Ruiz', BOTH)).toEqual({
      patientName: '',
      representativeName: 'Ana Ruiz',
    })
    expect(firstNames('Negaron a mi hija', 'Ana Ruiz', ['patientName'])).toEqual({})
  })

  it('ask for no name that the letter does not have', () => {
    expect(firstNames('', 'Ana Ruiz', ['service'])).toEqual({})
  })
})

describe('namesFor', () => {
  it('moves the name of the account and keeps that of the patient', () => {
    const mine = namesFor('me', 'Ana Ruiz', {})
    const theirs = namesFor('somebody', 'Ana Ruiz', mine)
    expect(theirs).toEqual({ patientName: '', representativeName: 'Ana Ruiz' })
    expect(namesFor('somebody', 'Ana Ruiz', { patientName: 'Rosa' }).patientName).toBe('Rosa')
    expect([whoOf(mine), whoOf(theirs), whoOf({})]).toEqual(['me', 'somebody', 'me'])
  })
})
