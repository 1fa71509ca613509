import { CallError, problemMessage } from '../../platform/call'
import type { FormFailure } from './components/account-form'

/** What the alert area says: the server's sentence, else the form's own, and how long to wait when told. */
export const failureOf = (error: unknown, fallback: string): FormFailure | undefined =>
  error === null || error === undefined
    ? undefined
    : {
        message: problemMessage(error, fallback),
        retryAfterSeconds: error instanceof CallError ? error.retryAfterSeconds : undefined,
      }

/** The server's sentences for single fields, by field. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof CallError && error.problem?.fieldErrors) || {}
