import { plainText } from '@careway/domain/kernel/plain-text'

const LONGEST_REASON = 1000

/** The file is not what it says. Nothing of it is kept, and what was on file before stays. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  /** Counted from 1, as an editor counts; undefined where it is about the whole file. */
  readonly line: number | undefined

  constructor(given: string, line?: number) {
    const reason = plainText(given.slice(0, LONGEST_REASON))
    super(line === undefined ? reason.charAt(0).toUpperCase() + reason.slice(1) : `Line ${line}: ${reason}`)
    this.line = line
  }
}

/** Makes a refusal an answer. @throws any other fault as it is. */
export function answerRefusal(fault: unknown): FileRefused {
  if (fault instanceof FileRefused) return fault
  throw fault
}
