import type { ReadFacts } from './fact-values'

/** Takes the reader to the first answer that can't be read, as the form shows it. */
export function focusFirstFault(form: HTMLElement, faults: ReadFacts['faults']): void {
  const faulty = [...form.querySelectorAll<HTMLElement>('[data-fact]')].find(
    ({ dataset }) => dataset.fact !== undefined && dataset.fact in faults,
  )
  faulty?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
