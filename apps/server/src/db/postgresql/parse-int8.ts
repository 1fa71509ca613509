/** A number where it is exact, as the embedded engine does it, else a bigint. */
export function parseInt8(digits: string): number | bigint {
  const value = Number(digits)
  return Number.isSafeInteger(value) ? value : BigInt(digits)
}
