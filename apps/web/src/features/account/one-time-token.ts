/** The secret of a one-time link: all that follows the `#`, which is never sent to a server. */
export const oneTimeToken = (hash: string): string | undefined => hash.replace(/^#(token=)?/, '') || undefined
