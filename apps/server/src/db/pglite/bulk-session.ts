import { copyStatement, emptyStatement, type BulkSession } from '../bulk-session'
import type { Engine } from './engine'

/** The embedded engine reads what is copied from memory, so it gets one block at a time. */
export const embeddedSession = (engine: Engine): BulkSession => ({
  run: async (statement) => void (await engine.exec(statement)),
  copy: async (target, blocks) => {
    const statement = copyStatement(target, "'/dev/blob'")
    try {
      for await (const block of blocks) await engine.query(statement, [], { blob: new Blob([new Uint8Array(block)]) })
    } catch (fault) {
      await engine.exec(emptyStatement(target))
      throw fault
    }
  },
})
