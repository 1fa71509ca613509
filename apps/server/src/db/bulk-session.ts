/** Where rows are copied to. The table must be empty. */
export interface CopyTarget {
  readonly table: string
  readonly columns: readonly string[]
}

/** Rows in the text format of COPY, in blocks that end with a line end. */
export type CopyBlocks = AsyncIterable<Buffer>

/** A connection for work that takes minutes: filling and indexing tables that nobody reads yet. Not inside a transaction. */
export interface BulkSession {
  /** One statement without parameters. */
  run(statement: string): Promise<void>
  /** Fills an empty table. Blocks are asked for no faster than the database takes them. All of them, or none where one fails. */
  copy(target: CopyTarget, blocks: CopyBlocks): Promise<void>
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** @param origin what stands behind FROM */
export const copyStatement = ({ table, columns }: CopyTarget, origin: string): string =>
  `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from ${origin}`

export const emptyStatement = ({ table }: CopyTarget): string => `truncate ${quoted(table)}`
