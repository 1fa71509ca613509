import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import faxDecoderAddress from 'pdfjs-dist/wasm/jbig2.wasm?url'
import photoDecoderAddress from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import { pageText } from './page-text'
import { MOST_PAGES, ReadingError } from './reading-fault'
import { pictureOf } from './read-picture'

const workerAddress = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

const DECODERS: Readonly<Record<string, string>> = {
  'jbig2.wasm': faxDecoderAddress,
  'openjpeg.wasm': photoDecoderAddress,
}
/** Points are 72 to the inch; small print needs about 200 dots. */
const SCALE = 200 / 72

/** Gives the PDF reader its decoders of scanned pictures by their names. */
class OwnFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = DECODERS[filename]
    const response = address ? await fetch(address) : undefined
    if (!response?.ok) throw new Error(`There is no ${filename}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

const named = (error: unknown) => (error instanceof Error ? error.name : '')

/** @throws {ReadingError} where it is locked, broken or too long */
export async function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerSrc = workerAddress
  const loading = getDocument({
    data: bytes,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    useSystemFonts: true,
    enableXfa: false,
    verbosity: 0,
  })
  signal.addEventListener('abort', () => void loading.destroy(), { once: true })
  const pdf = await loading.promise.catch((error: unknown) => {
    throw new ReadingError(named(error) === 'PasswordException' ? 'locked' : 'not_readable')
  })
  if (pdf.numPages <= MOST_PAGES) return pdf
  void loading.destroy()
  throw new ReadingError('too_many_pages')
}

/** The text that the page holds; empty for a scan. */
export const textOf = async (page: PDFPageProxy): Promise<string> => pageText((await page.getTextContent()).items)

/** The page as a picture, for what holds none. */
export async function drawPage(page: PDFPageProxy): Promise<Blob> {
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
  return pictureOf(canvas)
}
