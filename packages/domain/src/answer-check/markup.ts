/** What a program would read as more than words: tags, orders to a terminal, marks that turn the text around. */
const MARKUP =
  /<!--|<[/?]?[a-z][^\s<>]*(?:\s[^<>]*)?>|<(?:script|img|iframe|svg|object|embed|style|link|meta|base|form)\b|&(?:lt|gt|amp|quot|#x?[\da-f]+);|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/giu
const ALLOWED_CONTROLS = /^[\t\n\r]$/

/** Every piece of markup in a text as it came. */
export const readMarkup = (text: string): readonly string[] =>
  (text.match(MARKUP) ?? []).filter((piece) => !ALLOWED_CONTROLS.test(piece))
