const LONGEST = 40

/** Small letters, digits and hyphens, as in `hsds-county`. */
export const isPublicName = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= LONGEST

/** A name made of a file's or a folder's; undefined where nothing of it can be used. */
export function nameFromPath(path: string): string | undefined {
  const last = path.split(/[\\/]/).findLast(Boolean) ?? ''
  const name = last
    .replace(/\.(?:json|csv|zip)$/i, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-?hsds-(?=[a-z0-9])/, '')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
  return isPublicName(name) ? name : undefined
}
