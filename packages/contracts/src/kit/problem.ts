import { z } from 'zod'

/**
 * Every way a call can be refused: a closed list. The status travels with the code; the sentence is in the message
 * catalogs under `problems.<code>`.
 */
export const PROBLEMS = {
  validation_failed: { status: 400 },
  malformed_json: { status: 400 },
  link_invalid: { status: 400 },
  unknown_zip_code: { status: 400 },
  profile_incomplete: { status: 400 },
  requiresProfile: { status: 400 },
  requiresLocation: { status: 400 },
  invalidLocation: { status: 400 },
  invalidZipCode: { status: 400 },
  needsApiKey: { status: 400 },
  county_needed: { status: 400 },
  income_needed: { status: 400 },
  signed_out: { status: 401 },
  credentials_wrong: { status: 401 },
  forbidden: { status: 403 },
  origin_refused: { status: 403 },
  tier_change_forbidden: { status: 403 },
  premium_required: { status: 403 },
  demo_only: { status: 403 },
  not_found: { status: 404 },
  profile_missing: { status: 404 },
  method_not_allowed: { status: 405 },
  email_taken: { status: 409 },
  last_super_admin: { status: 409 },
  pathway_not_identified: { status: 409 },
  conflict: { status: 409 },
  bookmarks_full: { status: 409 },
  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  idempotency_key_reused: { status: 422 },
  too_many_requests: { status: 429 },
  emergency_unanswered: { status: 429 },
  internal: { status: 500 },
  busy: { status: 503 },
  marketplace_unreachable: { status: 503 },
} as const

export type ProblemCode = keyof typeof PROBLEMS

export const problemCodes = Object.keys(PROBLEMS) as ProblemCode[]

/** Refusals that carry their code as a flag too, such as `"requiresProfile": true`: some readers look for nothing else. */
export const FLAGGED_PROBLEMS = [
  'requiresProfile',
  'requiresLocation',
  'invalidLocation',
  'invalidZipCode',
  'needsApiKey',
] as const satisfies readonly ProblemCode[]
export type FlaggedProblem = (typeof FLAGGED_PROBLEMS)[number]

export const isFlagged = (code: ProblemCode): code is FlaggedProblem =>
  (FLAGGED_PROBLEMS as readonly ProblemCode[]).includes(code)

const flag = z.literal(true).optional()
const flags = Object.fromEntries(FLAGGED_PROBLEMS.map((code) => [code, flag])) as Record<FlaggedProblem, typeof flag>

/** The body of every refusal. `fieldErrors` maps a dotted field path to a sentence in the reader's language. */
export const problemBody = z.object({
  message: z.string(),
  code: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  fieldErrors: z.record(z.string(), z.string()).optional(),
  ...flags,
})

export type ProblemBody = z.infer<typeof problemBody>
