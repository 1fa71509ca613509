const NOWHERE = 'http://nowhere.invalid'

/** A path on this site to go to after signing in; `/` for anything else, so that no link sends people away. */
export function safeReturnTo(asked: string | null | undefined): string {
  if (!asked || asked.length > 500 || !/^\/(?![/\\])/.test(asked)) return '/'
  if (/[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, NOWHERE)) return '/'
  const url = new URL(asked, NOWHERE)
  if (url.origin !== NOWHERE || url.pathname.startsWith('//') || url.pathname.startsWith('/api')) return '/'
  return `${url.pathname}${url.search}`
}
