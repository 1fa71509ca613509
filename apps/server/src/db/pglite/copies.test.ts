import { describe, expect, it } from 'vitest'
import { copiesToLetGo } from './copies'

const copyAt = (iso: string) => ({ path: iso, madeAt: new Date(`${iso}Z`) })
const kept = (copies: readonly { path: string }[], gone: readonly { path: string }[]) =>
  copies.filter((copy) => !gone.includes(copy)).map(({ path }) => path)

describe('the copies that are kept', () => {
  const days = ['20', '19', '18', '17', '16', '15', '14', '13'].map((day) => copyAt(`2026-03-${day}T03:00`))

  it('keeps all while there are no more than seven', () => {
    expect(copiesToLetGo(days.slice(0, 7))).toEqual([])
  })

  it('lets go of the oldest', () => {
    expect(copiesToLetGo(days)).toEqual([days[7]])
  })

  it('keeps the week when the server is stopped many times in a day', () => {
    const today = ['18', '17', '16', '15', '14'].map((hour) => copyAt(`2026-03-21T${hour}:00`))
    const copies = [...today, ...days.slice(0, 6)]
    expect(kept(copies, copiesToLetGo(copies))).toEqual([
      '2026-03-21T18:00',
      ...days.slice(0, 6).map(({ path }) => path),
    ])
  })

  it('keeps the last seven of the only day', () => {
    const today = ['09', '08', '07', '06', '05', '04', '03', '02', '01'].map((hour) => copyAt(`2026-03-21T${hour}:00`))
    expect(copiesToLetGo(today)).toEqual(today.slice(7))
  })
})
