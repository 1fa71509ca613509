import { NEW_PAGE } from '@careway/domain/letters/render-letter'
import type { FileDocument } from './file-document'

/** Without it, older programs on Windows show accents as two odd letters. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Editors show the sign of a new page as an odd letter; everybody knows a line to cut along. */
const CUT_HERE = `\n\n${'- '.repeat(30).trim()}\n\n`

/** UTF-8 with a byte order mark and the line ends that every editor knows. */
export const writeText = ({ content }: Pick<FileDocument, 'content'>): Uint8Array =>
  new TextEncoder().encode(BYTE_ORDER_MARK + content.replaceAll(NEW_PAGE, CUT_HERE).replaceAll(/\r\n?|\n/g, '\r\n'))
