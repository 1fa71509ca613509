import type { HomePicture } from '../pictures/picture'

/** In days. */
export const WEEKS = 14
export const THREE_WEEKS = 21
export const MONTH = 28

/** What is told for a doctor in days, and how many days at least it must have lasted. */
export interface ForDays extends HomePicture {
  readonly from?: number
  /** Whether it holds beside something lesser that is told as a whole too. */
  readonly overrules?: true
}
