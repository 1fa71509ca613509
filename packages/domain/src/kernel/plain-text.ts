/** Characters that steer a terminal or turn the text around them, and halves of one: nothing of them is to be read. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** A text from outside as it may be stored and shown: on one line, and without characters that steer. */
export const plainText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(STEERING, '').replaceAll(/ {2,}/g, ' ').trim()
