import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Patterns such as `/campaigns/:slug`; nothing when the build says nothing, and then every address is known. */
export type Routes = readonly string[] | undefined

export const readRoutes = (file: string): Routes =>
  existsSync(file) ? z.array(z.string().startsWith('/')).parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined

const segments = (path: string) => path.split('/').filter((each) => each !== '')

function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.at(-1) === '*') return wanted.slice(0, -1).every((each, index) => each === given[index])
  return wanted.length === given.length && wanted.every((each, index) => each.startsWith(':') || each === given[index])
}

export const isKnownRoute = (routes: Routes, path: string): boolean =>
  routes === undefined || routes.some((pattern) => matches(pattern, path))
