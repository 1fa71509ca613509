/** Takes the reader to the first of these questions in a form that may be folded away. */
export function goToQuestion(formId: string, fields: readonly string[]): void {
  const form = document.getElementById(formId)
  const question = [...(form?.querySelectorAll<HTMLElement>('[data-fact]') ?? [])].find(
    ({ dataset }) => dataset.fact !== undefined && fields.includes(dataset.fact),
  )
  const folded = form?.closest('details')
  if (folded) folded.open = true
  const control = question?.querySelector<HTMLElement>('input:checked, input:not([type=radio]), select, textarea')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
