/**
 * The size after people were added to the list or taken from it. A size that was larger than the list stays as much
 * larger: somebody counts who is not listed.
 * @param typed the size as it stands in the form
 */
export function sizeInStep(typed: string, membersBefore: number, membersNow: number): string {
  const size = Number(typed)
  if (!Number.isInteger(size) || size < membersBefore) return String(membersNow)
  return String(
    size > membersBefore && membersNow > membersBefore ? Math.max(size, membersNow) : size - membersBefore + membersNow,
  )
}
