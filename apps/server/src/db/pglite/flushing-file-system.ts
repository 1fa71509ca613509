import { fsyncSync } from 'node:fs'
import { dirname } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { LogFlusher } from './log-flusher'

interface FileNode {
  readonly name: string
}
interface FileStream {
  readonly node: FileNode
  /** The descriptor that the system knows. */
  readonly nfd: number
}

/** As much of Emscripten's bridge to the real file system as is looked at here. */
interface FileBridge {
  realPath(node: FileNode): string
  /** Turns a fault of Node into one that the engine understands. */
  tryFSOperation<T>(operation: () => T): T
  readonly stream_ops: {
    write(stream: FileStream, ...rest: readonly unknown[]): number
    fsync?(stream: FileStream): number
  }
  readonly node_ops: {
    rename(node: FileNode, ...rest: readonly unknown[]): void
    unlink(parent: FileNode, name: string): void
  }
}

type EngineOptions = Parameters<NodeFS['init']>[1]

const LOG_FOLDER = /[\\/]pg_wal$/
const LOG_SEGMENT = /[\\/]pg_wal[\\/][0-9A-F]{24}$/

/**
 * Emscripten's bridge has no `fsync`: the engine asks for it and nothing happens. This puts it in. Flushes of the
 * write-ahead log are postponed to the flusher, all others are done at once, and no other file is written while the log
 * is behind, so that the order PostgreSQL relies on holds on the disk too.
 */
export function addFlushes(bridge: FileBridge, flusher: LogFlusher): void {
  const { stream_ops: streams, node_ops: nodes } = bridge
  const { write } = streams
  const { rename, unlink } = nodes
  streams.fsync = (stream) => {
    const path = bridge.realPath(stream.node)
    bridge.tryFSOperation(() => (LOG_SEGMENT.test(path) ? flusher.postpone(path) : fsyncSync(stream.nfd)))
    return 0
  }
  streams.write = (stream, ...rest) => {
    if (flusher.isBehind() && !LOG_FOLDER.test(dirname(bridge.realPath(stream.node))))
      bridge.tryFSOperation(() => flusher.settleNow())
    return write(stream, ...rest)
  }
  nodes.rename = (node, ...rest) => {
    if (LOG_SEGMENT.test(bridge.realPath(node))) bridge.tryFSOperation(() => flusher.release())
    rename(node, ...rest)
  }
  nodes.unlink = (parent, name) => {
    if (LOG_FOLDER.test(bridge.realPath(parent))) bridge.tryFSOperation(() => flusher.release())
    unlink(parent, name)
  }
}

/** The engine's folder on the real file system, with flushes that reach the disk. */
export class FlushingFileSystem extends NodeFS {
  readonly #flusher: LogFlusher

  constructor(folder: string, flusher: LogFlusher) {
    super(folder)
    this.#flusher = flusher
  }

  override async init(engine: Parameters<NodeFS['init']>[0], options: EngineOptions) {
    const hook = (module: object) => addFlushes((module as { readonly NODEFS: FileBridge }).NODEFS, this.#flusher)
    return super.init(engine, { ...options, preRun: [...(options.preRun ?? []), hook] })
  }
}
