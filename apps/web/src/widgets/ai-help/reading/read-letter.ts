import { fileKind } from './file-kind'
import { isScan, tidyText } from './page-text'
import type { ReadOptions } from './read-progress'
import { ReadingError } from './reading-fault'
import type { Recognizer } from './recognize'
import { untilAborted } from './until-aborted'

/** Opens the reader of pictures once, and only when a picture has to be read. */
function recognizerOf({ language }: ReadOptions) {
  let opened: Promise<Recognizer> | undefined
  return {
    get: () => (opened ??= import('./recognize').then(({ openRecognizer }) => openRecognizer(language))),
    close: async () => (await opened?.catch(() => undefined))?.close(),
  }
}

type Recognizers = ReturnType<typeof recognizerOf>

async function readPicture(file: Blob, recognizers: Recognizers, { onProgress }: ReadOptions): Promise<string> {
  const { preparePicture } = await import('./read-picture')
  const picture = await preparePicture(file)
  return (await recognizers.get()).read(picture, (part) => onProgress({ page: 1, pageCount: 1, part }))
}

async function readPdf(bytes: Uint8Array, recognizers: Recognizers, { onProgress, signal }: ReadOptions) {
  const { openPdf, textOf, drawPage } = await import('./open-pdf')
  const pdf = await openPdf(bytes, signal)
  const texts: string[] = []
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      signal.throwIfAborted()
      const tell = (part: number) => onProgress({ page: number, pageCount: pdf.numPages, part })
      tell(0)
      const page = await pdf.getPage(number)
      const text = await textOf(page)
      texts.push(isScan(text) ? await (await recognizers.get()).read(await drawPage(page), tell) : text)
    }
  } finally {
    void pdf.loadingTask.destroy()
  }
  return texts.join('\n\n')
}

/**
 * Reads the text of a letter from a photo or a PDF, on the device. Nothing of it is sent anywhere.
 * @throws {ReadingError} with the reason; an abort throws as `fetch` does
 */
export async function readLetter(file: Blob, options: ReadOptions): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = fileKind(bytes)
  const recognizers = recognizerOf(options)
  try {
    const read = kind === 'pdf' ? readPdf(bytes, recognizers, options) : readPicture(file, recognizers, options)
    const tidy = tidyText(await untilAborted(options.signal, read))
    if (!/\p{L}{2}/u.test(tidy)) throw new ReadingError('no_text')
    return tidy
  } finally {
    void recognizers.close()
  }
}
