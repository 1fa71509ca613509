import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { fileKind } from './file-kind'
import { LARGEST_FILE_BYTES, faultOf } from './reading-fault'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 0xff, 0xd9])
const text = (words: string) => new TextEncoder().encode(words)

const faultIn = (bytes: Uint8Array) => {
  try {
    return fileKind(bytes)
  } catch (error) {
    return faultOf(error)
  }
}

describe('fileKind', () => {
  it('knows a PDF and a picture by their bytes', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    expect(fileKind(await pdf.save())).toBe('pdf')
    expect(fileKind(JPEG)).toBe('image')
    expect(fileKind(new Uint8Array([0x89, ...text('PNG'), 0, 0, ...text('IEND'), 1, 2, 3, 4]))).toBe('image')
  })

  it('tells a file that breaks off from one that is something else', async () => {
    const pdf = await PDFDocument.create()
    for (let page = 0; page < 60; page += 1) pdf.addPage().drawText(`Page ${page} ${'words '.repeat(40)}`)
    const bytes = await pdf.save({ useObjectStreams: false })
    expect(faultIn(bytes.slice(0, bytes.length >> 1))).toBe('cut_off')
    expect(faultIn(JPEG.slice(0, 9))).toBe('cut_off')
    expect(faultIn(text('<html>'))).toBe('wrong_type')
    expect(faultIn(new Uint8Array())).toBe('wrong_type')
    expect(faultIn(text('PK\u0003\u0004'))).toBe('wrong_type')
  })

  it('refuses what is larger than 20 MB', () => {
    const big = new Uint8Array(LARGEST_FILE_BYTES + 1)
    big.set(JPEG)
    expect(faultIn(big)).toBe('too_big')
    expect(faultOf(new TypeError('x'))).toBe('not_readable')
  })
})
