/** A text without the sentences it begins with, where they stand on the screen already. Those further down stay. */
export function withoutOpening(text: string, shown: readonly string[]): string {
  let rest = text.trimStart()
  for (let said = true; said;) {
    const sentence = shown.find((each) => each !== '' && rest.startsWith(each))
    said = sentence !== undefined
    rest = rest.slice(sentence?.length ?? 0).trimStart()
  }
  return rest
}
