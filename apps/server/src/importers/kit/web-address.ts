const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i

/** What browsers and servers take. */
const LONGEST = 2000

/** A web address as people type it into a register, made whole; undefined where it is none. */
export function webAddress(printed: string): string | undefined {
  const text = printed.trim()
  if (text === '' || text.length > LONGEST || /\s/.test(text)) return undefined
  const whole = HAS_SCHEME.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isPublicName = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(url.hostname)
  return isWeb && isPublicName && !url.username ? url.href : undefined
}
