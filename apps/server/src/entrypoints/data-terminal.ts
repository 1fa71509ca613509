export interface DataTerminal {
  /** Where a file's path starts from. */
  readonly folder: string
  readonly progress: NodeJS.WriteStream
  say(lines: readonly string[]): void
}
