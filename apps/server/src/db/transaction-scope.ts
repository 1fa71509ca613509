import { AsyncLocalStorage } from 'node:async_hooks'

/** The database was used inside a transaction instead of the transaction itself. */
export class OuterHandleInTransaction extends Error {
  constructor() {
    super(
      'The database handle was used inside one of its own transactions. Use the transaction that was handed in: ' +
        'on the embedded engine the outer handle would wait for ever.',
    )
    this.name = 'OuterHandleInTransaction'
  }
}

export interface TransactionScope {
  /** Runs the work of one transaction. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** @throws OuterHandleInTransaction when called by the work of a transaction that is still open. */
  refuseInside(): void
}

export function createTransactionScope(): TransactionScope {
  const storage = new AsyncLocalStorage<{ isOpen: boolean }>()
  return {
    run: async (work) => {
      const transaction = { isOpen: true }
      try {
        // Queries start when they are awaited, so the awaiting has to happen inside too.
        return await storage.run(transaction, async () => await work())
      } finally {
        transaction.isOpen = false
      }
    },
    refuseInside: () => {
      if (storage.getStore()?.isOpen) throw new OuterHandleInTransaction()
    },
  }
}
