const LONGEST = 80

/** What a conversation began with, on one line. */
export function conversationTitle(userInput: string): string {
  const line = userInput.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).trimEnd()}…`
}
