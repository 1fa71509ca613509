const NEAR = '800px 0px'
const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

export interface FirstTouch {
  /** Called when the form is touched or comes near the screen, and again after a failure. */
  readonly onTouch: () => void
}

/**
 * Watches a form whose code is not there yet. A button pressed meanwhile shows that it waits; the answer's `release`
 * stops watching and presses it for real.
 */
export function watchFirstTouch(container: HTMLElement, { onTouch }: FirstTouch): { release(): void; giveUp(): void } {
  const watching = new AbortController()
  let waiting: HTMLButtonElement | undefined
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    waiting?.removeAttribute('aria-busy')
    waiting = button
    button.setAttribute('aria-busy', 'true')
    onTouch()
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onTouch()
    },
    { rootMargin: NEAR },
  )
  near.observe(container)
  for (const touch of TOUCHES) container.addEventListener(touch, onTouch, { signal: watching.signal, passive: true })
  container.addEventListener('click', hold, { signal: watching.signal, capture: true })
  const settle = () => {
    waiting?.removeAttribute('aria-busy')
    const pressed = waiting
    waiting = undefined
    return pressed
  }
  return {
    release: () => {
      watching.abort()
      near.disconnect()
      const pressed = settle()
      if (pressed?.isConnected) pressed.click()
    },
    giveUp: () => void settle(),
  }
}
