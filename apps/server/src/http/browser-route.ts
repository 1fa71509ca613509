import type { FastifyInstance } from 'fastify'
import type { BrowserRoute, Departure } from '../calls/browser-visit'
import { API_HEADERS } from './api-headers'
import { limitAddress } from './client-address'
import type { HttpParts } from './http-parts'
import { cookieValue } from './session-cookie'
import { sessionDoor } from './session-door'

/** What the `Host` header says is anybody's word, and may be no address at all. */
const NO_HOST = 'http://nowhere.invalid'

function keepCookie(keep: NonNullable<Departure['keep']>, path: string, isHttps: boolean): string {
  const maxAge = keep.value === '' ? 0 : keep.maxAgeSeconds
  return `${keep.name}=${keep.value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isHttps ? '; Secure' : ''}`
}

/** Hangs a redirecting address on the server. Its cookies reach only addresses under `/api/login`. */
export function mountBrowserRoute(app: FastifyInstance, route: BrowserRoute, parts: HttpParts): void {
  app.get(route.path, async (request, reply) => {
    const departure = await route.visit({
      url: new URL(request.url, NO_HOST),
      address: limitAddress(request.ip),
      session: sessionDoor(request, reply, parts.cookie, parts.sessions),
      cookie: (name) => cookieValue(request.headers.cookie, name),
    })
    reply.headers(API_HEADERS)
    if (departure.keep) reply.header('set-cookie', keepCookie(departure.keep, '/api/login', parts.isHttps))
    return reply.redirect(departure.location, 302)
  })
}
