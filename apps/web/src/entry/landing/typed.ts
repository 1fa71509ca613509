/** What stands in the fields of the form inside, by field name. Empty fields are left out. */
export function typedInto(container: HTMLElement): Record<string, string> {
  const form = container.querySelector('form')
  const typed: Record<string, string> = {}
  if (!form) return typed
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') typed[name] = value
  return typed
}
