import { z } from 'zod'
import { isBlank } from '@careway/domain/free-text/is-blank'
import { US_STATES } from '@careway/domain/vocabulary/us-state'
import type { FieldIssue } from './field-issue'

const issue = (code: FieldIssue): FieldIssue => code

/** Text with an end: what is longer is refused, never cut. */
export const text = (maximum: number, missing: FieldIssue = 'required') =>
  z.string(issue(missing)).max(maximum, issue('tooLong'))

export const requiredText = (maximum: number, missing: FieldIssue = 'required') =>
  text(maximum, missing)
    .trim()
    .min(1, issue(missing))
    .refine((written) => !isBlank(written), issue(missing))

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values, missing: FieldIssue) =>
  z.enum(values, issue(missing))

export const EMAIL_MAXIMUM = 254
export const email = z
  .string(issue('email'))
  .trim()
  .max(EMAIL_MAXIMUM, issue('tooLong'))
  .pipe(z.email(issue('email')))

export const PASSWORD_MAXIMUM = 200
/** The server's own minimum. The forms ask for 6, 8 or 1 as each is specified. */
export const password = z
  .string(issue('passwordRequired'))
  .min(6, issue('passwordTooShort'))
  .max(PASSWORD_MAXIMUM, issue('tooLong'))

export const NAME_MAXIMUM = 80
/** Line ends, other control characters, and marks that turn the direction of the text around them. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const name = (missing: FieldIssue) =>
  requiredText(NAME_MAXIMUM, missing).refine((text) => !CONTROLS.test(text), issue('format'))
export const firstName = name('firstName')
export const lastName = name('lastName')

export const zipCode = z.string(issue('zipCode')).regex(/^\d{5}$/, issue('zipCode'))
export const state = z.enum(US_STATES, issue('state'))

const CALENDAR_START = Date.UTC(1900)
const CALENDAR_END = Date.UTC(2200)
const isOnOurCalendar = (text: string) => Date.parse(text) >= CALENDAR_START && Date.parse(text) < CALENDAR_END
/** From 1900 up to 2200: PostgreSQL has no year 0, and no appointment lies outside. */
export const instant = z.iso.datetime({ offset: true, error: issue('format') }).refine(isOnOurCalendar, issue('range'))
/** In small letters, as they are kept: capitals name the same thing. */
export const uuid = z.uuid(issue('format')).toLowerCase()

const DECIMAL = /^-?\d+(\.\d+)?$/
/** A number that is written in an address, in decimal digits only: `0x1`, `1e2` and an empty text are none. */
export const writtenNumber = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((text) => (typeof text === 'string' && DECIMAL.test(text) ? Number(text) : text), value)

/** The secret of a mailed or printed one-time link. */
export const linkToken = z
  .string(issue('required'))
  .min(20, issue('format'))
  .max(200, issue('format'))
  .regex(/^[\w-]+$/, issue('format'))
