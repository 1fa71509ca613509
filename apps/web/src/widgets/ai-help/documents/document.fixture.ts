import type { FileDocument } from './file-document'

/** A letter with an address, blanks, a list, check boxes and accents, in Spanish. */
export const SPANISH_LETTER = `Íñigo Peña Güell
123 Calle Ñandú, n.º 4
El Paso, TX 79901

21 de noviembre de 2026

Asunto: apelación, miembro [ Número de miembro ], reclamo [ Número de reclamo ]

¿Por qué negaron la atención? “Médicamente necesaria” — así lo dijo mi médica; cuesta 1 250 $.

Se adjunta:
- Copia de la carta de negativa
- Historia clínica
`

/** What stands behind it, on a page by itself. */
export const SPANISH_NOTE = `\fNota para usted. No envíe esta página.

La carta es un BORRADOR. Falta llenar 2 espacios:
- Número de miembro
- Número de reclamo

Están entre corchetes en la carta.
`

/** A letter of many pages. */
export const longLetter = (paragraphs: number): string =>
  Array.from({ length: paragraphs }, (_each, index) =>
    `Paragraph ${index + 1}. ${'The plan must answer within thirty days of this request. '.repeat(8)}`.trim(),
  ).join('\n\n')

export const fileDocument = (content: string, rest: Partial<FileDocument> = {}): FileDocument => ({
  name: 'Appeal of a denial',
  content,
  language: 'en',
  pageText: (page, total) => `Page ${page} of ${total}`,
  ...rest,
})

/** Every word, so that two texts can be held together whatever their line breaks. */
export const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')
