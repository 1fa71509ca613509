export type FieldFacts = { id: string; hasHelp: boolean; hasError: boolean; isRequired: boolean }

export type ControlAttributes = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-required'?: boolean | 'true' | 'false'
}

export function helpId(id: string): string {
  return `${id}-help`
}

export function errorId(id: string): string {
  return `${id}-error`
}

/** The ids that describe a field, the error first; undefined when nothing does. */
export function describedBy(facts: FieldFacts, own?: string): string | undefined {
  const ids = [facts.hasError && errorId(facts.id), facts.hasHelp && helpId(facts.id), own]
  return ids.filter(Boolean).join(' ') || undefined
}

/** What the control inside a field must carry. The control's own attributes win, save that descriptions are joined. */
export function wireControl(facts: FieldFacts | null, own: ControlAttributes): ControlAttributes {
  if (!facts) return own
  return {
    id: own.id ?? facts.id,
    'aria-describedby': describedBy(facts, own['aria-describedby']),
    'aria-invalid': own['aria-invalid'] ?? (facts.hasError || undefined),
    'aria-required': own['aria-required'] ?? (facts.isRequired || undefined),
  }
}
