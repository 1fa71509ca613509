/** Joins the class names that apply, in order. */
export function classNames(...parts: Array<string | false | null | undefined>): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
