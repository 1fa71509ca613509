import { z } from 'zod'
import type { Access, Endpoint } from './endpoint'
import { problemBody, PROBLEMS, type ProblemCode } from './problem'

type Json = Record<string, unknown>

/** Shapes that have a name are written once, among the components. */
const inComponents = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json

interface Schemas {
  readonly schema: Json
  readonly named: Json
}

function schemasOf(shape: z.ZodType, io: 'input' | 'output'): Schemas {
  const made = z.toJSONSchema(shape, { io, unrepresentable: 'any', reused: 'inline' })
  const { $schema: _dialect, $defs: named = {}, id, ...schema } = inComponents(made)
  if (typeof id !== 'string') return { schema, named: named as Json }
  return { schema: { $ref: `#/components/schemas/${id}` }, named: { ...(named as Json), [id]: schema } }
}

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json => schemasOf(shape, io).schema

/** Every named shape that the answers use. */
function namedSchemas(endpoints: readonly Endpoint[]): Json {
  const entries = endpoints.flatMap(({ output }) => Object.entries(schemasOf(output, 'output').named))
  const withoutName = entries.map(([name, schema]): [string, unknown] => {
    const { id: _name, ...rest } = schema as Json
    return [name, rest]
  })
  return Object.fromEntries(withoutName.toSorted(([a], [b]) => a.localeCompare(b)))
}

function parametersOf(endpoint: Endpoint): Json[] {
  const list = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries((schema && (schemaOf(schema, 'input')['properties'] as Json)) ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || Boolean(schema && !schema.shape[name]?.safeParse(undefined).success),
      schema: value,
    }))
  return [...list(endpoint.params, 'path'), ...list(endpoint.query, 'query')]
}

const accessProblems = (access: Access): ProblemCode[] => {
  if (access === 'public') return []
  if (access === 'signed-in') return ['signed_out']
  return typeof access === 'object' ? ['signed_out', 'premium_required'] : ['signed_out', 'forbidden']
}

/** Every refusal a call can give: its own, and those of its access and shape. */
export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const shaped: ProblemCode[] = endpoint.body || endpoint.params || endpoint.query ? ['validation_failed'] : []
  const addressed: ProblemCode[] = endpoint.params ? ['not_found'] : []
  const written: ProblemCode[] = endpoint.method === 'GET' ? [] : ['origin_refused']
  const heard: ProblemCode[] = endpoint.heard ? ['emergency_unanswered'] : []
  const { access, problems = [] } = endpoint
  return [...new Set([...accessProblems(access), ...shaped, ...addressed, ...written, ...problems, ...heard])]
}

function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of problemsOf(endpoint)) {
    const { status } = PROBLEMS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  )
}

/** OpenAPI 3.1 has no word for a stream: the shape of each event stands under its name. */
const streamOf = ({ events }: Endpoint): Json =>
  events
    ? {
        'text/event-stream': {
          schema: { type: 'string' },
          'x-events': Object.fromEntries(
            Object.entries(events).map(([name, shape]) => [name, schemaOf(shape, 'output')]),
          ),
        },
      }
    : {}

const operation = (endpoint: Endpoint): Json => ({
  operationId: endpoint.id,
  summary: endpoint.summary,
  tags: [endpoint.id.split('.')[0]],
  'x-access': typeof endpoint.access === 'object' ? `premium:${endpoint.access.premium}` : endpoint.access,
  ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
  ...((endpoint.params || endpoint.query) && { parameters: parametersOf(endpoint) }),
  ...(endpoint.body && {
    requestBody: {
      required: !endpoint.bodyOptional,
      content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
    },
  }),
  responses: {
    [String(endpoint.status ?? 200)]: {
      description: 'Done',
      content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') }, ...streamOf(endpoint) },
    },
    ...refusalsOf(endpoint),
  },
})

/** The OpenAPI 3.1 description of a list of calls. */
export function openapiOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Careway',
      version: '0.1.0',
      description:
        'Healthcare navigation for people in the United States. All calls are same-origin and send the session cookie.',
    },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemBody, 'output'), ...namedSchemas(endpoints) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-careway' } },
    },
  }
}
