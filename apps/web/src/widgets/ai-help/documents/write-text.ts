import type { FileDocument } from './file-document'

/** Without it, older programs on Windows show accents as two odd letters. */
const BYTE_ORDER_MARK = '\uFEFF'

/** UTF-8 with a byte order mark and the line ends that every editor knows. */
export const writeText = ({ content }: Pick<FileDocument, 'content'>): Uint8Array =>
  new TextEncoder().encode(BYTE_ORDER_MARK + content.replaceAll(/\r\n?|\n/g, '\r\n'))
