/** Makes a value when it is first asked for, and keeps it. */
export const once = <Value extends {}>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}
