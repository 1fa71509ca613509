import { useState } from 'react'

/** The moment at which a screen came up. It does not tick. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
