import { ReadingError } from './reading-fault'

/** Wide enough for the small print of a letter; more only takes longer and may not fit a phone's memory. */
const LONGEST_SIDE_PIXELS = 2600

/** The picture upright and no larger than is of use, as a PNG. */
export async function preparePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ReadingError('not_readable')
  })
  const scale = Math.min(1, LONGEST_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new ReadingError('not_readable')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return pictureOf(canvas)
}

export async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  canvas.width = 0
  if (!blob) throw new ReadingError('not_readable')
  return blob
}
