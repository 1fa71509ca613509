/** Where the house writes what happened. Fields are names, codes and counts; never a body, a secret or a health detail. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
