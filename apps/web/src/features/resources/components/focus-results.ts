/** Where reading goes on when the control that was pressed goes away: the count of what is found now. */
export const focusResults = (titleId: 'resources-title' | 'programs-title'): void =>
  document.getElementById(titleId)?.focus({ preventScroll: true })
