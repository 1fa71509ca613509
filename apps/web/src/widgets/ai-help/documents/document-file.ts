import type { FileDocument } from './file-document'

export const FILE_FORMATS = ['pdf', 'docx', 'txt'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

const TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain;charset=utf-8',
}

/** Names nobody, and no illness: what lies in a folder is seen by whoever shares the device. */
export const fileName = (kind: string | null, index: number, format: FileFormat): string =>
  `${(kind ?? 'resource-plan').replaceAll('_', '-')}-${index + 1}.${format}`

async function bytesOf(format: FileFormat, document: FileDocument): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./write-pdf')).writePdf(document)
  if (format === 'docx') return (await import('./write-docx')).writeDocx(document)
  return (await import('./write-text')).writeText(document)
}

/** Makes the file on the device and gives it to the reader. The writer of each format is fetched when first needed. */
export async function saveDocument(format: FileFormat, document: FileDocument, name: string): Promise<void> {
  const bytes = await bytesOf(format, document)
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: TYPES[format] }))
  const link = Object.assign(window.document.createElement('a'), { href: address, download: name })
  link.click()
  // Some phones read the address only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
