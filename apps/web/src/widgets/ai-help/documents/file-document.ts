import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'

/** A document as it is to be written to a file. */
export interface FileDocument {
  readonly name: string
  readonly content: string
  readonly language: InterfaceLanguage
  /** "Page 1 of 3", in the language of the document. */
  readonly pageText: (page: number, total: number) => string
}
