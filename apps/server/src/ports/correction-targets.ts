import type { CorrectionTarget } from '@careway/domain/vocabulary/correction-terms'

/** What a record that we show is called; nothing where there is no such record. */
export type FindTitle = (type: CorrectionTarget, targetId: string) => Promise<string | undefined>
