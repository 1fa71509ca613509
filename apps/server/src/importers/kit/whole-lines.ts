import { isUtf8 } from 'node:buffer'
import { FileRefused } from './file-refused'

const LINE_END = 10
/** No line of a published register comes near this; a file without line ends must not fill the memory. */
const LONGEST_LINE_BYTES = 1_000_000
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

function countLines(block: Buffer): number {
  let lines = 0
  for (let at = block.indexOf(LINE_END); at !== -1; at = block.indexOf(LINE_END, at + 1)) lines += 1
  return lines
}

const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0)

function refuseBytes(block: Buffer, linesBefore: number): never {
  let line = linesBefore + 1
  for (let start = 0; start < block.length; line += 1) {
    const end = block.indexOf(LINE_END, start) + 1
    if (!isText(block.subarray(start, end))) break
    start = end
  }
  throw new FileRefused('the text is not UTF-8. Save the file as CSV UTF-8.', line)
}

function refuseWebPage(block: Buffer): void {
  if (withoutMark(block).toString('utf8').trimStart().startsWith('<'))
    throw new FileRefused('this is a web page, not a CSV file.')
}

const withoutMark = (bytes: Buffer) =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes

/**
 * Passes a file on in blocks of whole lines, without the byte order mark.
 * @throws FileRefused when it is not UTF-8, is a web page, or ends in the middle of a line.
 */
export async function* wholeLineBlocks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  let lines = 0
  let isStart = true
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    const end = bytes.lastIndexOf(LINE_END) + 1
    const block = bytes.subarray(0, end)
    rest = bytes.subarray(end)
    if (rest.length > LONGEST_LINE_BYTES) throw new FileRefused('the line has no end.', lines + countLines(block) + 1)
    if (block.length === 0) continue
    if (!isText(block)) refuseBytes(block, lines)
    lines += countLines(block)
    if (isStart) refuseWebPage(block)
    yield isStart ? withoutMark(block) : block
    isStart = false
  }
  if (rest.length > 0) throw new FileRefused('the line has no end: the file is cut off here.', lines + 1)
  if (isStart) throw new FileRefused('the file is empty.')
}

/** The same as text. @throws FileRefused */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const block of wholeLineBlocks(chunks)) yield block.toString('utf8')
}
