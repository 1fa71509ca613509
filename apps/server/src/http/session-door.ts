import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionDoor } from '../calls/endpoint-handler'
import type { SessionStore } from '../ports/session-store'
import type { SessionCookie } from './session-cookie'

/** The session of one request. A session begun here never keeps the secret the browser came with. */
export function sessionDoor(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: SessionCookie,
  store: SessionStore,
): SessionDoor {
  const endPresent = async () => {
    const present = cookie.hashIn(request.headers.cookie)
    if (present) await store.end(present)
  }
  return {
    begin: async (userId, passwordHash) => {
      await endPresent()
      const { setCookie, tokenHash } = cookie.make()
      const hasBegun = await store.begin(tokenHash, userId, passwordHash)
      if (hasBegun) reply.header('set-cookie', setCookie)
      return hasBegun
    },
    end: async () => {
      await endPresent()
      reply.header('set-cookie', cookie.drop)
    },
  }
}
