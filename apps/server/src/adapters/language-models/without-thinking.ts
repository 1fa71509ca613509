const BEGIN = '<think>'
const END = '</think>'

/**
 * Small open models think aloud at the beginning of the text itself; nobody is to read that.
 * Answers what of the text so far may be read, piece by piece.
 */
export function createThinkingFilter(): (chunk: string) => string {
  let held = ''
  let state: 'beginning' | 'thinking' | 'answering' = 'beginning'

  const answer = (): string => {
    state = 'answering'
    return held
  }
  const think = (): string => {
    state = 'thinking'
    const end = held.indexOf(END)
    if (end < 0) {
      // Of a thought that goes on, only what may be the beginning of its end is kept.
      held = held.slice(-END.length)
      return ''
    }
    held = held.slice(end + END.length)
    state = 'beginning'
    return begin()
  }
  const begin = (): string => {
    held = held.trimStart()
    if (held.startsWith(BEGIN)) return think()
    return BEGIN.startsWith(held) ? '' : answer()
  }
  return (chunk) => {
    if (state === 'answering') return chunk
    held += chunk
    return state === 'thinking' ? think() : begin()
  }
}
