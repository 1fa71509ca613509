import type { Database, Executor } from './database'
import type { TransactionScope } from './transaction-scope'

/** The house's handle on an open engine: the same rules whichever engine it is. */
export const handleOn = (
  orm: Executor,
  scope: TransactionScope,
  rest: Omit<Database, 'orm' | 'transaction'>,
): Database => ({
  ...rest,
  get orm() {
    scope.refuseInside()
    return orm
  },
  transaction: async (work) => {
    scope.refuseInside()
    return orm.transaction((tx) => scope.run(() => work(tx as unknown as Executor)))
  },
})
