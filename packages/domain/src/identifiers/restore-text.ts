const PLACEHOLDER = /\[[A-Z]+_\d+\]/g
/** A placeholder that has begun and may go on. */
const UNFINISHED = /\[[A-Z]{0,12}(?:_\d{0,6})?$/

/** A text that comes in pieces, with its placeholders put back; one may be cut anywhere. */
export interface Restoring {
  push(chunk: string): string
  /** What was held back. */
  end(): string
}

export const restoreText = (text: string, originals: ReadonlyMap<string, string>): string =>
  text.replaceAll(PLACEHOLDER, (placeholder) => originals.get(placeholder) ?? placeholder)

export function createRestoring(originals: ReadonlyMap<string, string>): Restoring {
  let held = ''
  return {
    push: (chunk) => {
      const text = held + chunk
      const cut = UNFINISHED.exec(text)?.index ?? text.length
      held = text.slice(cut)
      return restoreText(text.slice(0, cut), originals)
    },
    end: () => {
      const rest = held
      held = ''
      return rest
    },
  }
}
