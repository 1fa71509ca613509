import type { z } from 'zod'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import { EXAMPLE_BODIES } from './example-bodies'

export interface SpoiledBody {
  readonly what: string
  /** The fields whose fault must be told. */
  readonly fields: readonly string[]
  readonly body: unknown
}

const WRAPPERS = ['optional', 'nullable', 'default', 'prefault']

/** The schema under its wrappers, and the one that a preprocessing step feeds. */
function bare(schema: z.ZodType): z.ZodType {
  const { def } = schema
  if (def.type === 'pipe') {
    const { in: first, out } = def as unknown as { readonly in: z.ZodType; readonly out: z.ZodType }
    return bare(first.def.type === 'transform' ? out : first)
  }
  return WRAPPERS.includes(def.type) ? bare((def as unknown as { readonly innerType: z.ZodType }).innerType) : schema
}

const typeOf = (schema: z.ZodType) => bare(schema).def.type
const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success

/** Values known to be wrong for fields of that name. */
const WRONG_BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  age: [0, 121, 1.5, -1, '34', Number.MAX_SAFE_INTEGER],
  zipCode: ['ABCDE', '1234', '123456', ' 66101', '00000', 66_101],
  state: ['ZZ', 'ks', 'Kansas', 'CA'],
  email: ['ana', 'ana@', '@example.org', 'ana@example', 'ana@exa mple.org', 'a@b.c\u0000'],
  householdSize: [0, 21, 2.5],
  estimatedAnnualIncome: [-1, 1e12],
  password: [''],
  token: ['', '../../etc/passwd', "' or 1=1 --"],
  completedAt: ['yesterday', '2026-13-01T00:00:00Z'],
  scheduledDate: ['tomorrow'],
  timestamp: ['now'],
}

function wrongValues(name: string, schema: z.ZodType): readonly (readonly [string, unknown])[] {
  const kind = typeOf(schema)
  const named = (WRONG_BY_NAME[name] ?? []).map((value) => [`${name} ${JSON.stringify(value)}`, value] as const)
  const wrongType = [`${name} of a wrong type`, kind === 'object' ? 7 : { $ne: null }] as const
  const list =
    kind === 'array'
      ? ([[`${name} with an unknown choice`, ['nonsense']]] as const)
      : ([[`${name} as a list`, ['x', 'y']]] as const)
  const choice =
    kind === 'enum' || kind === 'literal' ? ([[`${name} with an unknown choice`, 'nonsense']] as const) : []
  const text =
    kind === 'string'
      ? ([
          [`${name} that is too long`, 'x'.repeat(20_000)],
          [`${name} with U+0000`, 'abcdef\u0000ghijklmnopqrstuvwx'],
        ] as const)
      : []
  return [wrongType, ...list, ...choice, ...text, ...named]
}

const UNKNOWN = [
  'role',
  'isAdmin',
  'id',
  'userId',
  'passwordHash',
  'emailVerified',
  'createdAt',
  'subscriptionExpiresAt',
  'toString',
]

/** Every way to spoil the body of a call that must be answered with 400 and the field's name. */
export function spoiledBodies(endpoint: Endpoint): readonly SpoiledBody[] {
  const example = EXAMPLE_BODIES[endpoint.id] ?? {}
  const shape: Record<string, z.ZodType> = endpoint.body?.shape ?? {}
  const known = Object.entries(shape).filter(([name]) => name in example)
  const wrong = known.flatMap(([name, schema]) =>
    wrongValues(name, schema).map(([what, value]) => ({ what, fields: [name], body: { ...example, [name]: value } })),
  )
  const missing = known
    .filter(([, schema]) => !isOptional(schema))
    .map(([name]) => {
      const { [name]: _left, ...rest } = example
      return { what: `no ${name}`, fields: [name], body: rest }
    })
  const unknownNames = [...UNKNOWN, 'subscriptionTier', 'subscriptionStatus'].filter((name) => !(name in shape))
  const unknown = unknownNames.map((name) => ({
    what: `an unknown field ${name}`,
    fields: [name],
    body: { ...example, [name]: 'super_admin' },
  }))
  const everything = {
    what: 'everything wrong at once',
    fields: [...known.map(([name]) => name), 'role'],
    body: { ...Object.fromEntries(known.map(([name]) => [name, { $ne: null }])), role: 'admin' },
  }
  return [...wrong, ...missing, ...unknown, everything]
}
