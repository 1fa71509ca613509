const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Numbers to the last digit; of an object, the fields that are expected. In a case file, null stands for nothing. */
export function isAsExpected(actual: unknown, expected: unknown): boolean {
  if (expected === null) return actual === null || actual === undefined
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((each, index) => isAsExpected(actual[index], each))
    )
  }
  if (isObject(expected)) {
    return isObject(actual) && Object.entries(expected).every(([name, each]) => isAsExpected(actual[name], each))
  }
  return Object.is(actual, expected)
}
