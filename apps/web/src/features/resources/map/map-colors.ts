/** The tokens of `places-map.css` that the map is painted with. */
const TOKENS = {
  beyond: '--map-beyond',
  land: '--map-land',
  countyLine: '--map-county-line',
  stateLine: '--map-state-line',
} as const

export type MapColors = Readonly<Record<keyof typeof TOKENS, string>>

const byte = (share: string) => Math.round(Math.min(1, Math.max(0, Number(share))) * 255)

/** `color(srgb 0.5 0.2 1)`, as a browser prints a mixed color, in words that the map painter reads. */
export function paintableColor(computed: string): string {
  const channels = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)/.exec(computed)
  return channels ? `rgb(${channels.slice(1).map(byte).join(', ')})` : computed
}

/** The colors in force at this element: by day, by night, or those of the reader's own system. */
export function readMapColors(host: HTMLElement): MapColors {
  const probe = document.createElement('span')
  probe.className = 'places-map__probe'
  host.append(probe)
  const colorOf = (token: string) => {
    // A mix with itself: the browser then prints channels, whatever notation the token is written in.
    probe.style.color = `color-mix(in srgb, var(${token}), var(${token}))`
    return paintableColor(getComputedStyle(probe).color)
  }
  const colors = {
    beyond: colorOf(TOKENS.beyond),
    land: colorOf(TOKENS.land),
    countyLine: colorOf(TOKENS.countyLine),
    stateLine: colorOf(TOKENS.stateLine),
  }
  probe.remove()
  return colors
}

const SYSTEM_CHOICES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)']

/** Calls when the colors may have changed; returns how to stop. */
export function watchMapColors(onChange: () => void): () => void {
  const choices = SYSTEM_CHOICES.map((query) => matchMedia(query))
  for (const choice of choices) choice.addEventListener('change', onChange)
  const theme = new MutationObserver(onChange)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    for (const choice of choices) choice.removeEventListener('change', onChange)
    theme.disconnect()
  }
}
