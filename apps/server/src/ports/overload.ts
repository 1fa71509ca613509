/** Too much was asked: by one caller, or of the house as a whole. */
export class Overload extends Error {
  override readonly name = 'Overload'

  constructor(
    readonly reason: 'too-many-tries' | 'busy',
    readonly retryAfterSeconds: number,
  ) {
    super(reason)
  }
}
