export const READING_FAULTS = [
  'too_big',
  'wrong_type',
  'cut_off',
  'locked',
  'too_many_pages',
  'no_text',
  'not_readable',
  'reader_missing',
] as const
export type ReadingFault = (typeof READING_FAULTS)[number]

export const LARGEST_FILE_BYTES = 20 * 1024 * 1024
export const MOST_PAGES = 10

/** A file that could not be read, and why. It says nothing of what is in the file. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError'
  constructor(readonly fault: ReadingFault) {
    super(fault)
  }
}

/** The fault of a failure, whatever threw it. */
export const faultOf = (error: unknown): ReadingFault => (error instanceof ReadingError ? error.fault : 'not_readable')
