import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHiding, hideIdentifiers } from './hide-identifiers'

const hidden = (text: string, known: readonly string[] = [], material: readonly string[] = []) =>
  hideIdentifiers([text], known, material).texts[0]

describe('identifiers that are known by their form', () => {
  it.each([
    ['Write to ana.ruiz+care@mail.example.org, please.', 'Write to [EMAIL_1], please.'],
    ['My cell is (816) 555-0143.', 'My cell is [PHONE_1].'],
    ['Call 816-555-0143 or +1 913.555.0199', 'Call [PHONE_1] or [PHONE_2]'],
    ['llámeme al 8165550143', 'llámeme al [PHONE_1]'],
    ['phone: 555-0143', 'phone: [PHONE_1]'],
    ['SSN 123-45-6789', 'SSN [SSN_1]'],
    ['my social security number is 123456789', 'my social security number is [SSN_1]'],
    ['mi seguro social es 123 45 6789', 'mi seguro social es [SSN_1]'],
    ['I was born 3/4/1980 in Texas', 'I was born [BIRTHDATE_1] in Texas'],
    ['I was born on March 4, 1980.', 'I was born on [BIRTHDATE_1].'],
    ['DOB: 1980-03-04', 'DOB: [BIRTHDATE_1]'],
    ['nací el 4 de marzo de 1980', 'nací el [BIRTHDATE_1]'],
    ['fecha de nacimiento: 04/03/1980', 'fecha de nacimiento: [BIRTHDATE_1]'],
    ['I live at 1420 N Main St, Apt 4B, Kansas City, MO 64111.', 'I live at [ADDRESS_1].'],
    ['i live at 1420 main street', 'i live at [ADDRESS_1]'],
    ['at 450 5th Avenue', 'at [ADDRESS_1]'],
    ['Vivo en Calle Luna 123', 'Vivo en [ADDRESS_1]'],
    ['mail to P.O. Box 512', 'mail to [ADDRESS_1]'],
    ['ZIP 64111-2044', 'ZIP [ZIP_1]'],
    ['Member ID: XYZ123456789', 'Member ID: [ID_1]'],
    ['claim number 2024-55-881', 'claim number [ID_1]'],
    ['claim #98127734 was denied', 'claim #[ID_1] was denied'],
    ['my account number is 0098123', 'my account number is [ID_1]'],
    ['número de póliza: AB-99812', 'número de póliza: [ID_1]'],
    ['póliza número AB99812', 'póliza número [ID_1]'],
    ['policy H5521-004', 'policy [ID_1]'],
    ['Medicare 1EG4-TE5-MK73 was refused', 'Medicare [ID_1] was refused'],
    ['1eg4te5mk73', '[ID_1]'],
    ['card 4111 1111 1111 1111', 'card [CARD_1]'],
    ['see https://portal.example.org/bill?token=abc123', 'see [LINK_1]'],
    ['https://portal.example.org/r/9f8a7b6c5d4e3f2a1b0c9d8e', '[LINK_1]'],
    ['My name is Maria de la Cruz and I hurt', 'My name is [NAME_1] and I hurt'],
    ['me llamo José Peña', 'me llamo [NAME_1]'],
  ])('%s', (text, expected) => expect(hidden(text)).toBe(expected))
})

describe('what looks like an identifier and is none', () => {
  it.each([
    'Call 911, 988 or 211.',
    'Call 1-800-222-1222 for poison control, or 1-888-555-0143.',
    'The bill is $1,420.00 and my claim was denied.',
    'My bill is 12000 dollars',
    'I am 34 years old and take 500 mg every 12 hours.',
    'The claim of 2024 was denied on 3/4/2024.',
    'claim denied 2025, account 30 days late',
    'I have had my policy since 2019.',
    'My blood pressure is 180-110 and my sugar 250.',
    'I walked 20 blocks down the street.',
    'It hurts after 30 minutes on the road.',
    'I take 10 mg, Dr. Lane said.',
    'I earn 1500-2000 a month, 64111 is my ZIP.',
    'Tengo 45 años y gano 1,200 dólares al mes.',
    'estoy en la calle desde hace 3 días',
    'See https://www.medlineplus.gov/chestpain.html',
    'born in Texas 3 years before',
    'Numbers 1234567890123 are no card.',
    'My name is hard to say.',
  ])('%s', (text) => expect(hidden(text)).toBe(text))
})

describe('what is known of the person', () => {
  it.each([
    ['Ana Ruiz and ana, and Ruiz', ['Ana Ruiz'], '[NAME_1] and [NAME_2], and [NAME_3]'],
    ['José Peña, jose pena', ['José Peña'], '[NAME_1], [NAME_2]'],
    ['Anaheim is no Ana', ['Ana Ruiz'], 'Anaheim is no [NAME_1]'],
    ['tengo dolores. Soy Dolores.', ['Dolores Paz'], 'tengo dolores. Soy [NAME_1].'],
    ['I will ask WILL, says Will', ['Will May'], 'I will ask [NAME_1], says [NAME_2]'],
    ["O’Brien and o'brien", ["Sue O'Brien"], '[NAME_1] and [NAME_2]'],
    ['in 66101 for 34 days', ['66101', '34'], 'in [ID_1] for 34 days'],
    ['de la Cruz', ['Juan de la Cruz'], 'de la [NAME_1]'],
    ['Ana\nRuiz', ['Ana Ruiz'], '[NAME_1]'],
    ['a.b@example.org (a+b)', ['a+b'], '[EMAIL_1] ([NAME_1])'],
  ])('%s with %j', (text, known, expected) => expect(hidden(text, known)).toBe(expected))

  it('keeps one stand-in for one writing, over all texts', () => {
    const { texts } = hideIdentifiers(['Ana here', 'Ana again, 816-555-0143', '816-555-0143'], ['Ana'])
    expect(texts).toEqual(['[NAME_1] here', '[NAME_1] again, [PHONE_1]', '[PHONE_1]'])
  })
})

describe('what is of the public', () => {
  const MATERIAL = ['Clinic: 816-555-0143, 1420 Main Street, help@clinic.example.org']

  it('stays in what a person writes', () =>
    expect(hidden('Is (816) 555-0143 at 1420 Main Street right? Mine is 816-555-0144', [], MATERIAL)).toBe(
      'Is (816) 555-0143 at 1420 Main Street right? Mine is [PHONE_1]',
    ))

  it('stays in what the product says, but for what is known or can be nobody else’s', () => {
    const hiding = createHiding({ known: ['Ana Ruiz', '816-555-0199'], material: [] })
    expect(hiding.hideInProductText(`${MATERIAL[0]}. Ana: 816-555-0199, SSN 123-45-6789`)).toBe(
      `${MATERIAL[0]}. [NAME_1]: [ID_1], SSN [SSN_1]`,
    )
  })

  it('does not make public what is known of the person', () =>
    expect(hidden('ana@example.org', ['ana@example.org'], ['ana@example.org'])).toBe('[EMAIL_1]'))
})

const PARTS = [
  'Ana',
  'ana ruiz',
  ' ',
  '. ',
  '\n',
  '[NAME_1]',
  '[NAME_',
  '1]',
  '[',
  ']',
  '816-555-0143',
  '123-45-6789',
  'ana@example.org',
  'https://a.example.org/?token=1',
  '1420 Main Street',
  'member ID 12345678',
  'born 3/4/1980',
  '911',
  '$1,200',
  '500 mg',
  'ñandú',
  '🙂',
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
)

describe('restoring', () => {
  it('gives back exactly what was hidden', () =>
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
        const { texts: safe, restore } = hideIdentifiers(texts, ['Ana Ruiz'])
        expect(safe.map(restore)).toEqual(texts)
      }),
    ))

  it('gives the same however the text is cut', () =>
    fc.assert(
      fc.property(anyText, fc.array(fc.nat(12), { minLength: 1, maxLength: 30 }), (text, lengths) => {
        const { texts, restoring } = hideIdentifiers([text], ['Ana Ruiz'])
        const stream = restoring()
        let at = 0
        let said = ''
        for (const length of lengths) {
          said += stream.push(texts[0]!.slice(at, at + length))
          at += length
        }
        expect(said + stream.push(texts[0]!.slice(at)) + stream.end()).toBe(text)
      }),
    ))

  it('holds nothing back but a stand-in that has begun', () => {
    const stream = hideIdentifiers(['Ana'], ['Ana']).restoring()
    expect(['Hello ', '[NA', 'ME_1', '], see [', '1] and [NAME_9]'].map(stream.push)).toEqual([
      'Hello ',
      '',
      '',
      'Ana, see ',
      '[1] and [NAME_9]',
    ])
  })

  it('takes no time on long and odd texts', () => {
    for (const piece of ['1 ', 'member ', '123 a ', '[NAME_', 'a.', '1-', 'Calle A ', 'https://'])
      expect(hideIdentifiers([piece.repeat(10_000 / piece.length)], ['Ana Ruiz']).texts[0]).not.toBe('')
  })
})
