import type { ZipCodes } from '../../ports/zip-codes'
import type { WantedColumns } from './csv-cells'
import type { Normalized, SourceDescription } from './import-source'

export interface BulkReaderParts {
  readonly zipCodes: ZipCodes
  /** Two letters each; all where absent. */
  readonly states?: ReadonlySet<string>
}

/** @param cells the needed columns, then the welcome ones, as the file has them */
export type ReadPlace = (cells: readonly string[]) => Normalized

/** A register of millions of rows: read straight from the bytes, and copied in without a statement a batch. */
export interface BulkSource extends SourceDescription {
  readonly columns: WantedColumns
  /** A reader for one pass over a file; it may remember what it has seen. */
  readonly createReader: (parts: BulkReaderParts) => ReadPlace
  /** Why a second row of the same place is left out, where a file may have one. Otherwise it is a fault of the file. */
  readonly repeatedReason?: string
}
