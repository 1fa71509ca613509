import { listCopies } from './copies'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface DailyCopies {
  readonly dataDir: string
  copyNow(): Promise<string>
  /** A copy that failed stops nothing: it is told, and tried again an hour later. */
  onFailure(fault: unknown): void
}

/** Looks every hour whether the newest copy is a day old. Answers how to stop. */
export function startDailyCopies({ dataDir, copyNow, onFailure }: DailyCopies): () => void {
  const copyWhenDue = async () => {
    try {
      const [newest] = listCopies(dataDir)
      if (!newest || Date.now() - newest.madeAt.getTime() >= DAY_MS) await copyNow()
    } catch (fault) {
      onFailure(fault)
    }
  }
  const timer = setInterval(() => void copyWhenDue(), HOUR_MS).unref()
  return () => clearInterval(timer)
}
