import { useCallback, useState } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The page's head reads the same key before the first paint. */
const STORAGE_KEY = 'careway-theme'

export const isTheme = (text: string | undefined): text is Theme =>
  (THEMES as readonly (string | undefined)[]).includes(text)

function remember(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

const applied = (): Theme => {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

/** Light, dark, or as the device says. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(applied)
  const choose = useCallback((next: Theme) => {
    remember(next)
    if (next === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = next
    setTheme(next)
  }, [])
  return [theme, choose]
}
