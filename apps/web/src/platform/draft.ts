/**
 * What was typed and not yet sent, kept for this tab only and cleared on sign-out. Health answers must not outlive the
 * tab on a borrowed computer, so it is the session's storage and never the browser's lasting one.
 */
const PREFIX = 'careway-draft:'
const OWNER = 'careway-draft-owner'

let isClosed = false

export function saveDraft(name: string, value: unknown): void {
  if (isClosed) return
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Without storage the form still works; only a reload loses it.
  }
}

export function recallDraft(name: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether anything that was typed waits in this tab. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was kept.
  }
}

export function forgetAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    sessionStorage.removeItem(OWNER)
  } catch {
    // Nothing was kept.
  }
}

/** Forgets all, and keeps nothing that a form still holds back until the page is left. */
export function closeDrafts(): void {
  isClosed = true
  forgetAllDrafts()
}

/** Drafts of a session that ended wait for the same person: whoever else signs in must not find them. */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER)
    if (owner !== null && owner !== userId) forgetAllDrafts()
    sessionStorage.setItem(OWNER, userId)
  } catch {
    // Nothing was kept.
  }
}
