import { ServiceUnreachable } from './service-unreachable'

export type Bulkhead = <T>(ask: () => Promise<T>) => Promise<T>

/** Lets so many ask at the same time. Others are told at once, and don't wait in a row that nobody bounds. */
export function createBulkhead(mostAtOnce: number): Bulkhead {
  let underWay = 0
  return async (ask) => {
    if (underWay >= mostAtOnce) throw new ServiceUnreachable('too-many-at-once')
    underWay += 1
    try {
      return await ask()
    } finally {
      underWay -= 1
    }
  }
}
