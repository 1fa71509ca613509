/** Work that goes on after the answer is sent. A failure is logged; a clean stop waits for it. */
export interface Afterwork {
  add(name: string, task: () => Promise<void>): void
}
