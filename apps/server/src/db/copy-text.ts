const NEEDS_CARE = /[\\\n\r\t]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A value as the text format of COPY has it, where a backslash, a tab and the ends of lines mean something. */
export const copyText = (value: string): string =>
  NEEDS_CARE.test(value) ? value.replaceAll(/[\\\n\r\t]/g, (letter) => ESCAPES[letter] ?? letter) : value

/** No value. */
export const COPY_NULL = '\\N'
