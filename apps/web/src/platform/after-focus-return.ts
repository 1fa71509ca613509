/**
 * Calls back once whatever is closing now, a menu or a drawer, has given the focus back to the button it came from.
 * Returns a way to call it off.
 */
export function afterFocusReturn(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
