import type { ComponentProps } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { pathOf, type RouteName } from './routes'

/** The path of the address, without search and hash. */
export const usePathname = (): string => useLocation()[0]

/** The search of the address, without its question mark. Changes with it. */
export const useSearchText = (): string => useSearch()

export type Navigate = (path: string, options?: { replace?: boolean }) => void

/** Goes to another address of the app without loading the page again. */
export const useNavigate = (): Navigate => useLocation()[1]

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: RouteName; search?: string }

/** A link to a screen by its route's name. Marks itself when it leads to where one is. */
export function RouteLink({ to, search = '', ...rest }: RouteLinkProps) {
  const isHere = usePathname() === pathOf(to) && search === ''
  return <Link {...rest} href={pathOf(to) + search} aria-current={isHere ? 'page' : undefined} />
}
