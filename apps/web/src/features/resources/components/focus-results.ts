const FOUND_SO_FAR = '[role=tabpanel][data-state=active]'

/** Where reading goes on when the control that was pressed goes away: the count, or the tab while it has none yet. */
export const focusResults = (titleId: 'resources-title' | 'programs-title'): void =>
  (document.getElementById(titleId) ?? document.querySelector<HTMLElement>(FOUND_SO_FAR))?.focus({
    preventScroll: true,
  })
