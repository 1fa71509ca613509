import { createHmac } from 'node:crypto'
import fastify from 'fastify'

const SESSION = `select sessions.last_seen_at, users.id, users.email, users.first_name, users.last_name,
    users.profile_image_url, users.role, users.subscription_tier, users.subscription_status, users.email_verified,
    users.created_at
  from sessions inner join users on users.id = sessions.user_id
  where sessions.sid = $1 and sessions.expire > $2 and sessions.last_seen_at > $3 and users.is_active = $4`

const MY_PATHWAYS = `select id, user_id, option, locale, words, case when locale = $1 then null else recipe end as recipe,
    pathway_type, availability, status, current_step, completed_steps, sealed_notes, scheduled_date, created_at,
    updated_at
  from care_pathways where user_id = $2 and status in ($3, $4) order by updated_at desc`

const HOUR_MS = 3_600_000
const COOKIE = /(?:^|; )careway=([\w-]{43})/

/**
 * The least that answers the two calls: Fastify as it comes, the driver without a query builder, and rows sent as they
 * are. It resolves the same sessions and makes the same queries as the house.
 * @param client the driver's own handle, which the house uses too
 */
export function createBareServer({ client, kind, sessionSecret, idleHours }) {
  const app = fastify()

  /** On a server the house prepares this statement once for each connection; so does this. */
  const findSession = (values) =>
    kind === 'postgresql'
      ? client.query({ name: 'bare_session', text: SESSION, values })
      : client.query(SESSION, values)

  async function signedIn(request, reply) {
    const token = COOKIE.exec(request.headers.cookie ?? '')?.[1]
    if (!token) return void reply.code(401).send()
    const sid = createHmac('sha256', sessionSecret).update(token).digest('hex')
    const now = new Date()
    const { rows } = await findSession([sid, now, new Date(now.getTime() - idleHours * HOUR_MS), true])
    return rows[0] ?? void reply.code(401).send()
  }
  const answer = (reply, value) => reply.type('application/json; charset=utf-8').send(JSON.stringify(value))

  app.get('/api/auth/user', async (request, reply) => {
    const user = await signedIn(request, reply)
    return user ? answer(reply, user) : reply
  })
  app.get('/api/my-pathways', async (request, reply) => {
    const user = await signedIn(request, reply)
    if (!user) return reply
    const { rows } = await client.query(MY_PATHWAYS, ['en', user.id, 'pursuing', 'completed'])
    return answer(reply, rows)
  })
  return app
}
