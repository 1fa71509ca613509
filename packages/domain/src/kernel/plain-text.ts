/** Characters that steer a terminal or turn the text around them, halves of one, and what is none: nothing of them is to be read. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** A text from outside as it may be stored and shown: on one line, and without characters that steer. */
export const plainText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(STEERING, '').replaceAll(/ {2,}/g, ' ').trim()
