/** Brings the card of a resource into view and gives it the focus, so that reading goes on there. */
export function goToCard(id: string): void {
  const card = document.querySelector<HTMLElement>(`.help-grid [data-resource="${CSS.escape(id)}"]`)
  if (!card) return
  card.tabIndex = -1
  card.focus()
}
