import { createWorker, type Worker } from 'tesseract.js'
import workerAddress from 'tesseract.js/dist/worker.min.js?url'
import plainCoreAddress from 'tesseract.js-core/tesseract-core-lstm.wasm.js?url'
import fastCoreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import englishAddress from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import spanishAddress from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url'
import { ReadingError } from './reading-fault'

/** The neural engine alone: the files hold nothing for the old one. */
const NEURAL = 1
/** The smallest module that has a vector instruction. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
])

const absolute = (address: string) => new URL(address, location.href).href

const folderOf = (address: string) => absolute(address).replace(/\/[^/]*$/, '')

/** The reader looks for its letters in one folder, by their names; while developing they lie apart. */
const hasSpanish = folderOf(spanishAddress) === folderOf(englishAddress)

/** Letters from insurers are mostly in English, whatever the reader speaks. */
const lettersFor = (language: string) => (language === 'es' && hasSpanish ? ['eng', 'spa'] : ['eng'])

export interface Recognizer {
  /** The text of a picture; progress runs from 0 to 1. */
  readonly read: (picture: Blob, onProgress: (part: number) => void) => Promise<string>
  readonly close: () => void
}

function startWorker(language: string, onPart: (part: number) => void): Promise<Worker> {
  // Where its files do not arrive, the library tells its error handler alone.
  return new Promise((resolve, reject) => {
    const missing = () => reject(new ReadingError('reader_missing'))
    createWorker(lettersFor(language), NEURAL, {
      workerPath: absolute(workerAddress),
      corePath: absolute(WebAssembly.validate(VECTORS) ? fastCoreAddress : plainCoreAddress),
      langPath: folderOf(englishAddress),
      workerBlobURL: false,
      cacheMethod: 'none',
      gzip: true,
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onPart(progress)
      },
      errorHandler: missing,
    }).then(resolve, missing)
  })
}

/** Starts the reader of pictures. All of it comes from this site, and the picture stays on the device. */
export async function openRecognizer(language: string): Promise<Recognizer> {
  let tell: (part: number) => void = () => {}
  const worker = await startWorker(language, (part) => tell(part))
  return {
    read: async (picture, onProgress) => {
      tell = onProgress
      return (await worker.recognize(picture)).data.text
    },
    close: () => void worker.terminate(),
  }
}
