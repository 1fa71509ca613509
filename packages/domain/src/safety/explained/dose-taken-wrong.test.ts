import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'

describe('a medicine taken wrong', () => {
  it.each([
    'took my metformin twice',
    'I took twice my prescribed dose of lisinopril',
    'I took my Eliquis twice, what happens now?',
    'me di cuenta que tomé el doble de mi metformina',
    'took my metformin twice before I leave for work',
    'tomé el doble de mi metformina',
    'le di la medicina dos veces a mi hija',
  ])('is a matter for Poison Help: %s', (text) =>
    expect(assessMessage(text)).toMatchObject({ level: 'high', action: 'poison-control', byWhen: 'now' }),
  )

  it.each([
    'I have never taken a double dose of my lisinopril',
    'my doctor told me to take a double dose of my metformin',
    'I took my metformin twice a day as directed',
    'me tomo la metformina dos veces al día',
    'my psychiatrist gave me double the Zoloft I had',
    'the bill says they gave me metoprolol twice',
    'years ago I took a double dose of my lithium',
  ])('is not what is denied, ordered, asked or long ago: %s', (text) =>
    expect(assessMessage(text).findings.map(({ rule }) => rule)).not.toContain('dose'),
  )
})
