/** Leaves the single-page app for an address of the server. */
export const goTo = (path: string): void => window.location.assign(path)

/** Signing in again, and back to where the person was. */
export const signInAgainPath = (): string => {
  const here = window.location.pathname + window.location.search
  return `/api/login?returnTo=${encodeURIComponent(here)}`
}
